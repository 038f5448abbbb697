// A step as the things that a player can point at.
#pragma once

#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/rules.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace gnostica::turn {

/// The things that a step names; others are empty.
struct StepFacets {
    std::size_t kind = 0;  ///< the step's index in Step, followed by one for each added kind
    engine::StepWord word{};
    engine::PieceId minion = engine::kNoPiece;
    /// The affected piece; the minion itself if it moves, grows … itself.
    engine::PieceId target = engine::kNoPiece;
    std::vector<engine::PieceId> aimed;    ///< several pieces at which the minion aims
    std::optional<engine::Space> place;    ///< the affected space or territory
    std::optional<engine::Space> landing;  ///< the new space of a piece or territory
    engine::Card card;
    std::optional<engine::CardSource> source;
    std::optional<int> amount;
    std::optional<engine::Facing> facing;
    std::optional<engine::CardSet> discards;  ///< from a hand that is refreshed

    bool draws = false;  ///< the amount is a number of cards to draw
};

/// `decider` is the seat whose step it is: discards are named by their places in that hand. For a step that a power or
/// mechanic has added, its form defines the things.
StepFacets facetsOf(const engine::Rules& rules, const engine::State& state, engine::Seat decider,
                    const engine::Step& step);

/// The space where the effect of a step is seen.
std::optional<engine::Space> placeOf(const StepFacets& facets, const engine::State& state);

/// The same step with another facing; a step without one is returned unchanged.
engine::Step withFacing(const engine::Step& step, engine::Facing facing);

}  // namespace gnostica::turn
