// The interface of a mechanic: what happens around powers — before the first turn, at a turn's start and end, on a
// reshuffle, at the game's end.
//
// A mechanic is made once with the parameters of its document and is immutable. What it must remember during a game
// it keeps in a slice of State::memory that is laid out when the ruleset is compiled.
#pragma once

#include "engine/model/chance.h"
#include "engine/model/event.h"
#include "engine/model/step_list.h"
#include "engine/powers/bystander.h"
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

/// The cards that a viewer does not see, shuffled: what an imagined state is dealt from.
class HiddenCards {
public:
    HiddenCards(CardSet cards, Rng& rng);
    Card deal() { return cards_.pop(); }
    int size() const { return cards_.size(); }

private:
    Pile cards_;
};

/// How a game stands to its end, for whoever judges a position without playing on (computer players, advisers).
/// Mechanics that can end a game say what they know; all turns are counted, not rounds.
struct Outlook {
    bool announces = false;          ///< the game is won by announcing and holding something (CHL-1)
    int target = 0;                  ///< the points to hold; 0: more than everybody else
    Seat announcer = Seat::none;     ///< whose announcement is due
    bool failureEliminates = false;  ///< or costs nearly as much
    bool targetWins = false;         ///< whoever comes to the target wins at once, without announcing
    bool bestScoreWins = false;      ///< the game ends by itself, and the highest score wins (TMR-1)
    float turnsLeft = 0;             ///< until then, as far as can be said; only with bestScoreWins
    /// What else makes a seat's stand better or worse, about as much as so many points would.
    PerSeat<float> worth{};
};

/// A setting because of which a mechanic can never end a game, and a value with which it can.
struct Hindrance {
    std::string pointer;  ///< in the whole document
    PlainValue better;
    bool ofPoints = false;  ///< no longer one where another mechanic changes scores
};

class Mechanic : public Bystander {
public:
    /// The name that documents use.
    virtual std::string_view id() const = 0;
    /// Mechanics are asked in ascending rank.
    virtual int rank() const = 0;
    /// Bytes of State::memory that it needs.
    virtual int memorySize() const { return 0; }

    /// A position in the middle of a game begins: writes the first memory.
    virtual void reset(const Rules&, State&) const {}
    /// A new game begins, after reset().
    virtual void open(State&) const {}
    /// A position begins with the bids, whatever the setting of the first player; after reset().
    virtual void startBidding(State&) const {}

    /// Asked at each hook, and again after each of its steps and outcomes: true to take the floor, that is, to
    /// await a step (list) or, with Turn::awaiting set, an outcome of chance. May change the table.
    virtual bool takesFloor(Referee&, Hook) const { return false; }
    virtual Seat decider(const Table& table) const { return table.mover; }
    virtual void list(const Table&, StepList&) const {}
    virtual void apply(Referee&, const Step&) const {}
    virtual void resolve(Referee&, const Chance&) const {}
    /// May the hidden clock run out now (TMR-1)?
    virtual bool accepts(const State&, const chance::TimeUp&) const { return false; }
    /// Is this a hidden number that may be drawn (TMR-1)?
    virtual bool mayDraw(const chance::Timer&) const { return false; }
    /// Which dice it has asked for.
    virtual DiceAsked dice(const Table&) const { return {}; }
    /// The rule by which it awaits an outcome of chance.
    virtual RuleId ruleOfChance(const State&) const { return {"SET-2"}; }
    /// The rule of a step of the core that belongs to this mechanic alone, for one who tries it at another moment;
    /// empty for others' steps. (Steps of its own say theirs when they are registered.)
    virtual RuleId ruleOf(const Step&) const { return {}; }
    /// The rule by which it ends a game, if it does.
    virtual RuleId ruleOfEnd() const { return {}; }
    /// Why it never can, by these settings, although it has such a rule; nothing if it can.
    virtual std::optional<Hindrance> hindranceToEnd(const GameSettings&) const { return {}; }
    /// Why a step is refused while this mechanic has the floor.
    virtual std::optional<Refusal> explain(const Table&, const Step&) const;
    /// Draws an outcome of the kind that it awaits where the kind alone does not say how (a timer's bounds).
    virtual Chance draw(const Table&, ChanceKind, Rng&) const;

    /// Further steps beside `done` at the end of a turn (CHL-1), and what they do before the turn ends.
    virtual void listClosing(const Table&, StepList&) const {}
    virtual bool offersClosing(const Step&) const { return false; }
    virtual void applyClosing(Referee&, const Step&) const {}
    virtual std::optional<Refusal> explainClosing(const Table&, const Step&) const { return std::nullopt; }
    /// The rest of a closing step, once the discards have been shuffled for it (Referee::deferAfterShuffle).
    virtual void finishClosing(Referee&, const Step&) const {}

    /// A minion is about to use a suit power.
    virtual void onSuitUsed(Referee&, Suit, PieceId) const {}
    /// The discards have become the draw pile (DRW-1).
    virtual void onReshuffle(Referee&) const {}
    /// The turn ends (before the closing step takes effect): judges what is due, may end the game.
    virtual void judge(Referee&) const {}
    /// The turn of this seat, which sits out (State::sittingOut), is passed over; may end the game.
    virtual void onTurnPassedOver(Referee&, Seat) const {}
    /// Does it know that the game ends before the mover's next turn, whatever happens?
    virtual bool endsBeforeNextTurn(const State&) const { return false; }
    /// The turn has passed the last seat of the round.
    virtual void onRoundEnd(Referee&) const {}

    /// Does it change what a seat's points are? Asked once, when the ruleset is compiled …
    virtual bool changesScore() const { return false; }
    /// … and if so, what they are: `points` are those of the territories (SCO-1), or what mechanics before it have made
    /// of them.
    virtual int changedScore(const Rules&, const State&, Seat, int points) const { return points; }
    /// Does it decide who wins when no territory is left, in place of CHL-4?
    virtual bool decidesWithoutTerritory() const { return false; }
    /// Do these two seats play together in a game of so many? Asked once, when the ruleset is compiled. Pieces of
    /// allies are neither own nor enemy pieces; allies win together.
    virtual bool areAllies(int /*seats*/, Seat, Seat) const { return false; }
    /// Does it, at times, make all play together against one (State::against)?
    virtual bool unites() const { return false; }

    /// Adds what it knows about the end of the game, and what makes a stand better.
    virtual void outlook(const Table&, Outlook&) const {}

    /// Removes from a copy of the state what `viewer` may not know.
    virtual void conceal(State&, Seat) const {}
    /// The same for what is told of a moment: a step that `who` has taken, an outcome of chance, and a report. What
    /// happened stays; a hidden value becomes none or 0. Every mechanic is asked, also of what is another's.
    virtual void concealStep(Step&, Seat /*who*/, Seat /*viewer*/) const {}
    virtual void concealChance(Chance&, Seat /*viewer*/) const {}
    virtual void concealReport(event::Report&, Seat /*viewer*/) const {}
    /// Fills in again, at random, what conceal() has removed; cards come from `hidden`.
    virtual void imagine(const Rules&, State&, Seat, HiddenCards&, Rng&) const {}
    /// Cards that it keeps apart from hands, piles and board (BID-3).
    virtual CardSet cardsAside(const State&) const { return {}; }

    /// What it adds to the position format, if anything.
    virtual const PositionFields* positionFields() const { return nullptr; }
    /// What it remembers beyond those fields, as a text that later versions make alike: with the fields, all that the
    /// hash of a record's line knows of it. Different memories have different texts.
    virtual std::string memoryText(const State&) const { return {}; }

    /// Set once by the compiler of rulesets.
    void layOut(int offset, int ordinal) {
        offset_ = offset;
        ordinal_ = ordinal;
    }
    void layOut(const OwnSteps& own) { own_ = own; }

protected:
    /// Its place in Rules::mechanics.
    int ordinal() const { return ordinal_; }
    /// Makes and recognises the steps of its own that its kind has registered.
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
        // Bytes that nobody sets would make equal states differ.
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

/// Why a mechanic can never end a game that waits for the draw pile to run out.
std::optional<Hindrance> hindranceWithoutCards(const GameSettings& settings);

/// The refusal of an announcement for the mover's next turn where a mechanic ends the game before it.
std::optional<Refusal> refusedInLastTurn(const Table& table);

/// The refusal of a step that the present stage does not offer: it belongs to another moment of the turn, to a card
/// that is not in use, or to no game by these rules. Names the rule of the step, or in the last case the rule by which
/// one chooses what to do.
Refusal refusedNow(const Table& table, const Step& step);

}  // namespace gnostica::engine
