// Outcomes of chance as text: `d12 7`, `fate A2E@0,1 ++ B1N@1,1 0`, `shuffle cups-2,sun`, `seat B`, `timer 5`,
// `time-up`.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/chance.h"
#include "engine/model/piece.h"
#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/rules.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The pieces that throw dice after this step, in the order of their dice; empty if it is no attack. The ids hold
/// until the dice have fallen.
std::vector<PieceId> rollersOf(const Rules& rules, const State& before, const Step& step);

/// Dice are written beside the pieces of `state` that throw them, if `rollers` names these.
std::string toText(const State& state, const Chance& outcome, std::span<const PieceId> rollers = {});

/// Reads an outcome; whether it fits what is awaited is for fits() to say. The pieces beside dice may be left out.
Expected<Chance> parseChance(std::string_view text);

/// A face of a FATE die: `+`, `-` or `0`.
std::optional<std::int8_t> parseFace(char letter);

/// The order that a reshuffle has where none is given: that of the discard pile, the oldest on top.
chance::Shuffle shuffleInOrder(const State& state);

}  // namespace gnostica::engine
