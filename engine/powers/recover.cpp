#include "engine/powers/recover.h"

#include "engine/powers/referee.h"

#include <algorithm>
#include <cassert>

namespace gnostica::engine {

namespace {

bool hasRoomInHand(const Table& table) {
    return table.state.hands[table.mover].size() < table.rules.handLimit;
}

}  // namespace

void Recover::apply(Referee& referee, const Step& step) const {
    const auto& recover = std::get<step::Recover>(step);
    assert(referee.state.turn.depth > 0);
    Frame& frame = referee.state.turn.frames[referee.state.turn.depth - 1U];
    frame.uses = (frame.uses + 1U) & 15U;
    referee.makeWorker(recover.minion, 0);  // the same minion recovers the other cards
    referee.recover(referee.mover(), recover.card);
}

bool Recover::continues(const Table& table) const {
    const auto worker = std::ranges::find_if(table.state.board(), [](const Piece& p) { return p.has(Mark::worker); });
    return worker != table.state.board().end() && table.frame().uses < worker->size() && hasRoomInHand(table) &&
           !table.state.discard.empty();
}

std::optional<Refusal> Recover::explain(const Table& table, const Step& step) const {
    const auto& recover = std::get<step::Recover>(step);
    if (auto refusal = check::minion(table, recover.minion)) {
        return refusal;
    }
    if (!hasRoomInHand(table)) {
        return Refusal{.code = RefusalCode::handFull, .rule = {"MAJ-20"}, .number = table.rules.handLimit};
    }
    return check::cardAt(table, CardSource::discardPile, recover.card, {"MAJ-20"});
}

}  // namespace gnostica::engine
