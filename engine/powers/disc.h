// Discs grow (DIS).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

/// The cards that may replace a territory that grows.
enum class Raising : std::uint8_t {
    nextValue,  ///< DIS-2: worth exactly one more
    higher      ///< worth more, or higher of the same kind
};

struct DiscParameters {
    Raising raising = Raising::nextValue;
    bool wasteland = false;  ///< DIS-3: a wasteland grows to a spot card
    bool fromHand = true;
    bool fromDiscardPile = false;  ///< MAJ-17
    bool fromDrawPile = false;     ///< MAJ-10: any top card, for any territory
};

class Disc final : public PowerOver<step::Grow, step::Raise> {
public:
    explicit Disc(DiscParameters parameters) : parameters_(parameters) {}

    std::optional<Suit> suit() const override { return Suit::discs; }
    void list(const Table& table, StepList& out) const override;
    void listFirstHalves(const Table& table, LinkKind kind, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool takesTopCard(const Step& step) const override;
    void discardFirst(Referee& referee, const Step& step) const override;
    bool canEverUse(const Step& step) const override {
        return std::holds_alternative<step::Grow>(step) || parameters_.fromHand || parameters_.fromDiscardPile ||
               parameters_.fromDrawPile;
    }
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

private:
    void listGrow(const Table& table, PieceId minion, bool linked, StepList& out) const;
    void listRaise(const Table& table, PieceId minion, Space space, StepList& out) const;
    /// DIS-2, DIS-3: true for a space whose card this power may change.
    bool mayRaiseAt(const Table& table, Space space) const;
    /// The points of the space now; a wasteland counts 0.
    static int valueNow(const Table& table, Space space);
    bool fits(const Table& table, Space space, Card card) const;
    /// DRW-1: true if there is a top card, which may be the card that is discarded here first.
    static bool canDrawFor(const Table& table, Space space);

    std::optional<Refusal> explainGrow(const Table& table, const step::Grow& step) const;
    std::optional<Refusal> explainRaise(const Table& table, const step::Raise& step) const;

    DiscParameters parameters_;
};

}  // namespace gnostica::engine
