// Numbers of rounds below a graph of a game.
#pragma once

#include "engine/play/score_curve.h"

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// The last turns of the rounds that are numbered, as indices in the curve: of all rounds, every second, fifth, tenth,
/// …, so that all numbers have `room` (pixels). `across`: where a turn ends.
std::vector<std::size_t> numberedRounds(std::span<const engine::ScorePoint> curve, double room,
                                        const std::function<double(std::size_t)>& across);

}  // namespace gnostica::gui
