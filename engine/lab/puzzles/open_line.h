// Lines of a turn that lie open: no step of them leaves anything to chance, to hidden cards or to others.
#pragma once

#include "engine/play/play.h"

#include <vector>

namespace gnostica::engine::lab {

/// Does chance, or a card that the mover has not seen, decide what comes of the step? So it is of steps that draw,
/// turn a card over, trade hands, roll dice or take the top card of the draw pile.
bool isLeftToChance(const Rules& rules, const Step& step);

/// The turn has nothing more to decide but its end: it is about to be closed, or dice are due that come after
/// everything else.
bool isLineEnd(const State& state);

/// Takes a step of the mover. False if the line does not lie open any more: the turn or the game is over, or somebody
/// else or chance has a say.
bool follow(const Rules& rules, State& state, const Step& step);

/// The turn ended without a word; the dice that its end may ask for are drawn from the position itself.
State endTurn(const Rules& rules, const State& lineEnd);

bool hasWon(const State& state, Seat seat);

/// How many points a seat is ahead of the best of its enemies.
int leadOf(const Rules& rules, const State& state, Seat seat);

/// Have both cards the same powers, so that playing one is the same idea as playing the other?
bool haveSamePowers(const Rules& rules, Card a, Card b);

/// The card that a turn is begun with: played, or activated where it lies; none for other steps.
Card cardBegunWith(const State& state, const Step& step);

}  // namespace gnostica::engine::lab
