// What a lesson asks for: a small closed list of goals, checked on the state of the game or on the steps taken.
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
    holds,        ///< SCO-1: `seat` has pieces on the territory on `space`, and nobody else has
    score,        ///< `seat` has `least` to `most` points
    pieces,       ///< of such pieces (seat, space, size, facing), `least` to `most` are on the board
    territory,    ///< a territory lies on `space`, of `card` or of the value `value` if these are given
    noTerritory,  ///< none lies there
    hand,         ///< `seat` has `least` to `most` cards in hand, `card` among them if it is given
    won           ///< the game is over, and `seat` has won
};

/// What a goal needs is there; the rest is empty.
struct Goal {
    GoalKind kind{};
    Seat seat = Seat::none;  ///< the learner, where the document names none
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

/// How a kind of goal is written.
struct GoalForm {
    GoalKind kind{};
    std::string_view word;
    std::span<const std::string_view> needed;   ///< keys
    std::span<const std::string_view> allowed;  ///< keys besides
};
std::span<const GoalForm> goalForms();
const GoalForm* goalFormCalled(std::string_view word);

/// Does the canonical spelling of a step fit? A pattern is the beginning of a step, word by word, in which `*` stands
/// for any one word: "activate", "cup * create 2,1".
bool fitsPattern(std::string_view step, std::string_view pattern);

/// Is a goal about the state met in this one? Never for those about steps.
bool isMet(const Rules& rules, const State& state, const Goal& goal);

}  // namespace gnostica::engine
