#include "app/gui/window/keyboard_focus.h"

#include "app/gui/board/board_view.h"
#include "app/gui/keys/key_map.h"
#include "app/gui/panels/hand_panel.h"
#include "app/gui/play/turn_controller.h"

#include <QShortcut>
#include <QWidget>

namespace gnostica::gui {

KeyboardFocus::KeyboardFocus(BoardView& board, HandPanel& hand, const TurnController& turn, QWidget* window)
    : QObject(window),
      board_(board),
      hand_(hand),
      turn_(turn),
      window_(window) {
    add(Act::toBoard, board_);
    add(Act::toHand, hand_);
    connect(&turn, &TurnController::choiceChanged, this, &KeyboardFocus::follow);
    retranslate();
}

void KeyboardFocus::add(Act act, QWidget& place) {
    auto* shortcut = new QShortcut(window_);
    connect(shortcut, &QShortcut::activated, this, [&place] { place.setFocus(Qt::TabFocusReason); });
    shortcuts_.emplace_back(act, shortcut);
}

void KeyboardFocus::retranslate() {
    const KeyMap keys;
    for (const auto& [act, shortcut] : shortcuts_) {
        shortcut->setKeys(keys.keys(act, KeyScope::game));
    }
}

void KeyboardFocus::follow() {
    const StepChooser& chooser = turn_.chooser();
    if (chooser.isIdle() || !chooser.picks().empty()) {
        return;
    }
    const Candidates& open = chooser.candidates();
    const bool onBoard = !open.spaces.empty() || !open.pieces.empty();
    const engine::Seat decider = chooser.decider();
    const bool inHand =
        engine::isPlayer(decider) && !(open.cards - (open.cards - chooser.state().hands[decider])).empty();
    const QWidget* focus = window_->focusWidget();
    if (inHand && !onBoard && focus == &board_) {
        hand_.setFocus(Qt::OtherFocusReason);
    } else if (onBoard && !inHand && focus != nullptr && (focus == &hand_ || hand_.isAncestorOf(focus))) {
        board_.setFocus(Qt::OtherFocusReason);
    }
}

}  // namespace gnostica::gui
