// Positions for computer players to decide in, and the guarantees that every decision must keep.
#pragma once

#include "engine/bots/player.h"
#include "engine/play/play.h"
#include "engine/rules/rules.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace gnostica::tests {

/// Positions in a game of greedy players; `apart` is the number of steps between two of them.
std::vector<engine::State> decisionsOf(const std::shared_ptr<const engine::Rules>& rules, int seats, int count,
                                       int apart, std::uint64_t seed);

/// The fault of a player with this level and number of iterations: an illegal step, or a step that changes with cards
/// that the player cannot see. Empty if there is none.
std::string faultOf(const std::shared_ptr<const engine::Rules>& rules, const engine::State& state,
                    engine::bots::Level level, int iterations, std::uint64_t seed);

/// The fault in a whole game between players of these levels in seat order, including a game that does not end. Empty
/// if there is none.
std::string faultInGame(const std::shared_ptr<const engine::Rules>& rules, int seats,
                        const std::vector<engine::bots::Level>& levels, int iterations, std::uint64_t seed);

}  // namespace gnostica::tests
