// Positions for computer players to decide in, and what they must keep everywhere.
#pragma once

#include "engine/bots/player.h"
#include "engine/play/play.h"
#include "engine/rules/rules.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace gnostica::tests {

/// Decisions of players along a game in which all play greedily, `apart` decisions from each other.
std::vector<engine::State> decisionsOf(const std::shared_ptr<const engine::Rules>& rules, int seats, int count,
                                       int apart, std::uint64_t seed);

/// What a player of a level with that many iterations does wrong in a position: a step that is not legal, or another
/// one if the cards that it cannot see lie differently. Empty if nothing.
std::string faultOf(const std::shared_ptr<const engine::Rules>& rules, const engine::State& state,
                    engine::bots::Level level, int iterations, std::uint64_t seed);

/// A whole game between players of these levels in turn: what they do wrong, be it that they come to no end. Empty if
/// nothing.
std::string faultInGame(const std::shared_ptr<const engine::Rules>& rules, int seats,
                        const std::vector<engine::bots::Level>& levels, int iterations, std::uint64_t seed);

}  // namespace gnostica::tests
