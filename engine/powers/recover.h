// Judgement takes cards out of the discard pile (MAJ-20).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

class Recover final : public PowerOver<step::Recover> {
public:
    bool continues(const Table& table) const override;
    void apply(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
