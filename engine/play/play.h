// What a game is, in functions on values: whose decision, the legal steps, what a step does, why not.
//
// Read this header first. A State is a value; every function here takes the Rules that it is played by. Nothing here
// keeps history (Game does) or hides cards (View does).
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

/// A new game before the deal (SET): chance is to deal. `seats` within Rules::minSeats … maxSeats.
State newGame(const Rules& rules, int seats);

/// Whose decision it is: a player, `chance` (apply a Chance), or `none` when the game is over. Not always the seat
/// whose turn it is (bids, answers).
Seat decider(const Rules& rules, const State& state);

/// Fills `out` with every legal step of the player to decide, each once, in a fixed order (those of one word stand
/// together); nothing if chance is to decide or the game is over. Somebody always has a legal step until the game is
/// over. Allocates nothing but what the list itself must grow.
void legalSteps(const Rules& rules, const State& state, StepList& out);

/// Applies a step out of legalSteps(), or the same step of an interchangeable twin (standIn); anything else is
/// undefined (text from outside goes through the list).
void apply(const Rules& rules, State& state, const Step& step, EventList* events = nullptr);

/// What chance is asked for; `none` if it is not its turn.
ChanceKind awaitedChance(const State& state);

/// The dice that are awaited; none (count 0) if chance is asked for something else.
DiceAsked awaitedDice(const Rules& rules, const State& state);

/// An outcome of what is awaited, drawn uniformly.
Chance drawChance(const Rules& rules, const State& state, Rng& rng);

/// True if `outcome` fits what is awaited: right kind, right cards, right number of dice. TimeUp fits whenever a
/// timer of minutes runs.
bool fits(const Rules& rules, const State& state, const Chance& outcome);

/// Applies an outcome that fits.
void apply(const Rules& rules, State& state, const Chance& outcome, EventList* events = nullptr);

/// Why a step is not legal now; nullopt if it is. Any value may be asked about.
std::optional<Refusal> explain(const Rules& rules, const State& state, const Step& step);

inline bool isOver(const State& state) {
    return state.turn.stage == Stage::over;
}

/// The card whose powers are being decided (the innermost one), or none.
Card cardInPlay(const State& state);

/// 64 bits of the position: equal states have equal hashes, on every platform. Independent of the order in which
/// territories came; undo and replay restore it.
std::uint64_t hash(const State& state);

}  // namespace gnostica::engine
