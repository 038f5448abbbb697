// The World has the power of any other major territory (MAJ-21).
#pragma once

#include "engine/powers/power.h"

namespace gnostica::engine {

class Copy final : public Power {
public:
    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool offers(const Step& step) const override;
    bool opensOthers() const override { return true; }
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
