#include "engine/powers/trade.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

void Trade::apply(Referee& referee, const Step& step) const {
    referee.trade(referee.mover(), referee.state.piece(std::get<step::Trade>(step).target).owner());
}

std::optional<Refusal> Trade::explain(const Table& table, const Step& step) const {
    const auto& trade = std::get<step::Trade>(step);
    if (auto refusal = check::minion(table, trade.minion)) {
        return refusal;
    }
    if (table.state.piece(trade.target).owner() == table.mover) {
        return Refusal{.code = RefusalCode::notEnemy, .rule = check::ruleOfMajor(table), .piece = trade.target};
    }
    return check::targeted(table, trade.minion, trade.target);
}

}  // namespace gnostica::engine
