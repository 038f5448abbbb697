// Reasons why something cannot be picked.
#pragma once

#include "app/turn/pick.h"
#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <optional>
#include <span>
#include <vector>

namespace gnostica::turn {

/// Builds the steps that a player could mean with this pick after the earlier ones, lets the engine judge each, and
/// returns the reason that explains most. Nullopt if the engine refuses none of them.
std::optional<engine::Refusal> whyNot(const engine::Rules& rules, const engine::State& state, engine::Seat decider,
                                      std::span<const Pick> before, const Pick& pick);

/// A word that belongs to this decision, but to no legal step.
struct RefusedWord {
    engine::StepWord word{};
    engine::Refusal refusal;
};

/// The reason why a piece cannot move to `to`, or one space ahead if `to` is not in its direction; nullopt if it can.
std::optional<engine::Refusal> whyNotMoved(const engine::Rules& rules, const engine::State& state,
                                           engine::PieceId piece, engine::Space to);

/// The words that are not among `legal`, with reasons; without words of other decisions.
std::vector<RefusedWord> refusedWords(const engine::Rules& rules, const engine::State& state, engine::Seat decider,
                                      std::span<const engine::StepWord> legal);

}  // namespace gnostica::turn
