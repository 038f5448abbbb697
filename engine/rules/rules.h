// A ruleset as play reads it: compiled once from its document into immutable tables, shared by games, bots and views.
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
class Bystander;

/// One decision that a card offers: exactly one of the alternatives, or none (TRN-4).
struct Slot {
    std::vector<const Power*> alternatives;
    LinkKind link = LinkKind::none;  ///< with the slot after this one
};

/// A ruleset, ready to be played. Immutable once it is compiled.
class Rules : public GameSettings {
public:
    Rules();

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

    /// Those mechanics that change what a seat's points are.
    std::vector<const Mechanic*> scorers;
    /// The enemies of each seat, a bit for each, by the number of players: everybody else, unless a mechanic makes
    /// allies.
    using Foes = std::array<PerSeat<std::uint8_t>, kMaxSeats + 1>;
    /// At first as the game begins; then, by State::against, as it is while all others play together against one.
    std::array<Foes, kMaxSeats + 1> foes{};

    bool hasAllies = false;

    bool hasSpecialLimits = false;  ///< SPC-4: SpaceLimits::any(), or towers
    /// ORI-2: some minion targets further than the next space.
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
    /// TRN-2: how many cards a refresh may draw at most.
    int mostRefreshed() const { return refreshDraws == 0 ? kMaxHand : refreshDraws; }
    /// SET-2: cards in a hand at the start.
    int handAtStart() const { return startHand == 0 ? handLimit : startHand; }
    /// SET-2: the territories of the start, from north to south and from west to east.
    StartLayout startPlaces() const { return layout.empty() ? rectangle(columns, rows) : layout; }

    unsigned foesOf(const State& state, Seat seat) const { return foes[state.against][state.seats][seat]; }
    /// Derives from who are enemies at the beginning how it is when all play together against one.
    void unite();
    bool areEnemies(const State& state, Seat a, Seat b) const { return ((foesOf(state, a) >> index(b)) & 1U) != 0; }
    /// These seats and all who win with them, a bit for each.
    unsigned withAllies(const State& state, unsigned seats) const;

    /// Some power asks for the sizes of the turn's start: twins may differ in these.
    bool startSizeMatters = false;

    /// All powers and mechanics that were known when these rules were compiled, those of other games included.
    std::vector<Owner> owners;
    /// The words of their steps, from StepWord::firstOwn on.
    std::vector<std::string> ownWords;

    /// What rules the variants' plug-ins have named for parameters.
    std::vector<Citation> citations;

    /// The rule that describes this value of an owner's parameter, where it is another than the usual one.
    RuleId cited(std::string_view owner, std::string_view key, std::string_view value, RuleId usual) const;

    /// The kind of a step that names one; nullptr for a value from elsewhere that names none.
    const SpecialKind* find(const step::Special& step) const;
    /// The kind of a step that is one of these rules'.
    const SpecialKind& kindOf(const step::Special& step) const;
    /// The kind, if the step is of a power's or mechanic's own, or nullptr.
    const SpecialKind* specialKind(const Step& step) const {
        const auto* special = std::get_if<step::Special>(&step);
        return special == nullptr ? nullptr : find(*special);
    }
    /// The same step, without what its form does not have.
    step::Special trimmed(const step::Special& step) const;
    /// Is it a step of a known kind that says nothing but what its form has?
    bool isWellFormed(const step::Special& step) const { return find(step) != nullptr && trimmed(step) == step; }
    /// A step of the owner of that name, which must be known.
    step::Special special(std::string_view owner, std::uint8_t code) const;
    /// The place of a power or mechanic in `owners`; its size if it is not known.
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

/// The step, if it is this one of the owner of that name, or nullptr: for words and panels, which know their owner by
/// name only.
template <class Code>
const step::Special* ownStepOf(const Rules& rules, std::string_view owner, Code code, const Step& step) {
    const auto* special = std::get_if<step::Special>(&step);
    const bool own = special != nullptr && rules.find(*special) != nullptr &&
                     rules.owners[special->owner].name == owner && special->code == static_cast<std::uint8_t>(code);
    return own ? special : nullptr;
}

/// Is this a report of the owner of that name, with this code?
template <class Code>
bool isReportOf(const Rules& rules, std::string_view owner, Code code, const event::Report& report) {
    return report.owner < rules.owners.size() && rules.owners[report.owner].name == owner &&
           report.code == static_cast<int>(code);
}

}  // namespace gnostica::engine
