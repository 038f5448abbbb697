// Where the keyboard is: on the board or in the hand.
#pragma once

#include "app/gui/keys/act.h"

#include <QObject>

#include <utility>
#include <vector>

class QShortcut;
class QWidget;

namespace gnostica::gui {

class BoardView;
class HandPanel;
class TurnController;

/// Brings the keyboard to where the next pick can be made: to the hand where only its cards can be picked, to the board
/// where only that. It moves between these two alone, and never while something is being put together. A key goes to
/// each of them.
class KeyboardFocus : public QObject {
    Q_OBJECT

public:
    /// All must stay as long as the window.
    KeyboardFocus(BoardView& board, HandPanel& hand, const TurnController& turn, QWidget* window);

    /// The keys of the language.
    void retranslate();

private:
    void follow();
    void add(Act act, QWidget& place);

    BoardView& board_;
    HandPanel& hand_;
    const TurnController& turn_;
    QWidget* window_;
    std::vector<std::pair<Act, QShortcut*>> shortcuts_;
};

}  // namespace gnostica::gui
