// A ruleset for play: compiled once from its document into immutable tables, and shared by games, bots and views.
#pragma once

#include "engine/model/card.h"
#include "engine/model/event.h"
#include "engine/model/state.h"
#include "engine/rules/owner.h"
#include "engine/rules/settings.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace gnostica::engine {

class Power;
class Mechanic;
class Observer;

/// One decision that a card offers: exactly one of the alternatives, or none (TRN-4).
struct Slot {
    std::vector<const Power*> alternatives;
    LinkKind link = LinkKind::none;  ///< with the next slot
};

/// A ruleset that is ready for play. Immutable once it is compiled.
class Rules : public GameSettings {
public:
    Rules();

    std::string id;
    std::vector<std::string> expansions;
    /// The whole merged document (JSON text), for records and for display.
    std::string document;

    std::array<std::uint8_t, kCardCount> values{};       ///< of each card as a territory
    std::array<std::vector<Slot>, kCardCount> programs;  ///< the powers of each card, in order (TRN-4)
    std::array<const Power*, 4> suits{};                 ///< the plain power of each suit

    // Shared pointers, because they can destroy incomplete types: powers and mechanics are in layers above.
    std::vector<std::shared_ptr<const Power>> powers;
    /// In the order in which they are consulted (Mechanic::rank).
    std::vector<std::shared_ptr<const Mechanic>> mechanics;
    /// The same mechanics, for code that moves pieces and cards and does not know mechanics.
    std::vector<const Observer*> observers;

    /// The mechanics that change the points of a seat.
    std::vector<const Mechanic*> scorers;
    /// The enemies of each seat, a bit each, by the number of players: all other seats, unless a mechanic makes allies.
    using Foes = std::array<PerSeat<std::uint8_t>, kMaxSeats + 1>;
    /// At 0 the enemies at the start; then, by State::against, those while all others play together against one.
    std::array<Foes, kMaxSeats + 1> foes{};

    bool hasAllies = false;

    bool hasSpecialLimits = false;  ///< SPC-4: SpaceLimits::any(), or towers
    /// ORI-2: some minions can target further than the next space.
    bool hasLongReach = false;

    /// ORI-1
    std::span<const Facing> facings() const {
        return std::span(kAllFacings).first(diagonalFacings ? kAllFacings.size() : kFacings.size());
    }
    int reachOf(const Piece& piece) const { return reach[static_cast<std::size_t>(piece.size() - 1)]; }
    /// SPC-4: the general limit of a territory with this card.
    int limitOn(Card card) const {
        const int special = limits.byRank[static_cast<std::size_t>(card.rank())];
        return special == 0 ? spaceLimit : special;
    }
    /// TRN-2: the most cards that a refresh may draw.
    int mostRefreshed() const { return refreshDraws == 0 ? kMaxHand : refreshDraws; }
    /// SET-2: cards in a hand at the start.
    int handAtStart() const { return startHand == 0 ? handLimit : startHand; }
    /// SET-2: the territories of the start, from north to south and from west to east.
    StartLayout startPlaces() const { return layout.empty() ? rectangle(columns, rows) : layout; }

    unsigned foesOf(const State& state, Seat seat) const { return foes[state.against][state.seats][seat]; }
    /// Fills in `foes` for play of all others against one seat, from the enemies at the start.
    void unite();
    bool areEnemies(const State& state, Seat a, Seat b) const { return ((foesOf(state, a) >> index(b)) & 1U) != 0; }
    /// These seats and all seats that win with them, a bit each.
    unsigned withAllies(const State& state, unsigned seats) const;

    /// Some power uses the sizes at the start of the turn: twins can differ in these.
    bool startSizeMatters = false;

    /// All powers and mechanics that were known when these rules were compiled, including those of other games.
    std::vector<Owner> owners;
    /// The words of their steps, from StepWord::firstOwn on.
    std::vector<std::string> ownWords;

    /// The rules that the variants' plug-ins cite for parameters.
    std::vector<Citation> citations;

    /// The rule that describes this value of an owner's parameter: the cited one, or else `usual`.
    RuleId cited(std::string_view owner, std::string_view key, std::string_view value, RuleId usual) const;

    /// The kind of a step; nullptr if a value from outside names no known kind.
    const SpecialKind* find(const step::Special& step) const;
    /// The kind of a step that belongs to these rules.
    const SpecialKind& kindOf(const step::Special& step) const;
    /// The kind if the step belongs to a power or mechanic, or nullptr.
    const SpecialKind* specialKind(const Step& step) const {
        const auto* special = std::get_if<step::Special>(&step);
        return special == nullptr ? nullptr : find(*special);
    }
    /// The same step, without the fields that its form does not have.
    step::Special trimmed(const step::Special& step) const;
    /// True for a step of a known kind in which only fields of its form are set.
    bool isWellFormed(const step::Special& step) const { return find(step) != nullptr && trimmed(step) == step; }
    /// A step of the owner with this name, which must be known.
    step::Special special(std::string_view owner, std::uint8_t code) const;
    /// The index of a power or mechanic in `owners`; the size of `owners` if it is not known.
    std::size_t ownerPlace(std::string_view name, bool isPower) const;

    int valueOf(Card card) const {
        assert(!card.isNone());
        return values[card.index()];
    }
    const std::vector<Slot>& programOf(Card card) const {
        assert(!card.isNone());
        return programs[card.index()];
    }
};

/// The step if it is this step of the owner with this name, or nullptr: for words and panels, which know their owner
/// only by name.
template <class Code>
const step::Special* ownStepOf(const Rules& rules, std::string_view owner, Code code, const Step& step) {
    const auto* special = std::get_if<step::Special>(&step);
    const bool own = special != nullptr && rules.find(*special) != nullptr &&
                     rules.owners[special->owner].name == owner && special->code == static_cast<std::uint8_t>(code);
    return own ? special : nullptr;
}

/// True for a report of the owner with this name and with this code.
template <class Code>
bool isReportOf(const Rules& rules, std::string_view owner, Code code, const event::Report& report) {
    return report.owner < rules.owners.size() && rules.owners[report.owner].name == owner &&
           report.code == static_cast<int>(code);
}

}  // namespace gnostica::engine
