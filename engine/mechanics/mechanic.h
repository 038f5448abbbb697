// The interface of a mechanic: the rules around powers – before the first turn, at the start and end of a turn, on a
// reshuffle, at the end of the game.
//
// A mechanic is made once, with the parameters of its document, and is immutable. Its memory of a game is a slice of
// State::memory that is laid out when the ruleset is compiled.
#pragma once

#include "engine/model/chance.h"
#include "engine/model/event.h"
#include "engine/model/step_list.h"
#include "engine/powers/observer.h"
#include "engine/powers/table.h"
#include "engine/rules/plain_value.h"
#include "engine/rules/refusal.h"

#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace gnostica::engine {

class PositionFields;
class Referee;
class Rng;

/// The cards that a viewer does not see, shuffled: imagined states are dealt from them.
class HiddenCards {
public:
    HiddenCards(CardSet cards, Rng& rng);
    Card deal() { return cards_.pop(); }
    int size() const { return cards_.size(); }

private:
    Pile cards_;
};

/// How and when a game can end, and what wins it, for code that judges a position without playing on (computer players,
/// advisers). Each mechanic that can end a game adds what it knows; lengths are in turns, not rounds.
struct EndConditions {
    bool announces = false;          ///< the game is won by an announcement that holds (CHL-1)
    int target = 0;                  ///< points to hold; 0: more than every other player
    Seat announcer = Seat::none;     ///< the seat whose announcement is due
    bool failureEliminates = false;  ///< failing eliminates, or costs nearly as much
    bool targetWins = false;         ///< a player who reaches the target wins immediately, without announcing
    bool bestScoreWins = false;      ///< the game ends by itself, and the highest score wins (TMR-1)
    float turnsLeft = 0;             ///< estimate until then; only with bestScoreWins
    /// Other advantages (or disadvantages) of a seat, measured in points.
    PerSeat<float> worth{};
};

/// A setting that prevents a mechanic from ever ending a game, and a value that allows it.
struct Hindrance {
    std::string pointer;  ///< in the whole document
    PlainValue better;
    bool ofPoints = false;  ///< does not apply if another mechanic changes scores
};

class Mechanic : public Observer {
public:
    /// The name in documents.
    virtual std::string_view id() const = 0;
    /// Mechanics are consulted in ascending rank.
    virtual int rank() const = 0;
    /// Bytes of State::memory that the mechanic needs.
    virtual int memorySize() const { return 0; }

    /// Writes the first memory, when a position in the middle of a game begins.
    virtual void reset(const Rules&, State&) const {}
    /// Writes the memory of a new game; called after reset().
    virtual void open(State&) const {}
    /// Begins a position with the bids, whatever the setting for the first player; called after reset().
    virtual void startBidding(State&) const {}

    /// Called at each hook, and again after each of the mechanic's steps and outcomes. Returns true to take the floor,
    /// that is, to await a step (list) or, with Turn::awaiting set, an outcome of chance. May change the table.
    virtual bool takesFloor(Referee&, Hook) const { return false; }
    virtual Seat decider(const Table& table) const { return table.mover; }
    virtual void list(const Table&, StepList&) const {}
    virtual void apply(Referee&, const Step&) const {}
    virtual void resolve(Referee&, const Chance&) const {}
    /// True if the hidden clock may run out now (TMR-1).
    virtual bool accepts(const State&, const chance::TimeUp&) const { return false; }
    /// True for a hidden number that may be drawn (TMR-1).
    virtual bool mayDraw(const chance::Timer&) const { return false; }
    /// The dice that the mechanic has asked for.
    virtual DiceAsked dice(const Table&) const { return {}; }
    /// The rule by which the mechanic awaits an outcome of chance.
    virtual RuleId ruleOfChance(const State&) const { return {"SET-2"}; }
    /// The rule of a core step that belongs only to this mechanic, to cite if a player tries it at the wrong point;
    /// empty for other steps. (Own steps are registered with their rules.)
    virtual RuleId ruleOf(const Step&) const { return {}; }
    /// The rule by which the mechanic ends a game, if it does.
    virtual RuleId ruleOfEnd() const { return {}; }
    /// The reason why it can never end a game under these settings, although it has such a rule; nullopt if it can.
    virtual std::optional<Hindrance> hindranceToEnd(const GameSettings&) const { return {}; }
    /// The reason why a step is refused while this mechanic has the floor.
    virtual std::optional<Refusal> explain(const Table&, const Step&) const;
    /// Draws an outcome of the awaited kind, if the kind alone does not define the draw (a timer's bounds).
    virtual Chance draw(const Table&, ChanceKind, Rng&) const;

    /// Steps besides `done` at the end of a turn (CHL-1), and their effects before the turn ends.
    virtual void listClosing(const Table&, StepList&) const {}
    virtual bool offersClosing(const Step&) const { return false; }
    virtual void applyClosing(Referee&, const Step&) const {}
    virtual std::optional<Refusal> explainClosing(const Table&, const Step&) const { return std::nullopt; }
    /// Completes a closing step after the discards have been shuffled for it (Referee::deferAfterShuffle).
    virtual void finishClosing(Referee&, const Step&) const {}

    /// Called when a minion is about to use a suit power.
    virtual void onSuitUsed(Referee&, Suit, PieceId) const {}
    /// Called when the discards have become the draw pile (DRW-1).
    virtual void onReshuffle(Referee&) const {}
    /// Called at the end of a turn, before the closing step takes effect; may judge an announcement or end the game.
    virtual void judge(Referee&) const {}
    /// Called when this seat, which sits out (State::sittingOut), misses its turn; may end the game.
    virtual void onTurnPassedOver(Referee&, Seat) const {}
    /// True if the game is known to end before the mover's next turn, whatever happens.
    virtual bool endsBeforeNextTurn(const State&) const { return false; }
    /// Called when the turn has passed the last seat of the round.
    virtual void onRoundEnd(Referee&) const {}

    /// True if the mechanic changes the points of seats. Called once, when the ruleset is compiled.
    virtual bool changesScore() const { return false; }
    /// The changed points: `points` are those of the territories (SCO-1), as changed by the mechanics before this one.
    virtual int changedScore(const Rules&, const State&, Seat, int points) const { return points; }
    /// True if the mechanic, in place of CHL-4, decides who wins when no territory is left.
    virtual bool decidesWithoutTerritory() const { return false; }
    /// True if these two seats play together in a game with this number of seats. Called once, when the ruleset is
    /// compiled. Pieces of allies are neither own nor enemy pieces; allies win together.
    virtual bool areAllies(int /*seats*/, Seat, Seat) const { return false; }
    /// True if the mechanic, at times, makes all play together against one seat (State::against).
    virtual bool unites() const { return false; }

    /// Adds what the mechanic knows about the end of the game, and other advantages of seats.
    virtual void addEndConditions(const Table&, EndConditions&) const {}

    /// Removes from a copy of the state everything that `viewer` may not know.
    virtual void conceal(State&, Seat) const {}
    /// The same for an account of a step (taken by `who`), of an outcome of chance, or of a report. The event itself is
    /// kept; a hidden value becomes none or 0. Called for every mechanic, including for the events of others.
    virtual void concealStep(Step&, Seat /*who*/, Seat /*viewer*/) const {}
    virtual void concealChance(Chance&, Seat /*viewer*/) const {}
    virtual void concealReport(event::Report&, Seat /*viewer*/) const {}
    /// Replaces, at random, what conceal() has removed; cards come from `hidden`.
    virtual void imagine(const Rules&, State&, Seat, HiddenCards&, Rng&) const {}
    /// Cards that the mechanic keeps apart from hands, piles and board (BID-3).
    virtual CardSet cardsAside(const State&) const { return {}; }

    /// The fields that the mechanic adds to the position format, or nullptr.
    virtual const PositionFields* positionFields() const { return nullptr; }
    /// The memory that is not in those fields, as a text that later versions must reproduce: the hash of a record's
    /// line covers only the fields and this text. Different memories have different texts.
    virtual std::string memoryText(const State&) const { return {}; }

    /// Called once, by the compiler of rulesets.
    void layOut(int offset, int ordinal) {
        offset_ = offset;
        ordinal_ = ordinal;
    }
    void layOut(const OwnSteps& own) { own_ = own; }

protected:
    /// The index in Rules::mechanics.
    int ordinal() const { return ordinal_; }
    /// Makes and recognises the own steps that the kind of this mechanic has registered.
    const OwnSteps& own() const { return own_; }

    template <class Memory>
    Memory recall(const State& state) const {
        static_assert(std::is_trivially_copyable_v<Memory>);
        Memory memory;
        std::memcpy(&memory, state.memory.data() + offset_, sizeof(Memory));
        return memory;
    }
    template <class Memory>
    void remember(State& state, const Memory& memory) const {
        static_assert(std::is_trivially_copyable_v<Memory>);
        // Unset bytes would make equal states differ.
        static_assert(std::has_unique_object_representations_v<Memory>);
        std::memcpy(state.memory.data() + offset_, &memory, sizeof(Memory));
    }

private:
    OwnSteps own_;
    int offset_ = 0;
    int ordinal_ = 0;
};

/// The rule that describes the steps of this kind.
RuleId usualRuleOf(const Rules& rules, const Step& step);

/// The reason why a mechanic that waits for the draw pile to run out can never end a game.
std::optional<Hindrance> hindranceWithoutCards(const GameSettings& settings);

/// The refusal of an announcement for the mover's next turn, if a mechanic ends the game before it.
std::optional<Refusal> refusedInLastTurn(const Table& table);

/// The refusal of a step that the present stage does not offer: the step belongs to another point of the turn, to a
/// card that is not in use, or to no game under these rules. Names the rule of the step or, in the last case, the rule
/// by which a player chooses steps.
Refusal refusedNow(const Table& table, const Step& step);

}  // namespace gnostica::engine
