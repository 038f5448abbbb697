// The interface of a power: what a card lets a minion do.
//
// A power is made once, when a ruleset is compiled, with the parameters that its document gives it, and is
// immutable from then on. It knows nothing of cards, of turns or of other powers. One power may offer several kinds
// of step (a cup creates pieces and founds territories).
#pragma once

#include "engine/model/chance.h"
#include "engine/model/step_list.h"
#include "engine/powers/table.h"
#include "engine/rules/refusal.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gnostica::engine {

class Referee;

class Power {
public:
    Power() = default;
    Power(const Power&) = delete;
    Power& operator=(const Power&) = delete;
    virtual ~Power() = default;

    /// Which suit's power this is, if any. Every step that such a power offers names a minion.
    virtual std::optional<Suit> suit() const { return std::nullopt; }

    /// Adds every legal use, each once, in a fixed order. Allocates nothing. With a link pending (Table::link) the
    /// uses are those that may follow its first half; the caller keeps those that complete it.
    virtual void list(const Table& table, StepList& out) const = 0;

    /// Adds uses that are impossible alone, but that a link of this kind with the power of the next slot may make
    /// possible. The caller keeps those for which a second half exists.
    virtual void listFirstHalves(const Table&, LinkKind, StepList&) const {}

    /// The same, found by asking explain() about every step that is possible, however long that takes: the uses, or for
    /// a kind of link the first halves. Tests hold the quick lists against it.
    virtual void listUnrefused(const Table& table, LinkKind link, StepList& out) const {
        link == LinkKind::none ? list(table, out) : listFirstHalves(table, link, out);
    }

    /// Carries out a step that list() or listFirstHalves() has given.
    virtual void apply(Referee& referee, const Step& step) const = 0;

    /// Is this a kind of step that the power may offer at all?
    virtual bool offers(const Step& step) const = 0;
    /// Can a step of this kind, which it offers, ever be legal by its parameters?
    virtual bool canEverUse(const Step&) const { return true; }
    /// Why a step that offers() is not among those of list(); nullopt if it is. A linked first half is judged as
    /// the step without its link would be.
    virtual std::optional<Refusal> explain(const Table& table, const Step& step) const = 0;

    /// True if what it offers depends on the size that a minion had when the turn began.
    virtual bool asksStartSize() const { return false; }
    /// True if it may lead to any other power (MAJ-0, MAJ-21).
    virtual bool opensOthers() const { return false; }

    /// True if the step takes the top card of the draw pile: if that is empty, the discards are shuffled first.
    virtual bool takesTopCard(const Step&) const { return false; }
    /// What such a step discards before it draws goes to the discard pile, as the shuffle takes it along.
    virtual void discardFirst(Referee&, const Step&) const {}

    /// True if after this step the same slot is offered again (MAJ-20).
    virtual bool continues(const Table&) const { return false; }
    /// False where the power must be used if it can be (MAJ-0 under another ruling).
    virtual bool maySkip(const Table&) const { return true; }

    // While Turn::interrupt is not 0, the power has asked somebody else or chance. Turn::deferred then holds
    // a step that this power offers, by which it is found again.
    virtual Seat interruptDecider(const Table&) const { return Seat::none; }
    virtual void listInterrupt(const Table&, StepList&) const {}
    virtual void applyInterrupt(Referee&, const Step&) const {}
    /// Why a step is refused while somebody else is asked; nullopt if it is listed.
    virtual std::optional<Refusal> explainInterrupt(const Table& table, const Step& step) const;
    /// Why an answer to this power cannot be given while nobody is asked; nullopt if it is no such step.
    virtual std::optional<Refusal> explainAnswer(const Step&) const { return std::nullopt; }
    /// The rule by which chance has been asked.
    virtual RuleId ruleOfChance() const { return {"TRN-4"}; }
    /// The dice that the power has asked for (Turn::awaiting) have fallen.
    virtual void resolve(Referee&, const Chance&) const {}
    /// Which dice it has asked for.
    virtual DiceAsked dice(const Table&) const { return {}; }

    /// Set once by the compiler of rulesets.
    void layOut(const OwnSteps& own) { own_ = own; }
    /// Set by the compiler of rulesets, or by a power that uses another: the rule that describes one of its parameters
    /// as it is set here.
    void cite(std::string_view key, RuleId rule) { cited_.emplace_back(key, rule); }

protected:
    /// Makes and recognises the steps of its own that its kind has registered.
    const OwnSteps& own() const { return own_; }
    /// The rule that describes a parameter: the one cited, or the usual one.
    RuleId ruleOf(std::string_view key, RuleId usual) const {
        const auto found = std::ranges::find(cited_, key, &std::pair<std::string, RuleId>::first);
        return found == cited_.end() ? usual : found->second;
    }

private:
    OwnSteps own_;
    std::vector<std::pair<std::string, RuleId>> cited_;
};

/// True if the step must wait until the discards have been shuffled, because it takes the top card of an empty pile
/// (DRW-1): the shuffle is awaited, and what the step discards first lies among the discards.
bool waitsForShuffle(Referee& referee, const Power& power, const Step& step);

/// LNK-2, LNK-3, LNK-5: no card takes the place of a territory's.
bool leavesCardOut(const Step& step);
/// True if a link of this kind makes up for the reason why the half is refused alone: the room for a piece (LNK-1,
/// LNK-4), or the piece or the card between (LNK-2, LNK-3, LNK-5).
bool linkMends(LinkKind kind, const Step& half, RefusalCode code);

/// The facts that many refusals share.
namespace check {

/// MIN-1 to MIN-3: not a minion, or not the mover's.
std::optional<Refusal> minion(const Table& table, PieceId id);
/// ORI-2, ORI-3.
std::optional<Refusal> targeted(const Table& table, PieceId minion, PieceId target);
/// ORI-2: the space that the minion aims at, and not the void (SPC-3).
std::optional<Refusal> aimedSpace(const Table& table, PieceId minion, Space space);
/// ORI-4: an enemy piece keeps its facing.
std::optional<Refusal> facing(const Table& table, PieceId piece, Facing facing);
/// MAJ-0 to MAJ-21: the rule of the major whose power is being decided; TRN-4 for any other card and where no card is
/// in use.
RuleId ruleOfMajor(const Table& table);
/// Not enemy-occupied, else refused with `rule`.
std::optional<Refusal> notEnemyOccupied(const Table& table, Space space, RuleId rule);
/// The card lies where the source says.
std::optional<Refusal> cardAt(const Table& table, CardSource source, Card card, RuleId rule);

}  // namespace check

}  // namespace gnostica::engine
