#include "tests/support/slow_steps.h"

#include "engine/notation/step_text.h"
#include "engine/play/link_rules.h"
#include "engine/powers/possible.h"
#include "tests/support/step_key.h"

#include <algorithm>

namespace gnostica::tests {

using namespace engine;

namespace {

bool isQuick(const State& state) {
    const Turn& turn = state.turn;
    const bool powers = turn.stage == Stage::power && turn.interrupt == 0;
    return turn.awaiting == ChanceKind::none && (turn.stage == Stage::option || powers);
}

template <class... S>
void addOptions(const Table& table, StepList& out) {
    const auto judge = [&](const auto& step) { return explain(table.rules, table.state, step); };
    (addUnrefused<S>(table, out, judge), ...);
}

void addPowers(const Table& table, StepList& out) {
    const Slot& slot = table.slot();
    const bool second = table.linkPending();
    bool maySkip = !second;
    for (const Power* power : slot.alternatives) {
        power->listUnrefused(table, LinkKind::none, out);
        if (!second && slot.link != LinkKind::none) {
            const std::size_t before = out.size();
            power->listUnrefused(table, slot.link, out);
            keepFirstHalves(table, before, out);
        }
        maySkip = maySkip && power->maySkip(table);
    }
    if (second) {
        keepSecondHalves(table, out);
    } else if (maySkip || out.empty()) {
        out.add(step::Skip{});
    }
}

std::string onlyIn(const Rules& rules, const State& state, const StepList& some, const StepList& others,
                   const std::string& where) {
    const StepSet known(others);
    const auto missing = std::ranges::find_if_not(some, [&](const Step& step) { return known.contains(step); });
    return missing == some.end() ? "" : toText(rules, state, *missing) + where;
}

}  // namespace

void slowSteps(const Rules& rules, const State& state, StepList& out) {
    if (!isQuick(state)) {
        legalSteps(rules, state, out);
        return;
    }
    out.clear();
    const Table table(rules, state);
    if (state.turn.stage == Stage::option) {
        addOptions<step::Place, step::Activate, step::Play, step::Refresh, step::Orient>(table, out);
    } else {
        addPowers(table, out);
    }
}

std::string brokenQuickList(const Rules& rules, const State& state, const StepList& steps) {
    if (!isQuick(state)) {
        return {};
    }
    StepList slow;
    slowSteps(rules, state, slow);
    const std::string added = onlyIn(rules, state, steps, slow, ": listed, but nothing allows it");
    return added.empty() ? onlyIn(rules, state, slow, steps, ": nothing refuses it, but it is not listed") : added;
}

}  // namespace gnostica::tests
