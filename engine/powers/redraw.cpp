#include "engine/powers/redraw.h"

#include "engine/powers/referee.h"

namespace gnostica::engine {

std::optional<Refusal> explainDraw(const Table& table, HandPick discards, int draws, int atMost, RuleId rule) {
    const int held = table.state.hands[table.mover].size();
    const int room = table.rules.handLimit - (held - discards.size());
    if ((discards.bits >> held) != 0) {
        return Refusal{.code = RefusalCode::cardNotInHand, .rule = rule};
    }
    const int most = std::min(table.mostDraws(table.mover, discards.size()), atMost);
    if (draws > most) {
        const RuleId broken = draws > std::min(room, atMost) ? rule : RuleId{"DRW-1"};
        return Refusal{.code = RefusalCode::tooManyCards, .rule = broken, .number = most};
    }
    return std::nullopt;
}

void Redraw::list(const Table& table, StepList& out) const {
    forEachDraw(table, kMaxHand, [&](HandPick discards, std::uint8_t draw) {
        if (discards.bits != 0 || draw != 0) {
            out.add(step::Redraw{.discards = discards, .draw = draw});
        }
    });
}

void Redraw::apply(Referee& referee, const Step& step) const {
    const auto& redraw = std::get<step::Redraw>(step);
    const Seat mover = referee.mover();
    referee.discard(mover, redraw.discards.from(referee.state.hands[mover]));
    referee.draw(mover, redraw.draw);
}

std::optional<Refusal> Redraw::explain(const Table& table, const Step& step) const {
    const auto& redraw = std::get<step::Redraw>(step);
    if (redraw.discards.bits == 0 && redraw.draw == 0) {
        return Refusal{.code = RefusalCode::nothingChanges, .rule = {"MAJ-2"}};
    }
    return explainDraw(table, redraw.discards, redraw.draw, kMaxHand, {"MAJ-2"});
}

}  // namespace gnostica::engine
