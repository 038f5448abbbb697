// The High Priestess exchanges cards of the hand (MAJ-2). Refreshing (TRN-2) draws in the same way.
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

/// TRN-2, MAJ-2: calls `f(HandPick, draws)` for every way to discard cards and to draw within the limits, at most
/// `atMost` cards.
template <class F>
void forEachDraw(const Table& table, int atMost, F f) {
    const int held = table.state.hands[table.mover].size();
    const int surplus = table.surplusDraws(table.mover);
    for (unsigned bits = 0; bits < 1U << held; ++bits) {
        const HandPick pick{static_cast<std::uint16_t>(bits)};
        const int most = std::min(surplus + pick.size(), atMost);
        f(pick, std::uint8_t{0});
        for (int draws = 1; draws <= most; ++draws) {
            f(pick, static_cast<std::uint8_t>(draws));
        }
    }
}

/// The reason why this number of cards cannot be drawn after these discards: `rule` limits the hand and the number of
/// draws, DRW-1 limits the draws to the cards in the piles.
std::optional<Refusal> explainDraw(const Table& table, HandPick discards, int draws, int atMost, RuleId rule);

class Redraw final : public PowerOver<step::Redraw> {
public:
    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
