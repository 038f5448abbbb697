#include "engine/powers/copy.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

namespace {

bool mayBeCopied(const Table& table, const Territory& territory) {
    return territory.card.isMajor() && territory.card != table.frame().card;
}

}  // namespace

void Copy::list(const Table& table, StepList& out) const {
    if (!table.canNest()) {
        return;
    }
    for (const Territory& territory : table.state.map()) {
        if (mayBeCopied(table, territory)) {
            out.add(step::Copy{.space = territory.space});
        }
    }
}

bool Copy::offers(const Step& step) const {
    return std::holds_alternative<step::Copy>(step);
}

void Copy::apply(Referee& referee, const Step& step) const {
    const Territory territory = *referee.state.territoryAt(std::get<step::Copy>(step).space);
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
    if (!mayBeCopied(table, *territory)) {
        return Refusal{
            .code = RefusalCode::notAnotherWorld, .rule = {"MAJ-21"}, .space = space, .card = territory->card};
    }
    if (!table.canNest()) {
        return Refusal{.code = RefusalCode::nestedTooDeep, .rule = {"MAJ-0"}, .number = kMaxFrames};
    }
    return std::nullopt;
}

}  // namespace gnostica::engine
