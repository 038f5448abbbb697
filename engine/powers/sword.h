// Swords attack (SWD).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

/// Reduction of a territory by a sword.
enum class Razing : std::uint8_t {
    byPips,  ///< SWD-3: from one point to as many as the minion's pips
    oneStep  ///< one point, or a lower card of the same kind; a minor may be reduced to nothing
};

struct SwordParameters {
    bool hits = true;  ///< SWD-1; false for a power that attacks pieces in another way
    bool raze = true;  ///< SWD-3
    Razing razing = Razing::byPips;
    bool fromHand = true;
    bool fromDiscardPile = false;  ///< MAJ-16
    int pips = 0;                  ///< strength of every minion; 0: the minion's pips
};

class Sword final : public PowerOver<step::Hit, step::Raze> {
public:
    explicit Sword(SwordParameters parameters) : parameters_(parameters) {}

    std::optional<Suit> suit() const override { return Suit::swords; }
    void list(const Table& table, StepList& out) const override;
    void listFirstHalves(const Table& table, LinkKind kind, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool canEverUse(const Step& step) const override {
        return std::holds_alternative<step::Raze>(step) ? parameters_.raze : parameters_.hits;
    }
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

private:
    int strength(const Piece& minion) const { return parameters_.pips != 0 ? parameters_.pips : minion.size(); }
    void listHits(const Table& table, PieceId minion, bool linked, StepList& out) const;
    void listRazes(const Table& table, PieceId minion, bool linked, StepList& out) const;
    void listRazesAt(const Table& table, PieceId minion, Space space, bool linked, StepList& out) const;
    template <class Fits>
    void listReplacements(const Table& table, const step::Raze& raze, StepList& out, Fits fits) const;
    RuleId ruleOfRazing() const { return ruleOf("razing", {"SWD-3"}); }

    std::optional<Refusal> explainHit(const Table& table, const step::Hit& step) const;
    std::optional<Refusal> explainRaze(const Table& table, const step::Raze& step) const;
    std::optional<Refusal> explainAmount(const Table& table, const step::Raze& step, const Territory& territory) const;
    std::optional<Refusal> explainReplacement(const Table& table, const step::Raze& step,
                                              const Territory& territory) const;
    /// True if this card can replace the card of `territory` in a step of this amount.
    bool fits(const Table& table, const Territory& territory, int amount, Card card) const;
    /// True if a step of this amount destroys the territory.
    bool destroys(const Table& table, const Territory& territory, int amount) const;

    SwordParameters parameters_;
};

}  // namespace gnostica::engine
