#include "app/gui/windows/game/keyboard_focus.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/card_list.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/turn/turn_controller.h"

#include <QAction>
#include <QWidget>

namespace gnostica::gui {

KeyboardFocus::KeyboardFocus(BoardView& board, HandPanel& hand, CardList& openCards, const turn::TurnController& turn,
                             const ActionSet& actions, QWidget* window)
    : QObject(window),
      board_(board),
      hand_(hand),
      openCards_(openCards),
      turn_(turn),
      window_(window) {
    for (const auto& [act, place] : {std::pair<Act, QWidget*>(Act::toBoard, &board_), {Act::toHand, &hand_}}) {
        connect(actions.at(act), &QAction::triggered, this, [to = place] { to->setFocus(Qt::TabFocusReason); });
    }
    connect(&turn, &turn::TurnController::choiceChanged, this, &KeyboardFocus::follow);
}

/// The place of the next pick; nullptr if there are several, or if it is none of these.
QWidget* KeyboardFocus::onlyPlace() const {
    const turn::StepChooser& chooser = turn_.chooser();
    const engine::Seat decider = chooser.decider();
    if (chooser.isIdle() || !chooser.picks().empty() || !engine::isPlayer(decider)) {
        return nullptr;
    }
    const turn::Candidates& open = chooser.candidates();
    const engine::CardSet elsewhere = open.cards - chooser.state().hands[decider];
    std::vector<QWidget*> places;
    if (!open.spaces.empty() || !open.pieces.empty()) {
        places.push_back(&board_);
    }
    if (!(open.cards - elsewhere).empty()) {
        places.push_back(&hand_);
    }
    if (!elsewhere.empty() && openCards_.isVisibleTo(window_)) {
        places.push_back(&openCards_);
    }
    return places.size() == 1 ? places.front() : nullptr;
}

/// True if the focus is in one of the three places, or can no longer be used where it is.
bool KeyboardFocus::mayLeave(const QWidget* focus) const {
    if (focus == nullptr || !focus->isVisible() || !focus->isEnabled() || focus->focusPolicy() == Qt::NoFocus) {
        return true;
    }
    return focus == &board_ || focus == &hand_ || hand_.isAncestorOf(focus) || focus == &openCards_;
}

void KeyboardFocus::follow() {
    QWidget* place = onlyPlace();
    const QWidget* focus = window_->focusWidget();
    const bool isThere = place != nullptr && focus != nullptr && (focus == place || place->isAncestorOf(focus));
    if (place != nullptr && !isThere && mayLeave(focus)) {
        place->setFocus(Qt::OtherFocusReason);
    }
}

}  // namespace gnostica::gui
