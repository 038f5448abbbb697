// Every kind of step as one list of parts, and the form in which it is written: the one table from which steps are
// both printed and read.
#pragma once

#include "engine/model/step.h"

#include <array>
#include <span>
#include <string_view>

namespace gnostica::engine {

/// What may stand in a step, as its form names it.
enum class Part : std::uint8_t {
    piece,      ///< the minion, the piece oriented, the attacker struck back at
    target,     ///< another piece
    defenders,  ///< one or more pieces joined by commas (TRI-6)
    space,
    to,  ///< a second space: where something goes
    facing,
    keptFacing,  ///< may be left out; not written for an enemy piece and for one destroyed
    number,      ///< a distance, pips, points, cards to draw, a segment
    card,
    cards,  ///< discards, or -
    source  ///< a card from hand, `CARD discard`, `top` or -
};

/// `word [PIECE verb] PART…`; where there is a verb, the first part stands before it.
struct Form {
    std::string_view word;
    std::string_view verb;
    std::array<Part, 4> list{};
    std::size_t count = 0;
    bool mayLink = false;  ///< may be the first half of a link, written ` +`

    std::span<const Part> parts() const { return {list.data(), count}; }
};

/// The forms, one for each kind of step; the place is that of the kind in Step.
std::span<const Form, std::variant_size_v<Step>> forms();

/// The place of one kind of step.
template <class S>
inline constexpr std::size_t kFormOf = Step(std::in_place_type<S>).index();

/// The fields of any step; those that its kind does not have keep these values.
struct StepParts {
    PieceId piece = kNoPiece;
    PieceId target = kNoPiece;
    std::uint16_t defenders = 0;
    Space space;
    Space to;
    Facing facing{};
    std::uint8_t number = 0;
    Card card;
    CardSource source{};
    HandPick cards;
    bool linked = false;
};

StepParts takeApart(const Step& step);
/// The step of the kind at place `form` of Step with these parts.
Step putTogether(std::size_t form, const StepParts& parts);

}  // namespace gnostica::engine
