#include "app/turn/why_not.h"

#include "app/turn/meant_steps.h"
#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::turn {

namespace {

using namespace engine;

/// How well a reason explains a pick: a reason that the step is not due explains least.
int weight(RefusalCode code, bool ofPiece) {
    switch (code) {
    case RefusalCode::gameOver:
    case RefusalCode::notNow:
    case RefusalCode::notInThisGame:
    case RefusalCode::notYourPower:
    case RefusalCode::noCardInUse:
    case RefusalCode::chanceFirst: return 0;
    case RefusalCode::cardNotInHand:
    case RefusalCode::notTargeted:
    case RefusalCode::noSuchPlace:
    case RefusalCode::linkNeeded:
    case RefusalCode::linkNotNeeded:
    case RefusalCode::noLink:
    case RefusalCode::pushesItself: return 2;
    case RefusalCode::notMinion: return ofPiece ? 3 : 1;
    case RefusalCode::notYourPiece:
    case RefusalCode::notEnemy: return 3;
    default: return 4;
    }
}

/// A variant's own reason has the usual weight, except for a guessed amount.
int weightOf(const Refusal& refusal, const Step& step, bool ofPiece) {
    const bool guessed = refusal.code == RefusalCode::variantRule && std::holds_alternative<step::Hit>(step);
    return guessed ? 1 : weight(refusal.code, ofPiece);
}

/// True if a mechanic or a waiting power decides, so that the words of a turn do not apply.
bool isInterrupted(const State& state) {
    return state.turn.stage == Stage::floor || state.turn.interrupt != 0;
}

bool mentions(const Refusal& refusal, const Pick& pick) {
    if (const auto* card = std::get_if<PickCard>(&pick)) {
        return refusal.card == card->card;
    }
    if (const auto* space = std::get_if<PickSpace>(&pick)) {
        return refusal.space == space->space;
    }
    if (const auto* piece = std::get_if<PickPiece>(&pick)) {
        return refusal.piece == piece->piece;
    }
    return false;
}

}  // namespace

std::optional<Refusal> whyNot(const Rules& rules, const State& state, Seat decider, std::span<const Pick> before,
                              const Pick& pick) {
    if (!isPlayer(decider)) {
        return explain(rules, state, step::Skip{});
    }
    std::optional<Refusal> best;
    int most = -1;
    for (const Step& step : meantSteps(rules, state, decider, before, pick)) {
        const std::optional<Refusal> refusal = explain(rules, state, step);
        if (!refusal) {
            continue;
        }
        const int says =
            2 * weightOf(*refusal, step, std::holds_alternative<PickPiece>(pick)) + (mentions(*refusal, pick) ? 3 : 0);
        if (says > most) {
            most = says;
            best = refusal;
        }
    }
    return best;
}

std::optional<Refusal> whyNotMoved(const Rules& rules, const State& state, PieceId piece, Space to) {
    constexpr int kFarthest = 12;
    const Piece& moved = state.piece(piece);
    int distance = 1;
    while (distance <= kFarthest && neighbour(moved.space(), moved.facing(), distance) != to) {
        ++distance;
    }
    const int tried = distance <= kFarthest ? distance : 1;
    return explain(rules, state, step::Move{piece, static_cast<std::uint8_t>(tried), moved.facing()});
}

std::vector<RefusedWord> refusedWords(const Rules& rules, const State& state, Seat decider,
                                      std::span<const StepWord> legal) {
    std::vector<RefusedWord> refused;
    if (!isPlayer(decider) || isInterrupted(state)) {
        return refused;
    }
    for (const Step& step : meantSteps(rules, state, decider)) {
        const StepWord word = wordOf(step);
        const auto known = std::find_if(refused.begin(), refused.end(),
                                        [word](const RefusedWord& other) { return other.word == word; });
        if (known != refused.end() || std::find(legal.begin(), legal.end(), word) != legal.end()) {
            continue;
        }
        const auto refusal = explain(rules, state, step);
        if (refusal && weightOf(*refusal, step, true) > 0) {
            refused.push_back({word, *refusal});
        }
    }
    return refused;
}

}  // namespace gnostica::turn
