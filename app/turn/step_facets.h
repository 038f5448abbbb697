// A step taken apart into the things that a player can point at.
#pragma once

#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/rules.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace gnostica::gui {

/// What one step names; what it does not name is empty.
struct StepFacets {
    std::size_t kind = 0;  ///< of the step: its place in Step, and after these one for each kind of its own
    engine::StepWord word{};
    engine::PieceId minion = engine::kNoPiece;
    /// The piece that something happens to; the minion itself where it moves, grows … itself.
    engine::PieceId target = engine::kNoPiece;
    std::vector<engine::PieceId> aimed;    ///< several pieces at which the minion aims
    std::optional<engine::Space> place;    ///< the space or territory that something happens to
    std::optional<engine::Space> landing;  ///< where a piece or territory comes to
    engine::Card card;
    std::optional<engine::CardSource> source;
    std::optional<int> amount;
    std::optional<engine::Facing> facing;
    std::optional<engine::CardSet> discards;  ///< of a hand that is refreshed

    bool draws = false;  ///< the amount is of cards to draw
};

/// `decider` is the seat whose step it is: discards are named by their place in that hand. Of a step that a power or
/// mechanic has brought along its form says what it names.
StepFacets facetsOf(const engine::Rules& rules, const engine::State& state, engine::Seat decider,
                    const engine::Step& step);

/// The space that a step is about, as the eye follows it.
std::optional<engine::Space> placeOf(const StepFacets& facets, const engine::State& state);

/// The same step with another facing; a step without one is returned as it is.
engine::Step withFacing(const engine::Step& step, engine::Facing facing);

}  // namespace gnostica::gui
