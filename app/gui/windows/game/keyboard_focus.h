// Where the keyboard is: on the board, in the hand, or at cards that lie open.
#pragma once

#include <QObject>

class QWidget;

namespace gnostica::gui {

class ActionSet;
class BoardView;
class CardList;
class HandPanel;
class TurnController;

/// Brings the keyboard to where the next pick can be made: to the hand where only its cards can be picked, to the board
/// where only that, to the cards that lie open where only they. It moves between these alone, and from where nothing
/// can be done, and never while something is being put together. A key goes to the board, and one to the hand.
class KeyboardFocus : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    KeyboardFocus(BoardView& board, HandPanel& hand, CardList& openCards, const TurnController& turn,
                  const ActionSet& actions, QWidget* window);

private:
    void follow();
    QWidget* onlyPlace() const;
    bool mayLeave(const QWidget* focus) const;

    BoardView& board_;
    HandPanel& hand_;
    CardList& openCards_;
    const TurnController& turn_;
    QWidget* window_;
};

}  // namespace gnostica::gui
