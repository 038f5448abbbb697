// Steps and dice of the shipped variants, by the names of their powers and mechanics.
#pragma once

#include "engine/model/chance.h"
#include "engine/rules/rules.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace gnostica::tests {

/// WHL-2
inline engine::Step wheelTo(const engine::Rules& rules, int segment) {
    engine::step::Special step = rules.special("wheel", 0);
    step.amount = static_cast<std::uint8_t>(segment);
    return step;
}
/// WHL-5
inline engine::Step refill(const engine::Rules& rules, int cards) {
    engine::step::Special step = rules.special("wheel", 1);
    step.amount = static_cast<std::uint8_t>(cards);
    return step;
}
/// TRI-6
inline engine::Step attack(const engine::Rules& rules, engine::PieceId minion, unsigned defenders) {
    engine::step::Special step = rules.special("fate-attack", 0);
    step.minion = minion;
    step.bits = static_cast<std::uint16_t>(defenders);
    return step;
}
/// TRI-7
inline engine::Step shrink(const engine::Rules& rules, engine::PieceId minion, int amount, engine::Facing facing) {
    engine::step::Special step = rules.special("fate-attack", 1);
    step.minion = minion;
    step.amount = static_cast<std::uint8_t>(amount);
    step.facing = facing;
    return step;
}
/// TRI-6
inline engine::Step retaliate(const engine::Rules& rules, engine::PieceId attacker) {
    engine::step::Special step = rules.special("fate-attack", 2);
    step.target = attacker;
    return step;
}

/// The word with this spelling that a power or mechanic defines.
inline engine::StepWord wordNamed(const engine::Rules& rules, std::string_view text) {
    const auto found = std::ranges::find(rules.ownWords, text);
    return static_cast<engine::StepWord>(engine::kStepWords + (found - rules.ownWords.begin()));
}

/// Returns true if a step with this word moves on the wheel.
inline bool isOnWheel(const engine::Rules& rules, engine::StepWord word) {
    return word == wordNamed(rules, "wheel");
}

inline engine::chance::Dice dice(std::initializer_list<int> values) {
    engine::chance::Dice dice;
    for (const int value : values) {
        dice.add(value);
    }
    return dice;
}

}  // namespace gnostica::tests
