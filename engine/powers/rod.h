// Rods move (ROD).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

struct RodParameters {
    bool pushOwn = true;       ///< ROD-2; false: enemy pieces only
    bool slide = true;         ///< ROD-5
    bool ignoreLimit = false;  ///< MAJ-4
    int pips = 0;              ///< reach of every minion; 0: the minion's pips
};

class Rod final : public PowerOver<step::Move, step::Push, step::Slide> {
public:
    explicit Rod(RodParameters parameters) : parameters_(parameters) {}

    std::optional<Suit> suit() const override { return Suit::rods; }
    void list(const Table& table, StepList& out) const override;
    void listFirstHalves(const Table& table, LinkKind kind, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool canEverUse(const Step& step) const override {
        return parameters_.slide || !std::holds_alternative<step::Slide>(step);
    }
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

private:
    int reach(const Piece& minion) const { return parameters_.pips != 0 ? parameters_.pips : minion.size(); }
    /// ROD-3: not in the void, and not in a full space.
    bool mayEndIn(const Table& table, const Piece& moved, Space space) const;
    /// Lists the moves and pushes whose end satisfies `accepts`.
    template <class Predicate>
    void listMovements(const Table& table, bool linked, StepList& out, Predicate accepts) const;
    void listSlides(const Table& table, PieceId minion, Space from, StepList& out) const;

    std::optional<Refusal> explainReach(const Table& table, const Step& step, int distance) const;
    std::optional<Refusal> explainEnd(const Table& table, const Piece& moved, Space end) const;
    std::optional<Refusal> explainPush(const Table& table, const step::Push& step) const;
    std::optional<Refusal> explainSlide(const Table& table, const step::Slide& step) const;

    RodParameters parameters_;
};

}  // namespace gnostica::engine
