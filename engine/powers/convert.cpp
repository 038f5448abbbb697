#include "engine/powers/convert.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

void Convert::apply(Referee& referee, const Step& step) const {
    const auto& convert = std::get<step::Convert>(step);
    referee.convert(convert.target, convert.facing);
}

std::optional<Refusal> Convert::explain(const Table& table, const Step& step) const {
    const auto& convert = std::get<step::Convert>(step);
    if (auto refusal = check::minion(table, convert.minion)) {
        return refusal;
    }
    const Piece& target = table.state.piece(convert.target);
    if (!table.isEnemy(target) && table.rules.rulings.convertOnlyEnemies) {
        return Refusal{.code = RefusalCode::notEnemy, .rule = {"MAJ-5"}, .piece = convert.target};
    }
    if (auto refusal = check::targeted(table, convert.minion, convert.target)) {
        return refusal;
    }
    if (target.owner() != table.mover) {
        if (auto refusal = table.explainOwnFull(target.space(), table.mover)) {
            return refusal;
        }
    }
    if (table.state.stashOf(table.mover, target.size()) < 1) {
        return Refusal{.code = RefusalCode::stashEmpty, .rule = {"MAJ-5"}, .seat = table.mover, .size = target.size()};
    }
    return std::nullopt;
}

}  // namespace gnostica::engine
