// A ruleset as play reads it: compiled once from its document into immutable tables, shared by games, bots and views.
#pragma once

#include "engine/model/card.h"
#include "engine/model/state.h"
#include "engine/rules/settings.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace gnostica::engine {

class Power;
class Mechanic;
class Bystander;

/// One decision that a card offers: exactly one of the alternatives, or none (TRN-4).
struct Slot {
    std::vector<const Power*> alternatives;
    LinkKind link = LinkKind::none;  ///< with the slot after this one
};

/// A ruleset, ready to be played. Immutable once it is compiled.
class Rules : public Settings {
public:
    std::string id;
    std::vector<std::string> expansions;
    /// The whole merged document (JSON text), for records and for showing.
    std::string document;

    std::array<std::uint8_t, kCardCount> values{};       ///< of each card as a territory
    std::array<std::vector<Slot>, kCardCount> programs;  ///< the powers of each card, in order (TRN-4)
    std::array<const Power*, 4> suits{};                 ///< the plain power of each suit

    // Shared pointers let go of what is not known here: powers and mechanics are made above these tables.
    std::vector<std::shared_ptr<const Power>> powers;
    /// In the order in which they are asked (Mechanic::rank).
    std::vector<std::shared_ptr<const Mechanic>> mechanics;
    /// The same for whoever moves pieces and cards, and knows no mechanics.
    std::vector<const Bystander*> bystanders;

    /// Some power asks for the sizes of the turn's start (TRI-7): twins may differ in these.
    bool startSizeMatters = false;

    int valueOf(Card card) const {
        assert(!card.isNone());
        return values[card.index()];
    }
    const std::vector<Slot>& programOf(Card card) const {
        assert(!card.isNone());
        return programs[card.index()];
    }
};

}  // namespace gnostica::engine
