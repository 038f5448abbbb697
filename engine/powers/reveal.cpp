#include "engine/powers/reveal.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

bool Reveal::takesTopCard(const Step&) const {
    return true;
}

bool Reveal::maySkip(const Table& table) const {
    return table.rules.rulings.revealOptional || explain(table, step::Reveal{}).has_value();
}

void Reveal::apply(Referee& referee, const Step&) const {
    referee.pushFrame(referee.reveal());
}

std::optional<Refusal> Reveal::explain(const Table& table, const Step&) const {
    if (!table.canDrawOne()) {
        return Refusal{.code = RefusalCode::pileEmpty, .rule = {"MAJ-0"}};
    }
    if (table.state.turn.depth >= kMaxFrames) {
        return Refusal{.code = RefusalCode::nestedTooDeep, .rule = {"MAJ-0"}, .number = kMaxFrames};
    }
    return std::nullopt;
}

}  // namespace gnostica::engine
