// What a puzzle asks for, in a few words.
#pragma once

#include "engine/lab/puzzles/puzzle.h"

#include <QString>

namespace gnostica::gui {

/// The goal in one line: "Win this turn: 2 more points".
QString puzzleAsked(const engine::lab::RuledPuzzle& puzzle);
/// The cards to do it with: "You hold the Moon and the Two of Rods."
QString puzzleHand(const engine::lab::RuledPuzzle& puzzle);
/// "You have 6 points."
QString puzzleStanding(const engine::lab::RuledPuzzle& puzzle);
/// "Difficulty 2 of 5"
QString puzzleDifficulty(const engine::lab::Puzzle& puzzle);

}  // namespace gnostica::gui
