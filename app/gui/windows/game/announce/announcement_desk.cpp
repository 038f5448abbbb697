#include "app/gui/windows/game/announce/announcement_desk.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/play/seals.h"
#include "app/gui/windows/game/announce/announcement_sheet.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/table_access.h"
#include "app/language/lists.h"
#include "app/turn/turn_controller.h"
#include "app/wording/play/announcement_wording.h"

#include <utility>

namespace gnostica::gui {

using wording::AnnouncementWording;

namespace {

/// Players who have a turn before an announced last turn.
int othersIn(const engine::State& state, engine::Seat announcer) {
    int others = 0;
    for (int i = 0; i < state.seats; ++i) {
        const engine::Seat seat = engine::seatAt(i);
        others += seat != announcer && !state.isEliminated(seat) ? 1 : 0;
    }
    return others;
}

}  // namespace

AnnouncementDesk::AnnouncementDesk(const Parts& parts, QObject* parent)
    : QObject(parent),
      parts_(parts),
      sheet_(new AnnouncementSheet(&parts.area)) {
    parts_.turn.setQuestion([this](const engine::Rules& rules, const engine::View& view, const engine::Step& step) {
        return mayTake(rules, view, step);
    });
    connect(sheet_, &AnnouncementSheet::answered, this, &AnnouncementDesk::answer);
    connect(&parts_.turn, &turn::TurnController::choiceChanged, this, &AnnouncementDesk::follow);
    whenLanguageChanges(&parts_.area, this, [this] { speakAgain(); });
}

void AnnouncementDesk::setMotion(int animationMs) {
    sheet_->setMotion(animationMs);
}

bool AnnouncementDesk::mayTake(const engine::Rules& rules, const engine::View& view, const engine::Step& step) {
    const bool isAsked = std::holds_alternative<engine::step::Challenge>(step) && !isAgreed_ &&
                         AnnouncementWording::earlyIn(rules, view).has_value();
    if (!isAsked) {
        return true;
    }
    const Seal& seal = parts_.seals.announceSeal();
    const QRect round = seal.round();
    const QRect place = seal.isVisible() ? QRect(seal.mapTo(&parts_.area, round.topLeft()), round.size()) : QRect();
    asked_ = view;
    sheet_->ask(wordsFor(rules, view), place);
    parts_.access.setAsked(true);
    return false;
}

EarlyWords AnnouncementDesk::wordsFor(const engine::Rules& rules, const engine::View& view) const {
    const auto early = AnnouncementWording::earlyIn(rules, view).value_or(AnnouncementWording::Early());
    //: %n: players who play before an announced last turn
    const QString before =
        tr("Before then, %n other players have one turn each.", nullptr, othersIn(view.open(), view.viewer()));
    return {view.viewer(), early.held, early.needed,
            language::sentences({AnnouncementWording::risk(rules, early), before}),
            parts_.chance ? parts_.chance() : QString()};
}

void AnnouncementDesk::answer(bool announces) {
    asked_.reset();
    parts_.access.setAsked(false);
    parts_.area.setFocus(Qt::OtherFocusReason);
    if (announces) {
        isAgreed_ = true;
        if (parts_.turn.propose(engine::step::Challenge{})) {
            parts_.turn.confirm();
        }
        isAgreed_ = false;
    }
}

void AnnouncementDesk::follow() {
    const turn::StepChooser& chooser = parts_.turn.chooser();
    if (asked_ && (chooser.isIdle() || chooser.view() != *asked_)) {
        sheet_->dismiss();
    }
}

void AnnouncementDesk::speakAgain() {
    if (asked_) {
        sheet_->say(wordsFor(parts_.turn.chooser().rules(), *asked_));
    }
}

}  // namespace gnostica::gui
