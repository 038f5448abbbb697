#include "app/gui/windows/game/recap_desk.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/recap/headline.h"
#include "app/gui/windows/game/recap/headline_bar.h"
#include "app/gui/windows/game/recap/recap_panel.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/rule_facts.h"

#include <QTimer>

#include <algorithm>
#include <chrono>

namespace gnostica::gui {

using namespace engine;

namespace {

/// Delay between two replayed steps.
constexpr std::chrono::milliseconds kBetweenSteps{1100};

Chime chimeOf(const Headline& news) {
    const auto* event = std::get_if<Event>(&news);
    if (event == nullptr) {
        return Chime::lead;
    }
    return std::holds_alternative<event::SeatEliminated>(*event) ? Chime::elimination : Chime::announcement;
}

Seat seatOf(const Event& event) {
    if (const auto* announced = std::get_if<event::LastTurnAnnounced>(&event)) {
        return announced->seat;
    }
    const auto* eliminated = std::get_if<event::SeatEliminated>(&event);
    return eliminated != nullptr ? eliminated->seat : Seat::none;
}

}  // namespace

RecapDesk::RecapDesk(PlayArea& area)
    : QObject(&area),
      area_(area),
      panel_(new RecapPanel(area.board()->cardArt(), &area)),
      headline_(new HeadlineBar(&area)),
      steps_(new QTimer(this)) {
    area.addNotice(headline_, Qt::AlignHCenter);
    steps_->setInterval(kBetweenSteps);
    connect(steps_, &QTimer::timeout, this, &RecapDesk::goOn);
    connect(panel_, &RecapPanel::pointedAt, area.board(), &BoardScene::lightUp);
    connect(panel_, &RecapPanel::replayWanted, this, &RecapDesk::replay);
    whenLanguageChanges(&area, this, [this] { sync(); });
}

void RecapDesk::setMotion(int milliseconds) {
    headline_->setMotion(milliseconds);
}

void RecapDesk::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    steps_->stop();
    toCome_.clear();
    table_ = table;
    speaker_ = speaker;
    recap_ = {};
    lastNews_.reset();
    panel_->clear();
    headline_->say(Seat::none, {});
    area_.board()->setTraces({});
    area_.board()->lightUp({});
}

bool RecapDesk::isReplaying() const {
    return steps_->isActive();
}

/// While the steps are replayed, the list is kept, and the board shows the marks up to the position shown.
void RecapDesk::sync() {
    if (!table_ || speaker_ == nullptr) {
        return;
    }
    if (table_->coveredFor()) {
        recap_ = {};
        panel_->clear();
    } else if (!isReplaying() || table_->isLive()) {
        tell();
    }
    trace();
    sayHeadline();
}

void RecapDesk::showAdvice(const std::vector<BoardTrace>& traces) {
    if (traces != advice_) {
        advice_ = traces;
        trace();
    }
}

void RecapDesk::trace() {
    if (!table_ || table_->coveredFor()) {
        area_.board()->setTraces({});
    } else if (table_->isLive() && !advice_.empty()) {
        area_.board()->setTraces(advice_);
    } else {
        area_.board()->setTraces(isReplaying() ? recapOfShown().traces : recap_.traces);
    }
}

/// Of the position that is shown; empty when the game is over, but not when the user looks back at it.
Recap RecapDesk::recapOfShown() const {
    if (table_->isLive() && table_->isOver()) {
        return {};
    }
    return recapOf(table_->told().first(static_cast<std::size_t>(table_->position())), table_->spokenTo());
}

void RecapDesk::tell() {
    recap_ = recapOfShown();
    panel_->present(recap_, table_->told(), *speaker_);
}

void RecapDesk::sayHeadline() {
    if (table_->coveredFor() || table_->isOver()) {
        headline_->say(Seat::none, {});
        return;
    }
    const auto told = table_->told().first(static_cast<std::size_t>(table_->length()));
    const auto news = headlineOf(table_->rules(), told, table_->lastView(), table_->spokenTo());
    const bool isNew = news && news != lastNews_;
    lastNews_ = news;
    if (isNew) {
        Q_EMIT chimed(chimeOf(*news));
    }
    if (!news) {
        headline_->say(Seat::none, {});
    } else if (const auto* event = std::get_if<Event>(&*news)) {
        headline_->say(seatOf(*event), speaker_->event(*event, table_->spokenTo()), meaningOf(*event));
    } else if (const auto* enough = std::get_if<EnoughPoints>(&*news)) {
        headline_->say(enough->seat,
                       //: %1: player, %n: points
                       language::fill(tr("%1 has %n points, enough to win.", nullptr, enough->points),
                                      {speaker_->playerPhrase(enough->seat)}),
                       tr("A player who still has them at the end of an announced last turn wins the game."));
    } else {
        const auto& lead = std::get<NewLead>(*news);
        //: %1: player, %n: points
        headline_->say(lead.seat,
                       language::fill(tr("%1 takes the lead with %n points.", nullptr, lead.points),
                                      {speaker_->playerPhrase(lead.seat)}),
                       {}, HeadlineBar::Stay::aWhile);
    }
}

/// Cause of an elimination: the announcement that failed in the same step, if there is one.
QString RecapDesk::causeOf(const event::SeatEliminated& eliminated) const {
    const auto told = table_->told().first(static_cast<std::size_t>(table_->length()));
    const auto isEnd = [&](const ToldMoment& moment) {
        return std::ranges::find(moment.events(), Event(eliminated)) != moment.events().end();
    };
    const auto end = std::find_if(told.rbegin(), told.rend(), isEnd);
    if (end == told.rend()) {
        return {};
    }
    const std::span<const Event> events = end->events();
    const auto cause = std::ranges::find_if(events, [&](const Event& event) {
        const auto* judged = std::get_if<event::ChallengeJudged>(&event);
        return judged != nullptr && judged->seat == eliminated.seat && !judged->won;
    });
    return cause != events.end() ? speaker_->event(*cause, table_->spokenTo()) : QString();
}

/// Of an announcement: the points needed to win, and the turns until then. Of an elimination: its cause.
QString RecapDesk::meaningOf(const Event& event) const {
    if (const auto* eliminated = std::get_if<event::SeatEliminated>(&event)) {
        return causeOf(*eliminated);
    }
    const auto* announced = std::get_if<event::LastTurnAnnounced>(&event);
    const View now = table_->lastView();
    const State& state = now.open();
    const auto target = wording::targetOf(table_->rules(), state.seats);
    if (announced == nullptr || !target) {
        return {};
    }
    const int turns = turnsUntil(state, announced->seat);
    const QString when = turns == 0 ? tr("The last turn is being played.")
                                    //: before an announced last turn begins; the one in progress is counted
                                    : tr("%n turns until then.", nullptr, turns);
    const QString points = language::number(score(table_->rules(), state, announced->seat));
    const QString held =
        announced->seat == table_->spokenTo()
            //: of an announced last turn; %1: points that one has, %n: points needed
            ? language::fill(tr("You have %1 of the %n points that you need at its end.", nullptr, *target), {points})
            //: of an announced last turn; %1: player, %2: points that the player has, %n: points needed
            : language::fill(tr("%1 has %2 of the %n points needed at its end.", nullptr, *target),
                             {speaker_->playerPhrase(announced->seat), points});
    return language::sentences({held, when});
}

void RecapDesk::replay() {
    if (!table_ || recap_.items.empty() || table_->coveredFor()) {
        return;
    }
    toCome_.clear();
    const std::span<const ToldMoment> told = table_->told();
    for (const RecapItem& item : recap_.items) {
        for (const std::size_t moment : item.moments) {
            if (told[moment].who() == Seat::chance) {
                toCome_.pop_back();  // shown with the step before it
            }
            toCome_.push_back(static_cast<int>(moment) + 1);
        }
    }
    const auto first = static_cast<int>(recap_.items.front().moments.front());
    steps_->start();
    table_->showPosition(first);
}

void RecapDesk::goOn() {
    if (!table_ || toCome_.empty() || table_->isLive()) {  // the user has returned to the game
        steps_->stop();
        if (table_ && !table_->isLive()) {
            table_->showLast();
        }
        return;
    }
    const int next = toCome_.front();
    toCome_.erase(toCome_.begin());
    table_->showPosition(next);
}

}  // namespace gnostica::gui
