// Cups create (CUP).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

/// CUP-4: the cards that may be founded from the hand.
enum class Foundable : std::uint8_t { none, worthOne, minors };

struct CupParameters {
    bool enemies = true;                    ///< CUP-2
    Foundable found = Foundable::worthOne;  ///< CUP-4
    bool foundFromHand = true;
    bool foundFromDrawPile = false;  ///< MAJ-10
    bool ignoreLimit = false;        ///< MAJ-3
};

class Cup final : public PowerOver<step::Create, step::CreateEnemy, step::Found> {
public:
    explicit Cup(CupParameters parameters) : parameters_(parameters) {}

    std::optional<Suit> suit() const override { return Suit::cups; }
    void list(const Table& table, StepList& out) const override;
    void listFirstHalves(const Table& table, LinkKind kind, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool takesTopCard(const Step& step) const override;
    bool canEverUse(const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

private:
    /// Calls `f(PieceId minion, Space)` for each space in which a minion may create a piece.
    template <class F>
    void forEachRoom(const Table& table, F f) const;
    void listCreate(const Table& table, PieceId minion, Space space, bool linked, StepList& out) const;
    void listFound(const Table& table, PieceId minion, Space space, StepList& out) const;
    bool mayCreateIn(const Table& table, Space space, Seat owner) const;
    bool mayFound(const Table& table, Card card) const;

    std::optional<Refusal> explainRoom(const Table& table, PieceId minion, Space space, Seat owner) const;
    std::optional<Refusal> explainCreate(const Table& table, const step::Create& step) const;
    std::optional<Refusal> explainEnemy(const Table& table, const step::CreateEnemy& step) const;
    std::optional<Refusal> explainFound(const Table& table, const step::Found& step) const;

    CupParameters parameters_;
};

}  // namespace gnostica::engine
