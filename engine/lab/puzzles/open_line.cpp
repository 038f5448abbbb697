#include "engine/lab/puzzles/open_line.h"

#include "engine/bots/evaluation.h"
#include "engine/bots/idle.h"
#include "engine/mechanics/score.h"

#include <algorithm>

namespace gnostica::engine::lab {

namespace {

bool takesTopCard(const Step& step) {
    if (const auto* found = std::get_if<step::Found>(&step)) {
        return found->source == CardSource::drawPile;
    }
    const auto* raise = std::get_if<step::Raise>(&step);
    return raise != nullptr && raise->source == CardSource::drawPile;
}

}  // namespace

bool isLeftToChance(const Rules& rules, const Step& step) {
    const SpecialKind* kind = rules.specialKind(step);
    return (kind != nullptr && (kind->rolls || kind->draws)) || std::holds_alternative<step::Refresh>(step) ||
           std::holds_alternative<step::Redraw>(step) || std::holds_alternative<step::Reveal>(step) ||
           std::holds_alternative<step::Trade>(step) || takesTopCard(step);
}

bool isLineEnd(const State& state) {
    const Turn& turn = state.turn;
    return turn.stage == Stage::close ||
           (turn.stage == Stage::floor && turn.hook == Hook::turnEnd && turn.awaiting != ChanceKind::none);
}

bool follow(const Rules& rules, State& state, const Step& step) {
    const int turn = state.turnsPlayed;
    const Seat mover = state.turn.mover;
    apply(rules, state, step);
    if (isOver(state) || state.turnsPlayed != turn) {
        return false;
    }
    return isLineEnd(state) || (state.turn.awaiting == ChanceKind::none && decider(rules, state) == mover);
}

State endTurn(const Rules& rules, const State& lineEnd) {
    Rng rng(hash(lineEnd));
    return bots::passTurn(rules, lineEnd, rng);
}

bool hasWon(const State& state, Seat seat) {
    return isOver(state) && bots::resultOf(state)[seat] > 0;
}

int leadOf(const Rules& rules, const State& state, Seat seat) {
    return score(rules, state, seat) - bestEnemyScore(rules, state, seat);
}

bool haveSamePowers(const Rules& rules, Card a, Card b) {
    return std::ranges::equal(rules.programOf(a), rules.programOf(b), [](const Slot& one, const Slot& other) {
        return one.link == other.link && one.alternatives == other.alternatives;
    });
}

Card cardBegunWith(const State& state, const Step& step) {
    if (const auto* play = std::get_if<step::Play>(&step)) {
        return play->card;
    }
    if (const auto* activate = std::get_if<step::Activate>(&step)) {
        const Territory* territory = state.territoryAt(activate->space);
        return territory == nullptr ? Card::none() : territory->card;
    }
    return Card::none();
}

}  // namespace gnostica::engine::lab
