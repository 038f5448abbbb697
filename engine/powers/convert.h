// The Hierophant replaces an enemy piece by an own one (MAJ-5).
#pragma once

#include "engine/powers/power.h"

namespace gnostica::engine {

class Convert final : public Power {
public:
    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool offers(const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
