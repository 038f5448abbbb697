// The written form of a kind of step: a list of parts. Forms of the core are made from the description of the fields
// (step_fields.h). Powers and mechanics register forms for their own steps, which define the meaning of the fields of
// step::Special (rules/said_fields.h).
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

/// A part of a step, as its form names it.
enum class Part : std::uint8_t {
    minion,  ///< the piece that acts
    piece,   ///< a piece that is not a minion, and that the step acts on
    target,  ///< another piece
    given,   ///< a piece that is not chosen: named for the reader, and not distinguished from its twins
    pieces,  ///< one or more pieces at which the minion aims, joined by commas
    space,
    to,  ///< a second space: the destination
    facing,
    keptFacing,  ///< can be left out; not written for an enemy piece or for a piece that leaves the board
    number,      ///< a distance, pips, points, cards to draw
    card,
    cards,  ///< discards, or -
    source  ///< a card from hand, `CARD discard`, `top` or -
};

/// `word [PIECE verb] PART…`; if there is a verb, the first part precedes it.
struct Form {
    std::string_view word;
    std::string_view verb{};
    std::array<Part, 5> list{};
    std::size_t count = 0;
    bool mayLink = false;  ///< can be the first half of a link, written ` +`

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

/// Their forms, in the order of Step.
std::span<const Form, kCoreKinds> coreForms();

/// The core word with this text, or StepWord::firstOwn.
StepWord coreWord(std::string_view text);

}  // namespace gnostica::engine
