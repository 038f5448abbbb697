// Finds the steps that match the picks of a player.
#pragma once

#include "app/turn/pick.h"
#include "app/turn/step_facets.h"
#include "engine/rules/rules.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::turn {

/// Picks, sorted by kind. Of words, amounts, facings and sources, the last one counts.
struct PickedThings {
    std::optional<engine::StepWord> word;
    std::vector<engine::PieceId> pieces;  ///< each replaced by its stand-in
    std::vector<engine::Space> spaces;
    engine::CardSet cards;
    std::optional<int> amount;
    std::optional<engine::Facing> facing;
    std::optional<engine::CardSource> source;
    bool pieceFirst = false;  ///< a piece was picked before any space, for example by dragging it
};

/// Compares picks with steps. Equivalent pieces count as the same piece, because a list of legal steps names only one
/// of them.
class PickMatcher {
public:
    PickMatcher() = default;
    PickMatcher(const engine::Rules& rules, const engine::State& state);

    /// The piece that represents all equivalent to `piece`.
    engine::PieceId standIn(engine::PieceId piece) const;
    bool alike(engine::PieceId a, engine::PieceId b) const { return standIn(a) == standIn(b); }
    PickedThings sort(std::span<const Pick> picks) const;

    /// True if the step contains all picks, in any order.
    bool matches(const StepFacets& step, const PickedThings& picked) const;
    /// The indices of the matching `steps`. If one reading of the picks is more natural than another (the first piece
    /// is the minion; a piece and then a space: it moves there; a card is played, not discarded), keeps only that one.
    std::vector<std::size_t> narrow(std::span<const StepFacets> steps, const PickedThings& picked) const;
    /// True if the sets that the step names (discards, several pieces) are exactly the picked ones.
    bool settles(const StepFacets& step, const PickedThings& picked) const;

private:
    bool matchesPieces(const StepFacets& step, std::span<const engine::PieceId> picked) const;
    bool isNatural(const StepFacets& step, const PickedThings& picked) const;
    /// True if all of `picked`, except the one at index `without`, are targets of the step.
    bool areTargets(const StepFacets& step, std::span<const engine::PieceId> picked, std::size_t without) const;

    std::array<engine::PieceId, engine::kPieceRoom> standIns_{};
};

}  // namespace gnostica::turn
