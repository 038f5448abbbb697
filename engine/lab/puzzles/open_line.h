// Open lines of a turn: no step of them depends on chance, hidden cards or other players.
#pragma once

#include "engine/play/play.h"

#include <vector>

namespace gnostica::engine::lab {

/// Does chance, or a card that the mover has not seen, determine the effect of the step? True for steps that draw, turn
/// a card over, trade hands, roll dice or take the top card of the draw pile.
bool isLeftToChance(const Rules& rules, const Step& step);

/// Does only the end of the turn remain? The turn is about to be closed, or the dice are due that come after everything
/// else.
bool isLineEnd(const State& state);

/// Takes a step of the mover. False if the line is no longer open: the turn or the game is over, or chance or another
/// seat decides.
bool follow(const Rules& rules, State& state, const Step& step);

/// The turn ended without an announcement; dice at its end are derived from the position itself.
State endTurn(const Rules& rules, const State& lineEnd);

bool hasWon(const State& state, Seat seat);

/// The lead in points of a seat over its best enemy.
int leadOf(const Rules& rules, const State& state, Seat seat);

/// Have both cards the same powers, so that playing either is the same idea?
bool haveSamePowers(const Rules& rules, Card a, Card b);

/// The card that begins a turn, played from the hand or activated on the board; empty for other steps.
Card cardBegunWith(const State& state, const Step& step);

}  // namespace gnostica::engine::lab
