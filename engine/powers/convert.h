// The Hierophant replaces an enemy piece by a piece of the mover (MAJ-5).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

class Convert final : public PowerOver<step::Convert> {
public:
    void apply(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
