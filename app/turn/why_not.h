// Why something cannot be picked.
#pragma once

#include "app/turn/pick.h"
#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// Builds the steps that a player who points at this could mean, after what was picked before, has the engine judge
/// each, and returns the reason that says most. Nullopt if one of them is legal, or nothing can be said.
std::optional<engine::Refusal> whyNot(const engine::Rules& rules, const engine::State& state, engine::Seat decider,
                                      std::span<const Pick> before, const Pick& pick);

/// A word that belongs to this moment, but leads to no legal step.
struct RefusedWord {
    engine::StepWord word{};
    engine::Refusal refusal;
};

/// Why a piece cannot go from where it stands to `to`; nullopt if it can go some way.
std::optional<engine::Refusal> whyNotMoved(const engine::Rules& rules, const engine::State& state,
                                           engine::PieceId piece, engine::Space to);

/// Those words that are not among `legal`, with the reason; words of other moments are left out.
std::vector<RefusedWord> refusedWords(const engine::Rules& rules, const engine::State& state, engine::Seat decider,
                                      std::span<const engine::StepWord> legal);

}  // namespace gnostica::gui
