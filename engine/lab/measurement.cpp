#include "engine/lab/measurement.h"

#include "engine/lab/meters/announcement_meter.h"
#include "engine/lab/meters/chance_meter.h"
#include "engine/lab/meters/choice_meter.h"
#include "engine/lab/meters/end_meter.h"
#include "engine/lab/meters/hostility_meter.h"
#include "engine/lab/meters/table_meter.h"
#include "engine/lab/meters/use_meter.h"
#include "engine/play/play.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine::lab {

namespace {

template <class... Events>
bool isAnyOf(const Event& event) {
    return (std::holds_alternative<Events>(event) || ...);
}

/// Moving cards between hands and piles gives no points.
bool mayChangeStanding(const Event& event) {
    using namespace event;
    return !isAnyOf<CardActivated, CardPlayed, CardsDiscarded, CardDrawn, CardRevealed, CardCopied, CardRecovered,
                    HandsTraded, PileShuffled, BidMade, BidTied, BidTaken>(event);
}

bool isInTurn(const State& state) {
    return isPlayer(state.turn.mover) && !isOver(state);
}

}  // namespace

Measurement::Measurement(const Rules& rules, const UseCatalog& catalog, const State& start, bool keepsCourse)
    : rules_(rules),
      evaluation_(rules),
      keepsCourse_(keepsCourse),
      state_(start),
      standing_(standingOf(rules, start)) {
    meters_.push_back(std::make_unique<EndMeter>(rules));
    meters_.push_back(std::make_unique<AnnouncementMeter>(rules));
    meters_.push_back(std::make_unique<HostilityMeter>(rules));
    meters_.push_back(std::make_unique<ChanceMeter>());
    meters_.push_back(std::make_unique<ChoiceMeter>());
    meters_.push_back(std::make_unique<TableMeter>());
    meters_.push_back(std::make_unique<UseMeter>(rules, catalog));
    if (isInTurn(state_)) {
        beginTurn();
    }
}

void Measurement::take(const Step& step) {
    const Seat who = decider(rules_, state_);
    legalSteps(rules_, state_, legal_);
    const SeenDecision decision{state_, who, {legal_.begin(), legal_.end()}, step, standing_, game_.turns};
    for (const auto& meter : meters_) {
        meter->decide(decision);
    }
    ++game_.decisions;
    game_.happenings.emplace_back(step);
    events_.clear();
    apply(rules_, state_, step, &events_);
    see(who);
}

void Measurement::take(const Chance& outcome) {
    game_.happenings.emplace_back(outcome);
    events_.clear();
    apply(rules_, state_, outcome, &events_);
    see(Seat::chance);
}

void Measurement::see(Seat who) {
    if (std::ranges::any_of(events_, mayChangeStanding)) {
        standing_ = standingOf(rules_, state_);
    }
    const SeenChange change{state_, who, events_, standing_, game_.turns};
    for (const auto& meter : meters_) {
        meter->change(change);
    }
    if (hasTurnBegun(events_, state_)) {
        beginTurn();
    }
}

void Measurement::beginTurn() {
    ++game_.turns;
    TurnRow row = rowNow();
    for (const auto& meter : meters_) {
        meter->beginTurn(state_, row);
    }
    if (keepsCourse_) {
        game_.course.push_back(row);
    }
}

TurnRow Measurement::rowNow() const {
    TurnRow row;
    row.turn = game_.turns;
    row.mover = state_.turn.mover;
    row.leader = standing_.leader;
    row.territories = state_.territoryCount;
    const bots::Values chances = evaluation_.chances(state_);
    for (int i = 0; i < state_.seats; ++i) {
        const Seat seat = seatAt(i);
        row.seats[seat] = {.score = standing_.points[seat],
                           .territories = standing_.territories[seat],
                           .pieces = 0,
                           .hand = state_.hands[seat].size(),
                           .chance = chances[seat]};
    }
    for (const Piece& piece : state_.board()) {
        ++row.seats[piece.owner()].pieces;
        row.wasteland += state_.isWasteland(piece.space()) ? 1 : 0;
    }
    return row;
}

MeasuredGame Measurement::finish() {
    game_.capped = !isOver(state_);
    game_.result = game_.capped ? sharedBy(state_) : bots::resultOf(state_);
    game_.ending = state_.ending;
    for (const auto& meter : meters_) {
        meter->finish(state_, standing_, game_);
    }
    return std::move(game_);
}

}  // namespace gnostica::engine::lab
