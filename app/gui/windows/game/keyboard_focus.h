// Moves the keyboard focus between the board, the hand and the open cards.
#pragma once

#include <QObject>

class QWidget;

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class ActionSet;
class BoardView;
class CardList;
class HandPanel;

/// Moves the focus to the place of the next pick if there is only one: the hand, the board or the open cards. Moves
/// only between these three, or away from a place that can no longer be used, and never while a step is being put
/// together. There is a key for the board and one for the hand.
class KeyboardFocus : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    KeyboardFocus(BoardView& board, HandPanel& hand, CardList& openCards, const turn::TurnController& turn,
                  const ActionSet& actions, QWidget* window);

private:
    void follow();
    QWidget* onlyPlace() const;
    bool mayLeave(const QWidget* focus) const;

    BoardView& board_;
    HandPanel& hand_;
    CardList& openCards_;
    const turn::TurnController& turn_;
    QWidget* window_;
};

}  // namespace gnostica::gui
