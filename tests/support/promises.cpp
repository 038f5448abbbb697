#include "tests/support/promises.h"

#include "engine/mechanics/challenge.h"
#include "engine/mechanics/highest_score.h"
#include "engine/mechanics/timer.h"
#include "engine/notation/step_text.h"
#include "engine/play/position_start.h"
#include "engine/play/view.h"
#include "engine/powers/twins.h"
#include "tests/support/slow_steps.h"
#include "tests/support/step_key.h"
#include "tests/support/step_parts.h"
#include "tests/support/strange_steps.h"

#include <algorithm>
#include <array>

namespace gnostica::tests {

using namespace engine;

namespace {

/// Number of linked steps that are explained: each explanation lists all the steps again.
constexpr int kLinkedAsked = 3;
constexpr int kMutations = 12;
/// Only one position in kSlowEvery gets this slow check of every possible step.
constexpr std::uint32_t kSlowEvery = 4;
constexpr int kStrangers = 6;

std::string cardsAmiss(const Rules& rules, const State& state) {
    std::array<int, kCardCount> seen{};
    const auto count = [&seen](const auto& cards) {
        for (const Card card : cards) {
            ++seen[card.index()];
        }
    };
    count(state.draw.cards());
    count(state.discard.cards());
    count(cardsAside(rules, state));
    for (int seat = 0; seat < state.seats; ++seat) {
        count(state.hands[seatAt(seat)]);
    }
    for (const Territory& territory : state.map()) {
        if (!territory.card.isNone()) {
            ++seen[territory.card.index()];
        }
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (seen[i] != 1 && state.turn.awaiting != ChanceKind::deal) {
            return "card " + std::to_string(i) + " is there " + std::to_string(seen[i]) + " times";
        }
    }
    return {};
}

std::string piecesAmiss(const Rules& rules, const State& state) {
    const bool between = state.turn.link.kind != LinkKind::none;
    for (int seat = 0; seat < state.seats; ++seat) {
        for (int size = 1; size <= kSizes; ++size) {
            const int stash = state.stashOf(seatAt(seat), size);
            const auto onBoard = std::ranges::count_if(state.board(), [&](const Piece& piece) {
                return piece.owner() == seatAt(seat) && piece.size() == size;
            });
            const bool lent = between && stash == -1;
            if (stash + onBoard != rules.stash[static_cast<std::size_t>(size - 1)] || (stash < 0 && !lent)) {
                return "pieces of seat " + std::to_string(seat) + ", size " + std::to_string(size);
            }
        }
    }
    return {};
}

std::string spacesAmiss(const State& state) {
    const bool between = state.turn.link.kind != LinkKind::none || state.turn.awaiting != ChanceKind::none;
    const bool unsettled = between || state.turn.voidWaits;
    for (const Piece& piece : state.board()) {
        if (!unsettled && state.isVoid(piece.space())) {
            return "a piece is left in the void";
        }
    }
    for (const Territory& territory : state.map()) {
        if (std::ranges::count(state.map(), territory.space, &Territory::space) != 1) {
            return "two cards on one space";
        }
        if (territory.card.isNone() && !between) {
            return "a territory without a card";
        }
    }
    return {};
}

std::string toWords(const std::optional<Refusal>& refusal) {
    return refusal ? "refused by " + std::string(refusal->rule.text) + " (code " +
                         std::to_string(static_cast<int>(refusal->code)) + ")"
                   : "called legal";
}

std::string listedButRefused(const Rules& rules, const State& state, const StepList& steps, Rng& rng) {
    const auto linked = static_cast<std::uint32_t>(std::count_if(steps.begin(), steps.end(), isLinked));
    for (const Step& step : steps) {
        if (isLinked(step) && rng.below(linked) >= kLinkedAsked) {
            continue;
        }
        if (const auto refusal = explain(rules, state, step)) {
            return toText(rules, state, step) + ": listed, but " + toWords(refusal);
        }
    }
    return {};
}

std::string unlistedButLegal(const Rules& rules, const State& state, const Step& step, const StepSet& listed) {
    const auto refusal = explain(rules, state, step);
    if (refusal && refusal->rule.text.empty()) {
        return describe(step) + ": refused without a rule";
    }
    const bool isListed = listed.contains(step) || listed.contains(standIn(Table(rules, state), step));
    if (refusal ? !isListed : isListed || isTwinOfListed(rules, state, step, listed)) {
        return {};
    }
    return describe(step) + (refusal ? ": listed, but " : ": not listed, but ") + toWords(refusal);
}

bool sameSteps(const StepList& a, const StepList& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

std::string brokenView(const Rules& rules, const State& state, Seat viewer, const StepList& steps, Rng& rng) {
    const View view(rules, state, viewer);
    StepList seen;
    view.legalSteps(rules, seen);
    if (decider(rules, state) == viewer ? !sameSteps(seen, steps) : !seen.empty()) {
        return "the view of seat " + std::to_string(index(viewer)) + " lists other steps";
    }
    const State imagined = view.imagine(rules, rng);
    if (!(View(rules, imagined, viewer) == view)) {
        return "an imagined state looks different to seat " + std::to_string(index(viewer));
    }
    const std::string amiss = brokenAccounts(rules, imagined);
    return amiss.empty() ? amiss : "in an imagined state: " + amiss;
}

std::uint8_t seatsInGame(const State& state) {
    return static_cast<std::uint8_t>(((1U << state.seats) - 1U) & ~static_cast<unsigned>(state.eliminated));
}

/// The seats of a mask and of their allies who are still in the game.
std::uint8_t teamOf(const Rules& rules, const State& state, unsigned seats) {
    return static_cast<std::uint8_t>(rules.withAllies(state, seats) & seatsInGame(state));
}

/// True if this is the only winner, leader or holder of the target, or belongs to the only such team.
bool isAhead(const Rules& rules, const State& state, int target) {
    const unsigned highest = seatsWithHighestScore(rules, state);
    for (int i = 0; i < state.seats; ++i) {
        const unsigned seat = 1U << i;
        if (teamOf(rules, state, seat) == state.winners &&
            (target > 0 ? score(rules, state, seatAt(i)) >= target : (highest & ~unsigned{state.winners}) == 0)) {
            return true;
        }
    }
    return false;
}

std::string brokenLastTurn(const Rules& rules, const State& state, const LastTurn& lastTurn) {
    const int losers = std::popcount(static_cast<unsigned>(seatsInGame(state) & ~unsigned{state.winners}));
    if (lastTurn.parameters().failure == Failure::othersWin && losers == 1) {
        return {};
    }
    const bool allHaveAnnounced = [&] {
        for (int i = 0; i < state.seats; ++i) {
            if (!state.isEliminated(seatAt(i)) && !lastTurn.hasAnnounced(state, seatAt(i))) {
                return false;
            }
        }
        return true;
    }();
    if (allHaveAnnounced && state.winners == teamOf(rules, state, seatsWithHighestScore(rules, state))) {
        return {};
    }
    return isAhead(rules, state, lastTurn.target(state.seats)) ? "" : "a winner below the target";
}

/// The end that a mechanic reports is the end that took place.
std::string brokenEndBy(const Mechanic& mechanic, const Rules& rules, const State& state) {
    if (mechanic.ruleOfEnd().text.empty()) {
        return "ended by a mechanic that has no rule for it";
    }
    if (const auto* lastTurn = dynamic_cast<const LastTurn*>(&mechanic)) {
        return brokenLastTurn(rules, state, *lastTurn);
    }
    const auto* timer = dynamic_cast<const Timer*>(&mechanic);
    if (timer != nullptr && timer->parameters().mode == TimerMode::rounds && timer->remaining(state) > 0) {
        return "the timer rang before its time";
    }
    EndConditions conditions;
    mechanic.addEndConditions(Table(rules, state), conditions);
    if (timer != nullptr || conditions.bestScoreWins) {
        return state.winners == teamOf(rules, state, seatsWithHighestScore(rules, state))
                   ? ""
                   : "not the highest score wins";
    }
    if (conditions.targetWins) {
        const bool emptied = state.winners == teamOf(rules, state, seatsWithHighestScore(rules, state));
        return emptied || isAhead(rules, state, conditions.target) ? "" : "a winner below the goal";
    }
    if (conditions.announces) {
        return isAhead(rules, state, conditions.target) ? "" : "a winner who is not ahead";
    }
    return "ended by a mechanic that says nothing of ends";
}

bool nobodyToPlay(const Rules& rules, const State& state) {
    const unsigned left = seatsInGame(state);
    const bool alone = left != 0 && teamOf(rules, state, left & (~left + 1)) == left;
    return left == 0 || (alone && rules.rulings.lastPlayerWins);
}

/// Reports a turn that begins although the game should be over.
std::string brokenBeginning(const Rules& rules, const State& state) {
    if (state.turn.stage != Stage::option || state.turnsPlayed == 0) {
        return {};
    }
    if (nobodyToPlay(rules, state)) {
        return "goes on with one player";
    }
    if (state.territoryCount == 0) {
        return "goes on without a territory";
    }
    const Timer* timer = Timer::of(rules);
    const bool ticks = timer != nullptr && timer->parameters().mode == TimerMode::rounds;
    return ticks && timer->remaining(state) == 0 ? "goes on after the timer has rung" : "";
}

}  // namespace

std::string brokenAccounts(const Rules& rules, const State& state) {
    for (std::string amiss : {cardsAmiss(rules, state), piecesAmiss(rules, state), spacesAmiss(state)}) {
        if (!amiss.empty()) {
            return amiss;
        }
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        if (state.hands[seatAt(seat)].size() > rules.handLimit) {
            return "a hand is too large";
        }
    }
    return {};
}

std::string doubleIn(const Rules& rules, const State& state, const StepList& steps) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (keyOf(steps[i]) == keyOf(steps[j])) {
                return toText(rules, state, steps[i]) + ", " + toText(rules, state, steps[j]);
            }
        }
    }
    return {};
}

std::string brokenList(const Rules& rules, const State& state, const StepList& steps) {
    const Seat seat = decider(rules, state);
    if (isPlayer(seat) == steps.empty()) {
        return isPlayer(seat) ? "nobody has a step" : "steps for nobody";
    }
    if (isPlayer(seat) && (index(seat) >= state.seats || state.isEliminated(seat))) {
        return "a seat that is not in the game decides";
    }
    return StepSet(steps).hasDoubles() ? "listed twice: " + doubleIn(rules, state, steps) : "";
}

std::string brokenExplanations(const Rules& rules, const State& state, const StepList& steps, Rng& rng) {
    const bool decidesPower = state.turn.stage == Stage::power && isPlayer(decider(rules, state));
    const bool mayLink = decidesPower && Table(rules, state).slot().link != LinkKind::none;
    if (mayLink || rng.below(kSlowEvery) == 0) {
        if (std::string broken = brokenQuickList(rules, state, steps); !broken.empty()) {
            return broken;
        }
    }
    if (std::string broken = listedButRefused(rules, state, steps, rng); !broken.empty()) {
        return broken;
    }
    if (state.pieceCount == 0) {
        return {};
    }
    const StepSet listed(steps);
    for (int i = 0; i < kMutations + kStrangers; ++i) {
        const bool mutates = i < kMutations && !steps.empty();
        const auto count = static_cast<std::uint32_t>(steps.size());
        const Step strange = mutates ? mutated(state, steps[rng.below(count)], rng) : anyStep(state, rng);
        if (std::string broken = unlistedButLegal(rules, state, strange, listed); !broken.empty()) {
            return broken;
        }
    }
    return {};
}

std::string brokenViews(const Rules& rules, const State& state, const StepList& steps, Rng& rng) {
    const Seat other = seatAt(static_cast<int>(rng.below(state.seats)));
    for (const Seat viewer : {decider(rules, state), other, Seat::none}) {
        if (viewer == Seat::chance || (viewer == Seat::none && isOver(state))) {
            continue;
        }
        if (std::string broken = brokenView(rules, state, viewer, steps, rng); !broken.empty()) {
            return broken;
        }
    }
    return {};
}

std::string brokenEnd(const Rules& rules, const State& state) {
    if (state.turn.link.kind != LinkKind::none) {
        return "over between the halves of a link";
    }
    if ((state.winners & state.eliminated) != 0 || (state.winners >> state.seats) != 0) {
        return "somebody wins who is out";
    }
    const std::uint8_t left = seatsInGame(state);
    switch (state.ending.by) {
    case Ending::By::lastPlayer:
        return nobodyToPlay(rules, state) && state.winners == left ? "" : "not the last player wins";
    case Ending::By::noTerritory:
        return state.territoryCount == 0 && state.winners == (rules.rulings.noTerritoryIsShared ? left : 0)
                   ? ""
                   : "not those win who are left";
    case Ending::By::departure: return state.winners != 0 ? "" : "nobody wins after a departure";
    case Ending::By::mechanic: return brokenEndBy(*rules.mechanics[state.ending.mechanic], rules, state);
    case Ending::By::nothing: break;
    }
    return "over for no reason";
}

std::string brokenPromise(const Rules& rules, const State& state, const StepList& steps, Rng& rng) {
    for (const auto check : {+[](const Rules&r, const State&s, const StepList&, Rng&) { return brokenAccounts(r, s); },
                             +[](const Rules&r, const State&s, const StepList&l, Rng&) { return brokenList(r, s, l); },
                             +brokenExplanations, +brokenViews}) {
        if (std::string broken = check(rules, state, steps, rng); !broken.empty()) {
            return broken;
        }
    }
    return isOver(state) ? brokenEnd(rules, state) : brokenBeginning(rules, state);
}

}  // namespace gnostica::tests
