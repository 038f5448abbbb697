// The goals of lessons: a small closed list, checked on the state of the game or on the steps taken.
#pragma once

#include "engine/model/card.h"
#include "engine/model/facing.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

enum class GoalKind : std::uint8_t {
    step,         ///< a step that fits `like` has been taken in this stage
    holds,        ///< SCO-1: `seat` holds the territory on `space`
    score,        ///< `seat` has `least` to `most` points
    pieces,       ///< `least` to `most` such pieces (seat, space, size, facing) are on the board
    territory,    ///< `space` has a territory, with `card` or the value `value` if these are given
    noTerritory,  ///< `space` has no territory
    hand,         ///< `seat` has `least` to `most` cards in hand, `card` among them if it is given
    won           ///< the game is over, and `seat` has won
};

/// A goal. Members that the kind does not need are empty.
struct Goal {
    GoalKind kind{};
    Seat seat = Seat::none;  ///< the learner, if the document names none
    std::optional<Space> space;
    std::optional<Facing> facing;
    int size = 0;
    int value = 0;
    int least = 0;
    int most = kMaxPieces;
    Card card;
    std::string like;  ///< a pattern (fitsPattern)
    friend bool operator==(const Goal&, const Goal&) = default;
};

/// The written form of a kind of goal.
struct GoalForm {
    GoalKind kind{};
    std::string_view word;
    std::span<const std::string_view> needed;   ///< keys
    std::span<const std::string_view> allowed;  ///< further keys
};
std::span<const GoalForm> goalForms();
const GoalForm* goalFormCalled(std::string_view word);

/// True if the canonical spelling of a step fits. A pattern is the beginning of a step, word by word, in which `*`
/// matches any one word: "activate", "cup * create 2,1".
bool fitsPattern(std::string_view step, std::string_view pattern);

/// True if a goal about the state is met in this state. Always false for goals about steps.
bool isMet(const Rules& rules, const State& state, const Goal& goal);

}  // namespace gnostica::engine
