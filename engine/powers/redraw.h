// The High Priestess changes cards of the hand (MAJ-2). Refreshing (TRN-2) draws in the same way.
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

/// TRN-2, MAJ-2: calls `f(HandPick, draws)` for every way of discarding any cards and drawing within the limits, and
/// never more than `atMost`.
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

/// Why that many cannot be drawn after these discards: `rule` limits the hand and how many may be drawn at all, DRW-1
/// what the piles hold.
std::optional<Refusal> explainDraw(const Table& table, HandPick discards, int draws, int atMost, RuleId rule);

class Redraw final : public PowerOver<step::Redraw> {
public:
    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
