// The legal steps of each stage.
#include "engine/mechanics/mechanic.h"
#include "engine/play/link_rules.h"
#include "engine/play/play.h"
#include "engine/play/turn_machine.h"
#include "engine/play/turn_options.h"
#include "engine/powers/power.h"

namespace gnostica::engine {

namespace {

void listPowers(const Table& table, StepList& out) {
    const Slot& slot = table.slot();
    if (table.linkPending()) {
        for (const Power* power : slot.alternatives) {
            power->list(table, out);
        }
        keepSecondHalves(table, out);
        return;
    }
    bool maySkip = true;
    for (const Power* power : slot.alternatives) {
        power->list(table, out);
        const std::size_t before = out.size();
        if (slot.link != LinkKind::none) {
            power->listFirstHalves(table, slot.link, out);
            keepFirstHalves(table, before, out);
        }
        maySkip = maySkip && power->maySkip(table);
    }
    if (maySkip || out.empty()) {
        out.add(step::Skip{});
    }
}

void listClosings(const Table& table, StepList& out) {
    out.add(step::Done{});
    for (const auto& mechanic : table.rules.mechanics) {
        mechanic->listClosing(table, out);
    }
}

}  // namespace

void legalSteps(const Rules& rules, const State& state, StepList& out) {
    out.clear();
    if (state.turn.awaiting != ChanceKind::none) {
        return;
    }
    const Table table(rules, state);
    switch (state.turn.stage) {
    case Stage::floor: rules.mechanics[state.turn.mechanic]->list(table, out); break;
    case Stage::option: listOptions(table, out); break;
    case Stage::power:
        if (state.turn.interrupt != 0) {
            interruptedPower(table).listInterrupt(table, out);
        } else {
            listPowers(table, out);
        }
        break;
    case Stage::close: listClosings(table, out); break;
    case Stage::setup:
    case Stage::over: break;
    }
}

}  // namespace gnostica::engine
