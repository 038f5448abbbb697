// Which steps go with what a player has pointed at so far.
#pragma once

#include "app/turn/pick.h"
#include "app/turn/step_facets.h"
#include "engine/rules/rules.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// Picks, sorted by what they are. Of words, amounts, facings and sources the last one counts.
struct PickedThings {
    std::optional<engine::StepWord> word;
    std::vector<engine::PieceId> pieces;  ///< each by the one that stands for its likes
    std::vector<engine::Space> spaces;
    engine::CardSet cards;
    std::optional<int> amount;
    std::optional<engine::Facing> facing;
    std::optional<engine::CardSource> source;
    bool pieceFirst = false;  ///< a piece was named before any space, as by dragging it
};

/// Compares picks with steps. Pieces that are alike in all that matters count as the same piece, because a list of
/// legal steps names only one of them.
class PickMatcher {
public:
    PickMatcher() = default;
    PickMatcher(const engine::Rules& rules, const engine::State& state);

    /// The one of its likes that stands for a piece.
    engine::PieceId standIn(engine::PieceId piece) const;
    bool alike(engine::PieceId a, engine::PieceId b) const { return standIn(a) == standIn(b); }
    PickedThings sort(std::span<const Pick> picks) const;

    /// Does the step contain all that was picked, in whatever order?
    bool matches(const StepFacets& step, const PickedThings& picked) const;
    /// Narrows `steps` to the places of those that match. Where one reading of the picks is more natural than
    /// another (the piece named first is the minion; a piece and then a space: there it goes; a card is played and
    /// not thrown away), only that one is kept.
    std::vector<std::size_t> narrow(std::span<const StepFacets> steps, const PickedThings& picked) const;
    /// Have exactly the sets (discards, several pieces) been picked that the step names?
    bool settles(const StepFacets& step, const PickedThings& picked) const;

private:
    bool matchesPieces(const StepFacets& step, std::span<const engine::PieceId> picked) const;
    bool isNatural(const StepFacets& step, const PickedThings& picked) const;
    /// Are all of `picked` but the one at `without` among the step's targets?
    bool areTargets(const StepFacets& step, std::span<const engine::PieceId> picked, std::size_t without) const;

    std::array<engine::PieceId, engine::kPieceRoom> standIns_{};
};

}  // namespace gnostica::gui
