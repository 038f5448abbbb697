// Orienting by a card (MAJ-3, 4, 15, 16, 17).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

struct TurnParameters {
    /// MAJ-15: true: any targeted piece, of any player; false: the minion itself.
    bool anyTarget = false;
};

class Turner final : public PowerOver<step::Turn> {
public:
    explicit Turner(TurnParameters parameters) : parameters_(parameters) {}

    void apply(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

private:
    TurnParameters parameters_;
};

}  // namespace gnostica::engine
