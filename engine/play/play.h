// The game as functions on values: the seat that decides, the legal steps, the effects of a step, and refusals.
//
// Read this header first. A State is a value; every function takes the Rules of the game. Nothing here keeps history
// (Game does) or hides cards (View does).
#pragma once

#include "engine/mechanics/score.h"
#include "engine/model/chance.h"
#include "engine/model/event.h"
#include "engine/model/rng.h"
#include "engine/model/state.h"
#include "engine/model/step_list.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <cstdint>
#include <optional>

namespace gnostica::engine {

/// A new game before the deal (SET): chance deals next. `seats` must be within Rules::minSeats … maxSeats.
State newGame(const Rules& rules, int seats);

/// The seat that decides now: a player, `chance` (apply a Chance), or `none` when the game is over. Not always the seat
/// whose turn it is (bids, answers).
Seat decider(const Rules& rules, const State& state);

/// Fills `out` with every legal step of the player who decides, each once, in a fixed order (steps with the same word
/// are together); leaves it empty if chance decides or the game is over. Until the game is over, the player who decides
/// always has a legal step. Allocates only if the list must grow.
void legalSteps(const Rules& rules, const State& state, StepList& out);

/// Applies a step from legalSteps(), or the same step of an interchangeable twin (standIn). Any other step is undefined
/// behaviour (text from outside is looked up in the list).
void apply(const Rules& rules, State& state, const Step& step, EventList* events = nullptr);

/// The kind of outcome that chance has to provide; `none` if chance does not decide.
ChanceKind awaitedChance(const State& state);

/// The dice that are awaited; none (count 0) if chance has to provide something else.
DiceAsked awaitedDice(const Rules& rules, const State& state);

/// An outcome of the awaited kind, drawn uniformly.
Chance drawChance(const Rules& rules, const State& state, Rng& rng);

/// True if `outcome` fits what is awaited: the right kind, cards and number of dice. TimeUp fits whenever a timer of
/// minutes runs; Departure whenever a player must decide, of any player still in the game: without a successor only if
/// one other player is left.
bool fits(const Rules& rules, const State& state, const Chance& outcome);

/// Applies an outcome that fits.
void apply(const Rules& rules, State& state, const Chance& outcome, EventList* events = nullptr);

/// The reason why a step is not legal now; nullopt if it is. Accepts any value.
std::optional<Refusal> explain(const Rules& rules, const State& state, const Step& step);

inline bool isOver(const State& state) {
    return state.turn.stage == Stage::over;
}

/// The players still in the game besides this one, a bit for each seat.
std::uint8_t opponentsLeft(const State& state, Seat seat);

/// The card whose powers are being decided (the innermost one), or none.
Card cardInPlay(const State& state);

/// 64 bits of the position: equal states have equal hashes, on every platform. Independent of the order in which
/// territories were founded; undo and replay restore the hash.
std::uint64_t hash(const State& state);

}  // namespace gnostica::engine
