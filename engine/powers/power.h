// The interface of a power: an ability that a card gives to a minion.
//
// A power is made once, when a ruleset is compiled, with the parameters of its document, and is immutable. It does not
// know cards, turns or other powers. One power may offer several kinds of step (a cup creates pieces and founds
// territories).
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

    /// The suit of this power, if any. Every step of such a power names a minion.
    virtual std::optional<Suit> suit() const { return std::nullopt; }

    /// Adds every legal use, each once, in a fixed order. Does not allocate. With a link pending (Table::link), adds
    /// the uses that can follow its first half; the caller keeps those that complete it.
    virtual void list(const Table& table, StepList& out) const = 0;

    /// Adds uses that are impossible alone, but that a link of this kind with the power of the next slot can make
    /// possible. The caller keeps the uses for which a second half exists.
    virtual void listFirstHalves(const Table&, LinkKind, StepList&) const {}

    /// The same, found by calling explain() for every possible step, however long that takes: the uses or, for a kind
    /// of link, the first halves. Tests compare the quick lists with the result.
    virtual void listUnrefused(const Table& table, LinkKind link, StepList& out) const {
        link == LinkKind::none ? list(table, out) : listFirstHalves(table, link, out);
    }

    /// Carries out a step from list() or listFirstHalves().
    virtual void apply(Referee& referee, const Step& step) const = 0;

    /// True for a kind of step that the power can offer.
    virtual bool offers(const Step& step) const = 0;
    /// True if the parameters can ever allow a step of this kind, which the power offers.
    virtual bool canEverUse(const Step&) const { return true; }
    /// The reason why a step that offers() accepts is not in list(); nullopt if it is. A linked first half is judged
    /// like the step without its link.
    virtual std::optional<Refusal> explain(const Table& table, const Step& step) const = 0;

    /// True if the steps on offer depend on the size of a minion at the start of the turn.
    virtual bool asksStartSize() const { return false; }
    /// True if the power can lead to any other power (MAJ-0, MAJ-21).
    virtual bool opensOthers() const { return false; }

    /// True if the step takes the top card of the draw pile: if the pile is empty, the discards are shuffled first.
    virtual bool takesTopCard(const Step&) const { return false; }
    /// Discards the cards that such a step discards before it draws, so that the shuffle includes them.
    virtual void discardFirst(Referee&, const Step&) const {}

    /// True if the same slot is on offer again after this step (MAJ-20).
    virtual bool continues(const Table&) const { return false; }
    /// False if the power must be used whenever possible (MAJ-0 under another ruling).
    virtual bool maySkip(const Table&) const { return true; }

    // While Turn::interrupt is not 0, the power waits for another player or for chance. Turn::deferred then holds a
    // step that this power offers, by which the power is found again.
    virtual Seat interruptDecider(const Table&) const { return Seat::none; }
    virtual void listInterrupt(const Table&, StepList&) const {}
    virtual void applyInterrupt(Referee&, const Step&) const {}
    /// The reason why a step is refused while the power waits for a player; nullopt if the step is listed.
    virtual std::optional<Refusal> explainInterrupt(const Table& table, const Step& step) const;
    /// The reason why an answer is refused while the power waits for none; nullopt if the step is not an answer to it.
    virtual std::optional<Refusal> explainAnswer(const Step&) const { return std::nullopt; }
    /// The rule by which the power asks chance.
    virtual RuleId ruleOfChance() const { return {"TRN-4"}; }
    /// Applies the dice that the power has asked for (Turn::awaiting).
    virtual void resolve(Referee&, const Chance&) const {}
    /// The dice that the power has asked for.
    virtual DiceAsked dice(const Table&) const { return {}; }

    /// Called once, by the compiler of rulesets.
    void layOut(const OwnSteps& own) { own_ = own; }
    /// Called by the compiler of rulesets, or by a power that uses another: sets the rule that describes a parameter at
    /// its present value.
    void cite(std::string_view key, RuleId rule) { cited_.emplace_back(key, rule); }

protected:
    /// Makes and recognises the own steps that the kind of this power has registered.
    const OwnSteps& own() const { return own_; }
    /// The rule that describes a parameter: the cited rule, or else the usual one.
    RuleId ruleOf(std::string_view key, RuleId usual) const {
        const auto found = std::ranges::find(cited_, key, &std::pair<std::string, RuleId>::first);
        return found == cited_.end() ? usual : found->second;
    }

private:
    OwnSteps own_;
    std::vector<std::pair<std::string, RuleId>> cited_;
};

/// True if the step must wait for a shuffle of the discards, because it takes the top card of an empty pile (DRW-1).
/// The shuffle is then awaited, and includes the cards that the step discards first.
bool waitsForShuffle(Referee& referee, const Power& power, const Step& step);

/// LNK-2, LNK-3, LNK-5: true if no card replaces the card of a territory.
bool leavesCardOut(const Step& step);
/// True if a link of this kind removes the reason why the half is refused alone: no room for a piece (LNK-1, LNK-4), or
/// no intermediate piece or card (LNK-2, LNK-3, LNK-5).
bool linkMends(LinkKind kind, const Step& half, RefusalCode code);

/// Refusals that many powers share.
namespace check {

/// MIN-1 to MIN-3: refuses a piece that is not a minion, or not the mover's.
std::optional<Refusal> minion(const Table& table, PieceId id);
/// ORI-2, ORI-3: refuses a piece that the minion does not target.
std::optional<Refusal> targeted(const Table& table, PieceId minion, PieceId target);
/// ORI-2: refuses a space that the minion does not aim at, and the void (SPC-3).
std::optional<Refusal> aimedSpace(const Table& table, PieceId minion, Space space);
/// ORI-4: refuses another facing for an enemy piece.
std::optional<Refusal> facing(const Table& table, PieceId piece, Facing facing);
/// MAJ-0 to MAJ-21: the rule of the major whose power is being decided; TRN-4 for any other card, and if no card is in
/// use.
RuleId ruleOfMajor(const Table& table);
/// Refuses an enemy-occupied space, with `rule`.
std::optional<Refusal> notEnemyOccupied(const Table& table, Space space, RuleId rule);
/// Refuses a card that is not where the source says.
std::optional<Refusal> cardAt(const Table& table, CardSource source, Card card, RuleId rule);

}  // namespace check

}  // namespace gnostica::engine
