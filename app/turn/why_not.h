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

/// The reason against one step, that a dragged piece moves as a minion to where it was dropped, whatever was picked and
/// whatever power is on offer. If `to` is not in its direction, the step is a move of one space ahead: its refusal
/// tells whether the piece can move at all. Nullopt if the step is legal; whyNot() has the reasons against `to`.
std::optional<engine::Refusal> whyNotMoved(const engine::Rules& rules, const engine::State& state,
                                           engine::PieceId piece, engine::Space to);

/// A word that belongs to this decision, but to no legal step.
struct RefusedWord {
    engine::StepWord word{};
    engine::Refusal refusal;
};

/// The words that are not among `legal`, with reasons; without words of other decisions.
std::vector<RefusedWord> refusedWords(const engine::Rules& rules, const engine::State& state, engine::Seat decider,
                                      std::span<const engine::StepWord> legal);

}  // namespace gnostica::turn
