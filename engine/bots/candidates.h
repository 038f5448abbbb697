// The steps that a player thinks about: the legal ones, with the many ways of changing cards of the hand thinned out.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/model/step_list.h"

#include <cstdint>

namespace gnostica::engine::bots {

/// More candidates than this are sampled evenly; only large tables and hands get there.
inline constexpr std::size_t kMostCandidates = 320;

/// Fills `out` with candidates of the player to decide: legal steps, at least one where there are any. Of the
/// refreshes and redraws of a hand (TRN-2, MAJ-2) those are kept that give the least useful cards away and draw as
/// many as they can, one for each number of discards, and the one that does nothing.
void listCandidates(const Evaluation& evaluation, const State& state, StepList& out);

/// A number for what a step means, the same in positions that differ in hidden things only. Steps that change cards
/// of the hand are told apart by how many.
std::uint32_t meaningOf(const Step& step);

/// True if powers of a card follow, so that the step's worth shows only in what comes next.
bool opensCard(const Step& step);

}  // namespace gnostica::engine::bots
