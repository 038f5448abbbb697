#include "engine/powers/reveal.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

void Reveal::list(const Table& table, StepList& out) const {
    if (table.canDrawOne() && table.canNest()) {
        out.add(step::Reveal{});
    }
}

bool Reveal::offers(const Step& step) const {
    return std::holds_alternative<step::Reveal>(step);
}
bool Reveal::takesTopCard(const Step&) const {
    return true;
}

bool Reveal::maySkip(const Table& table) const {
    return table.rules.rulings.revealOptional || !table.canDrawOne() || !table.canNest();
}

void Reveal::apply(Referee& referee, const Step&) const {
    referee.pushFrame(referee.reveal());
}

std::optional<Refusal> Reveal::explain(const Table& table, const Step&) const {
    if (!table.canDrawOne()) {
        return Refusal{.code = RefusalCode::pileEmpty, .rule = {"MAJ-0"}};
    }
    if (!table.canNest()) {
        return Refusal{.code = RefusalCode::nestedTooDeep, .rule = {"MAJ-0"}, .number = kMaxFrames};
    }
    return std::nullopt;
}

}  // namespace gnostica::engine
