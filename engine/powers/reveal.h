// The Fool turns over the next card and plays it (MAJ-0).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

class Reveal final : public PowerOver<step::Reveal> {
public:
    bool takesTopCard(const Step& step) const override;
    bool maySkip(const Table& table) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool opensOthers() const override { return true; }
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;
};

}  // namespace gnostica::engine
