// Swords in 3stica attack with FATE dice (TRI-6), shrink the minion itself (TRI-7), and reduce territories (TRI-8).
#pragma once

#include "engine/powers/power.h"
#include "engine/powers/sword.h"

#include <array>
#include <span>

namespace gnostica::threestica {

/// TRI-6: number of enemy pieces that an attack may name.
enum class Defenders : std::uint8_t { any, one };

/// Its own steps.
enum class AttackStep : std::uint8_t {
    attack,    ///< TRI-6: `bits` are the defenders
    shrink,    ///< TRI-7: the minion takes `amount` pips off itself
    retaliate  ///< TRI-6: `target` is the attacker
};

/// TRI-6
inline constexpr engine::DiceKind kFateDice{"fate", -1, 1, "-0+"};

/// Numbers of RefusalCode::variantRule.
enum class AttackRefusal : int {
    diceDecide = 1,   ///< TRI-6: the attacker cannot choose the amount
    oneDefender = 2,  ///< TRI-6: only one defender may be named
    notAsked = 3,     ///< TRI-6: no answer is due, or another decision is
    startSize = 4,    ///< TRI-7: more pips than it had at the start of the turn; size = those
    noDefender = 5    ///< TRI-6: an attack must name at least one
};

struct FateAttackParameters {
    Defenders defenders = Defenders::any;
    bool fromHand = true;
    bool fromDiscardPile = false;  ///< MAJ-16
    int pips = 0;                  ///< dice and strength, regardless of size (WHL-3); 0: the minion's pips
};

/// A power that asks for dice, and then perhaps for the answers of the defenders' players. Meanwhile Turn::deferred
/// holds the attack; once the dice are rolled, its defenders are those whose players have yet to answer.
class FateAttack final : public engine::Power {
public:
    static constexpr std::string_view kName = "fate-attack";
    /// The largest number of enemy pieces in a space that can be named; later ones stay out of the attack. (Twelve give
    /// 4,095 attacks.)
    static constexpr int kMostNamed = 12;

    explicit FateAttack(const FateAttackParameters& parameters);

    std::optional<engine::Suit> suit() const override { return engine::Suit::swords; }
    bool asksStartSize() const override { return parameters_.pips != 1; }

    void list(const engine::Table& table, engine::StepList& out) const override;
    void listFirstHalves(const engine::Table& table, engine::LinkKind kind, engine::StepList& out) const override;
    void listUnrefused(const engine::Table& table, engine::LinkKind link, engine::StepList& out) const override;
    void apply(engine::Referee& referee, const engine::Step& step) const override;
    bool offers(const engine::Step& step) const override;
    bool canEverUse(const engine::Step& step) const override;
    std::optional<engine::Refusal> explain(const engine::Table& table, const engine::Step& step) const override;

    engine::Seat interruptDecider(const engine::Table& table) const override;
    void listInterrupt(const engine::Table& table, engine::StepList& out) const override;
    void applyInterrupt(engine::Referee& referee, const engine::Step& step) const override;
    std::optional<engine::Refusal> explainInterrupt(const engine::Table& table,
                                                    const engine::Step& step) const override;
    std::optional<engine::Refusal> explainAnswer(const engine::Step& step) const override;
    engine::RuleId ruleOfChance() const override { return {"TRI-6"}; }
    void resolve(engine::Referee& referee, const engine::Chance& outcome) const override;
    engine::DiceAsked dice(const engine::Table& table) const override;

    /// Its own steps, for the registry.
    static std::vector<engine::SpecialKind> ownSteps();

private:
    int strength(const engine::Piece& minion) const { return parameters_.pips != 0 ? parameters_.pips : minion.size(); }
    int mostShrink(const engine::Piece& minion) const;
    void listAttacks(const engine::Table& table, engine::PieceId minion, engine::StepList& out) const;
    engine::step::Special attackBy(engine::PieceId minion, std::uint16_t defenders) const;
    void listShrinks(const engine::Table& table, engine::PieceId minion, engine::StepList& out) const;

    std::optional<engine::Refusal> explainAttack(const engine::Table& table, const engine::step::Special& step) const;
    std::optional<engine::Refusal> explainShrink(const engine::Table& table, const engine::step::Special& step) const;

    FateAttackParameters parameters_;
    engine::Sword razing_;
};

}  // namespace gnostica::threestica
