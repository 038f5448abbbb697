// The form in which a kind of step is written: a list of parts. Those of the core are made from the description of its
// steps' fields (step_fields.h); for steps of their own powers and mechanics register forms, which say what the fields
// of step::Special mean (rules/said_fields.h).
#pragma once

#include "engine/model/step.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace gnostica::engine {

/// What may stand in a step, as its form names it.
enum class Part : std::uint8_t {
    minion,  ///< the piece that acts
    piece,   ///< a piece that is no minion, and that something happens to
    target,  ///< another piece
    given,   ///< a piece of which there is no choice: it is named for the reader, and not told apart from its twins
    pieces,  ///< one or more pieces at which the minion aims, joined by commas
    space,
    to,  ///< a second space: where something goes
    facing,
    keptFacing,  ///< may be left out; not written for an enemy piece and for one that leaves the board
    number,      ///< a distance, pips, points, cards to draw
    card,
    cards,  ///< discards, or -
    source  ///< a card from hand, `CARD discard`, `top` or -
};

/// `word [PIECE verb] PART…`; where there is a verb, the first part stands before it.
struct Form {
    std::string_view word;
    std::string_view verb{};
    std::array<Part, 5> list{};
    std::size_t count = 0;
    bool mayLink = false;  ///< may be the first half of a link, written ` +`

    constexpr std::span<const Part> parts() const { return {list.data(), count}; }
    constexpr bool has(Part part) const { return std::ranges::find(parts(), part) != parts().end(); }
    constexpr void add(Part part) {
        assert(count < list.size());
        list[count++] = part;
    }
};

/// `word PART…`
constexpr Form wordForm(std::string_view word, std::initializer_list<Part> parts) {
    Form made{.word = word};
    std::ranges::for_each(parts, [&](Part part) { made.add(part); });
    return made;
}

/// `word MINION verb PART…`
constexpr Form minionForm(std::string_view word, std::string_view verb, bool mayLink,
                          std::initializer_list<Part> parts) {
    Form made{.word = word, .verb = verb, .mayLink = mayLink};
    made.add(Part::minion);
    std::ranges::for_each(parts, [&](Part part) { made.add(part); });
    return made;
}

/// Kinds of step that the core knows.
inline constexpr std::size_t kCoreKinds = std::variant_size_v<Step> - 1;

/// The forms of these; the place is that of the kind in Step.
std::span<const Form, kCoreKinds> coreForms();

/// The word of the core that is written so, or StepWord::firstOwn.
StepWord coreWord(std::string_view text);

}  // namespace gnostica::engine
