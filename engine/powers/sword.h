// Swords attack (SWD).
#pragma once

#include "engine/powers/power.h"

namespace gnostica::engine {

struct SwordParameters {
    bool raze = true;              ///< SWD-3
    bool fromHand = true;
    bool fromDiscardPile = false;  ///< MAJ-16
    int pips = 0;                  ///< strength whatever the minion's size (WHL-3); 0: the minion's pips
};

class Sword final : public Power {
public:
    explicit Sword(SwordParameters parameters) : parameters_(parameters) {}

    std::optional<Suit> suit() const override { return Suit::swords; }
    void list(const Table& table, StepList& out) const override;
    void listFirstHalves(const Table& table, LinkKind kind, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool offers(const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

private:
    int strength(const Piece& minion) const { return parameters_.pips != 0 ? parameters_.pips : minion.size(); }
    void listHits(const Table& table, PieceId minion, bool linked, StepList& out) const;
    void listRazes(const Table& table, PieceId minion, bool linked, StepList& out) const;
    void listReplacements(const Table& table, const step::Raze& raze, int value, StepList& out) const;

    std::optional<Refusal> explainHit(const Table& table, const step::Hit& step) const;
    std::optional<Refusal> explainRaze(const Table& table, const step::Raze& step) const;
    std::optional<Refusal> explainReplacement(const Table& table, const step::Raze& step, int left) const;

    SwordParameters parameters_;
};

}  // namespace gnostica::engine
