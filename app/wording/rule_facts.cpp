#include "app/wording/rule_facts.h"

#include "engine/mechanics/challenge.h"

#include <algorithm>

namespace gnostica::wording {

namespace {

const engine::LastTurn* lastTurnOf(const engine::Rules& rules) {
    for (const auto& mechanic : rules.mechanics) {
        if (const auto* lastTurn = dynamic_cast<const engine::LastTurn*>(mechanic.get())) {
            return lastTurn;
        }
    }
    return nullptr;
}

}  // namespace

std::optional<int> targetOf(const engine::Rules& rules) {
    const engine::LastTurn* lastTurn = lastTurnOf(rules);
    return lastTurn == nullptr ? std::nullopt : std::optional(lastTurn->target());
}

engine::Seat announcerIn(const engine::Rules& rules, const engine::State& state) {
    const engine::LastTurn* lastTurn = lastTurnOf(rules);
    return lastTurn == nullptr ? engine::Seat::none : lastTurn->announcer(state);
}

bool hasMechanic(const engine::Rules& rules, std::string_view id) {
    return std::ranges::any_of(rules.mechanics, [&](const auto& mechanic) { return mechanic->id() == id; });
}

}  // namespace gnostica::wording
