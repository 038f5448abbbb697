// The Fool turns over the next card and plays it (MAJ-0).
#pragma once

#include "engine/powers/power.h"

namespace gnostica::engine {

class Reveal final : public Power {
public:
    bool takesTopCard(const Step& step) const override;
    bool maySkip(const Table& table) const override;
    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool offers(const Step& step) const override;
    bool opensOthers() const override { return true; }
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
