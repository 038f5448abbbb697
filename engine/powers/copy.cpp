#include "engine/powers/copy.h"

#include "engine/powers/referee.h"

#include <cassert>

namespace gnostica::engine {

void Copy::apply(Referee& referee, const Step& step) const {
    const Territory* found = referee.state.territoryAt(std::get<step::Copy>(step).space);
    assert(found != nullptr);
    const Territory territory = *found;
    referee.report(event::CardCopied{territory.space, territory.card});
    referee.pushFrame(territory.card);
}

std::optional<Refusal> Copy::explain(const Table& table, const Step& step) const {
    const Space space = std::get<step::Copy>(step).space;
    const Territory* territory = table.state.territoryAt(space);
    if (territory == nullptr) {
        return Refusal{.code = RefusalCode::notTerritory, .rule = {"MAJ-21"}, .space = space};
    }
    if (!territory->card.isMajor()) {
        return Refusal{.code = RefusalCode::notMajor, .rule = {"MAJ-21"}, .space = space, .card = territory->card};
    }
    if (territory->card == table.frame().card) {
        return Refusal{
            .code = RefusalCode::notAnotherWorld, .rule = {"MAJ-21"}, .space = space, .card = territory->card};
    }
    if (table.state.turn.depth >= kMaxFrames) {
        return Refusal{.code = RefusalCode::nestedTooDeep, .rule = {"MAJ-0"}, .number = kMaxFrames};
    }
    return std::nullopt;
}

}  // namespace gnostica::engine
