// The minion's owner trades hands with the owner of a targeted enemy piece (MAJ-11, MAJ-12).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

class Trade final : public PowerOver<step::Trade> {
public:
    void apply(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
