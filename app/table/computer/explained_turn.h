// A turn of a computer that a person wants explained.
#pragma once

#include "app/table/seats/seating.h"
#include "engine/bots/reasons.h"
#include "engine/bots/turn_outline.h"
#include "engine/play/game.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace gnostica::table {

/// The steps of the turn with the views of its player, kept private: only reasons that say nothing about the hand leave
/// this object. A value; any thread may use it.
class ExplainedTurn {
public:
    engine::Seat seat() const { return seat_; }
    /// The first moment of the turn, and the one after its last moment so far.
    std::size_t first() const { return first_; }
    std::size_t end() const { return end_; }

    /// The reasons for the turn, from what its player knew, most important first. Empty if there are only reasons that
    /// would give the hand away, or after a stop request.
    std::vector<engine::bots::Reason> reasons(std::uint64_t seed, const std::stop_token& stop) const;

    /// The same turn of the same game, perhaps with more steps?
    friend bool operator==(const ExplainedTurn& a, const ExplainedTurn& b) {
        return a.seat_ == b.seat_ && a.first_ == b.first_;
    }

private:
    friend std::optional<ExplainedTurn> explainedTurn(const std::shared_ptr<const engine::Rules>& rules,
                                                      std::span<const engine::Moment> history, const Seating& seating,
                                                      std::size_t moment);

    std::shared_ptr<const engine::Rules> rules_;
    engine::Seat seat_ = engine::Seat::none;
    std::size_t first_ = 0;
    std::size_t end_ = 0;
    std::vector<engine::bots::PlannedStep> steps_;
};

/// The turn to which a moment of the history belongs; nullopt if it is not a turn of one of the computers, or if a
/// person played that seat then.
std::optional<ExplainedTurn> explainedTurn(const std::shared_ptr<const engine::Rules>& rules,
                                           std::span<const engine::Moment> history, const Seating& seating,
                                           std::size_t moment);
/// The last turn of a computer.
std::optional<ExplainedTurn> lastExplainedTurn(const std::shared_ptr<const engine::Rules>& rules,
                                               std::span<const engine::Moment> history, const Seating& seating);

}  // namespace gnostica::table
