#include "app/gui/windows/game/announce/headline_desk.h"

#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/windows/game/announce/due_sheet.h"
#include "app/gui/windows/game/announce/headline_ribbon.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/play/announcement_wording.h"
#include "app/wording/rule_facts.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;
using Stay = HeadlineRibbon::Stay;

namespace {

Chime chimeFor(const Headline& news) {
    const auto* event = std::get_if<Event>(&news);
    if (event == nullptr) {
        return Chime::lead;
    }
    return std::holds_alternative<event::SeatEliminated>(*event) ? Chime::elimination : Chime::announcement;
}

}  // namespace

HeadlineDesk::HeadlineDesk(PlayArea& area)
    : QObject(&area),
      area_(area),
      ribbon_(new HeadlineRibbon(&area)),
      due_(new DueSheet(&area)) {
    area.addNotice(ribbon_, Qt::AlignHCenter);
    ribbon_->setBehind(area.boardView()->viewport());
    connect(due_, &DueSheet::placedChanged, this, &HeadlineDesk::sync);
    connect(ribbon_, &HeadlineRibbon::placeChanged, this, &HeadlineDesk::makeWay);
    connect(&area, &PlayTable::choicesShown, this, &HeadlineDesk::makeWay);
}

/// What can be chosen behind the ribbon must be seen.
void HeadlineDesk::makeWay() {
    const BoardView& view = *area_.boardView();
    const BoardScene& board = *view.board();
    const QRect ribbon(view.viewport()->mapFromGlobal(ribbon_->mapToGlobal(QPoint())), ribbon_->size());
    const auto isBehind = [&](Space space) {
        return view.mapFromScene(board.geometry().tileOf(space)).boundingRect().intersects(ribbon);
    };
    const turn::BoardMarks marks = area_.tool() != nullptr ? area_.tool()->marks() : turn::BoardMarks();
    const bool isSpace = std::ranges::any_of(marks.spaces, isBehind);
    ribbon_->setInTheWay(isSpace || std::ranges::any_of(marks.pieces, [&](PieceId piece) {
                             const auto space = board.spaceOf(piece);
                             return space && isBehind(*space);
                         }));
}

void HeadlineDesk::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    table_ = nullptr;  // while the sheet disappears, which says the news again
    lastNews_.reset();
    ribbon_->dismiss();
    due_->present({}, {});
    table_ = table;
    speaker_ = speaker;
}

void HeadlineDesk::sync() {
    if (!table_ || speaker_ == nullptr) {
        return;
    }
    if (table_->coveredFor()) {
        ribbon_->cover();
        due_->present({}, {});
        return;
    }
    const auto told = table_->told().first(static_cast<std::size_t>(table_->length()));
    const auto news =
        table_->isOver() ? std::nullopt : headlineOf(table_->rules(), told, table_->lastView(), table_->spokenTo());
    const bool isNew = news && news != lastNews_;
    lastNews_ = news;
    if (isNew) {
        Q_EMIT chimed(chimeFor(*news));
    }
    if (news) {
        say(*news);
    } else {
        ribbon_->dismiss();
        due_->present({}, {});
    }
}

void HeadlineDesk::say(const Headline& news) {
    if (const auto* event = std::get_if<Event>(&news)) {
        if (const auto* announced = std::get_if<event::LastTurnAnnounced>(event)) {
            sayAnnouncement(announced->seat);
            return;
        }
        due_->present({}, {});
        sayElimination(std::get<event::SeatEliminated>(*event));
        return;
    }
    due_->present({}, {});
    if (const auto* enough = std::get_if<EnoughPoints>(&news)) {
        //: %1: player, %n: points
        const QString title = language::fill(tr("%1 has %n points, enough to win.", nullptr, enough->points),
                                             {speaker_->playerPhrase(enough->seat)});
        const QString meaning =
            tr("A player who still has these points at the end of an announced last turn wins the game.");
        ribbon_->say({enough->seat, title, meaning, {}}, language::sentences({title, meaning}), Stay::untilClosed);
        return;
    }
    const auto& lead = std::get<NewLead>(news);
    //: %1: player, %n: points
    const QString title = language::fill(tr("%1 takes the lead with %n points.", nullptr, lead.points),
                                         {speaker_->playerPhrase(lead.seat)});
    ribbon_->say({lead.seat, title, {}, {}}, title, Stay::aWhile);
}

void HeadlineDesk::sayElimination(const event::SeatEliminated& eliminated) {
    const QString title = speaker_->event(eliminated, table_->spokenTo());
    const QString cause = causeOf(eliminated);
    ribbon_->say({eliminated.seat, title, cause, {}}, language::sentences({title, cause}), Stay::untilClosed);
}

// ---- An announced last turn -----------------------------------------------------------------------------------------

void HeadlineDesk::sayAnnouncement(Seat announcer) {
    presentDue(announcer);
    const View now = table_->lastView();
    const State& state = now.open();
    const bool isOwn = announcer == table_->spokenTo();
    const language::Phrase player = speaker_->playerPhrase(announcer);
    const int turns = turnsUntil(state, announcer);
    //: %1: player
    const QString last = tr("This is the last turn of %1.");
    const QString title = turns > 0 ? speaker_->event(event::LastTurnAnnounced{announcer}, table_->spokenTo())
                          : isOwn   ? tr("This is your last turn.")
                                    : language::fill(last, {player});
    //: before an announced last turn begins; the one in progress is counted
    const QString when = turns > 0 ? tr("%n turns until then.", nullptr, turns) : QString();
    const int target = wording::targetOf(table_->rules(), state.seats).value_or(0);
    const int held = score(table_->rules(), state, announcer);
    const QString stake = wording::AnnouncementWording::atStake(table_->rules(), target, player, isOwn);
    RibbonPoints points{held, target, {}, language::number(held), {}};
    if (target > 0) {
        //: points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed
        const QString pattern = tr("%1 of %2", "points").replace(QStringLiteral("%2"), language::number(target));
        points.before = pattern.section(QStringLiteral("%1"), 0, 0);
        points.after = pattern.section(QStringLiteral("%1"), 1);
    }
    const QString said = due_->isPlaced() ? stake : language::sentences({stake, when});
    const QString whole =
        language::sentences({title, stake, target > 0 ? heldSentence(announcer, held, target) : QString(), when});
    ribbon_->say({announcer, title, said, points}, whole, Stay::always);
}

QString HeadlineDesk::heldSentence(Seat announcer, int points, int target) const {
    const QString held = language::number(points);
    return announcer == table_->spokenTo()
               //: of an announced last turn; %1: points that one has, %n: points needed
               ? language::fill(tr("You have %1 of the %n points that you need at its end.", nullptr, target), {held})
               //: of an announced last turn; %1: player, %2: points that the player has, %n: points needed
               : language::fill(tr("%1 has %2 of the %n points needed at its end.", nullptr, target),
                                {speaker_->playerPhrase(announcer), held});
}

/// Once the last turn has begun, there is nothing to wait for.
void HeadlineDesk::presentDue(Seat announcer) {
    const View now = table_->lastView();
    const std::vector<Seat> order = turnsTo(now.open(), announcer);
    if (order.size() < 2) {
        due_->present({}, {});
        return;
    }
    std::vector<DueTurn> turns;
    for (const Seat seat : order) {
        turns.push_back({seat, speaker_->player(seat)});
    }
    due_->present(turns, dueSentence(announcer, order));
}

QString HeadlineDesk::dueSentence(Seat announcer, const std::vector<Seat>& turns) const {
    const int before = static_cast<int>(turns.size()) - 1;
    const Seat reader = table_->spokenTo();
    if (reader == announcer) {
        //: before an announced last turn begins; the one in progress is counted
        return tr("%n turns until your last turn.", nullptr, before);
    }
    if (std::ranges::find(turns, reader) != turns.end()) {
        //: before the announced last turn of that player; %1: player
        return language::fill(tr("You have one turn to stop %1."), {speaker_->playerPhrase(announcer)});
    }
    //: before an announced last turn begins; the one in progress is counted
    return tr("%n turns until then.", nullptr, before);
}

/// Cause of an elimination: the announcement that failed in the same step, if there is one.
QString HeadlineDesk::causeOf(const event::SeatEliminated& eliminated) const {
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

}  // namespace gnostica::gui
