// The steps that a player considers: the legal ones, with only some of the many ways to change cards of the hand.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/model/step_list.h"

#include <cstdint>

namespace gnostica::engine::bots {

/// Longer lists of candidates are sampled evenly; only large tables and hands have them.
inline constexpr std::size_t kMostCandidates = 320;

/// Fills `out` with candidates of the seat that must choose: legal steps, at least one if there are any. Of the
/// refreshes and redraws of a hand (TRN-2, MAJ-2) it keeps one for each number of discards, giving away the least
/// useful cards and drawing as many as possible, and the step that does nothing.
void listCandidates(const Evaluation& evaluation, const State& state, StepList& out);

/// A number for the meaning of a step, equal in positions that differ only in hidden things. Steps that change cards of
/// the hand differ only by the number of cards.
std::uint32_t meaningOf(const Step& step);

/// Do powers of a card follow, so that the value of the step shows only in later steps?
bool opensCard(const Step& step);

}  // namespace gnostica::engine::bots
