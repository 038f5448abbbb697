// The World uses the power of any other major territory (MAJ-21).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

class Copy final : public PowerOver<step::Copy> {
public:
    void apply(Referee& referee, const Step& step) const override;
    bool opensOthers() const override { return true; }
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
