// Judgement takes cards out of the discard pile (MAJ-20).
#pragma once

#include "engine/powers/power.h"

namespace gnostica::engine {

class Recover final : public Power {
public:
    bool continues(const Table& table) const override;
    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool offers(const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
