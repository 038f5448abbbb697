#include "engine/lessons/goal.h"

#include "engine/mechanics/score.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

using GoalKeys = std::span<const std::string_view>;

constexpr std::array<std::string_view, 1> kLike{"like"};
constexpr std::array<std::string_view, 1> kSpace{"space"};
constexpr std::array<std::string_view, 1> kSeat{"seat"};
constexpr std::array<std::string_view, 3> kOfScore{"seat", "least", "most"};
constexpr std::array<std::string_view, 6> kOfPieces{"seat", "space", "size", "facing", "least", "most"};
constexpr std::array<std::string_view, 2> kOfTerritory{"card", "value"};
constexpr std::array<std::string_view, 4> kOfHand{"seat", "least", "most", "card"};

constexpr std::array kForms{GoalForm{GoalKind::step, "step", kLike, {}},
                            GoalForm{GoalKind::holds, "holds", kSpace, kSeat},
                            GoalForm{GoalKind::score, "score", {}, kOfScore},
                            GoalForm{GoalKind::pieces, "pieces", {}, kOfPieces},
                            GoalForm{GoalKind::territory, "territory", kSpace, kOfTerritory},
                            GoalForm{GoalKind::noTerritory, "noTerritory", kSpace, {}},
                            GoalForm{GoalKind::hand, "hand", {}, kOfHand},
                            GoalForm{GoalKind::won, "won", {}, kSeat}};

/// Removes the first word from the text, and returns it.
std::string_view takePatternWord(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

int countPieces(const State& state, const Goal& goal) {
    return static_cast<int>(std::ranges::count_if(state.board(), [&](const Piece& piece) {
        return piece.owner() == goal.seat && (!goal.space || piece.space() == *goal.space) &&
               (goal.size == 0 || piece.size() == goal.size) && (!goal.facing || piece.facing() == *goal.facing);
    }));
}

bool isAmountWithin(int count, const Goal& goal) {
    return count >= goal.least && count <= goal.most;
}

}  // namespace

std::span<const GoalForm> goalForms() {
    return kForms;
}

const GoalForm* goalFormCalled(std::string_view word) {
    const auto found = std::ranges::find(kForms, word, &GoalForm::word);
    return found != kForms.end() ? &*found : nullptr;
}

bool fitsPattern(std::string_view step, std::string_view pattern) {
    while (!pattern.empty()) {
        const std::string_view wanted = takePatternWord(pattern);
        const std::string_view word = takePatternWord(step);
        if (word.empty() || (wanted != "*" && wanted != word)) {
            return false;
        }
    }
    return true;
}

bool isMet(const Rules& rules, const State& state, const Goal& goal) {
    switch (goal.kind) {
    case GoalKind::step: return false;
    case GoalKind::holds: return state.isTerritory(*goal.space) && isHeld(rules, state, goal.seat, *goal.space);
    case GoalKind::score: return isAmountWithin(score(rules, state, goal.seat), goal);
    case GoalKind::pieces: return isAmountWithin(countPieces(state, goal), goal);
    case GoalKind::territory: {
        const Territory* found = state.territoryAt(*goal.space);
        return found != nullptr && !found->card.isNone() && (goal.card.isNone() || found->card == goal.card) &&
               (goal.value == 0 || rules.valueOf(found->card) == goal.value);
    }
    case GoalKind::noTerritory: return !state.isTerritory(*goal.space);
    case GoalKind::hand: {
        const CardSet hand = state.hands[goal.seat];
        return isAmountWithin(hand.size(), goal) && (goal.card.isNone() || hand.contains(goal.card));
    }
    case GoalKind::won: return state.turn.stage == Stage::over && ((state.winners >> index(goal.seat)) & 1U) != 0;
    }
    return false;
}

}  // namespace gnostica::engine
