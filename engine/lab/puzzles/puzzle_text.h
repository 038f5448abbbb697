// Puzzles as JSON: the entries of a file of tactics (lab/tactic_text.h) with the additional fields of puzzles.
//
//     { "id": "points-1-412-23", "goal": "points", "points": 5, "best": ["play moon"], "solution": ["play moon", …],
//       "difficulty": 47, "grade": 3, "measures": {"odds": 950, "steps": 3, "near": 2, "found": 4},
//       "origin": {"seed": 1, "game": 412, "turn": 23}, "position": {…} }
//
// The solution is played from the position, with one text per step; difficulty and grade follow from the measures.
#pragma once

#include "engine/lab/puzzles/puzzle.h"
#include "engine/notation/position.h"

#include <nlohmann/json.hpp>

namespace gnostica::engine::lab {

/// Maximum numbers, per file.
inline constexpr std::size_t kMostPuzzles = 2000;
inline constexpr std::size_t kLongestSolution = 40;
inline constexpr std::size_t kLongestPuzzleId = 60;

nlohmann::json writePuzzle(const Rules& rules, const Puzzle& puzzle);

/// One entry. Problems carry a JSON pointer into it. Checks that the solution is legal, but not that the goal can be
/// reached (faultOf()).
Checked<RuledPuzzle> readPuzzle(const nlohmann::json& entry, RulesSource& source);
/// A whole file: an array of entries. Ids must be unique per ruleset.
Checked<std::vector<RuledPuzzle>> readPuzzles(const nlohmann::json& entries, RulesSource& source);

/// The JSON Schema (draft 7) of a file of puzzles.
nlohmann::json puzzleSchema();

}  // namespace gnostica::engine::lab
