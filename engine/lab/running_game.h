// The loop in which the lab plays its games, whatever it notes of them.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/model/chance.h"
#include "engine/model/event.h"
#include "engine/model/step.h"

#include <functional>
#include <span>

namespace gnostica::engine::lab {

/// Decisions after which games are cut, unless their plan says something else.
inline constexpr int kPlyCap = 2000;

/// A game in progress. It carries out what it is given, and notes what it is made for.
class RunningGame {
public:
    RunningGame() = default;
    RunningGame(const RunningGame&) = delete;
    RunningGame& operator=(const RunningGame&) = delete;
    virtual ~RunningGame() = default;

    virtual const State& state() const = 0;
    /// A legal step of the player who is to decide.
    virtual void take(const Step& step) = 0;
    /// An outcome that fits.
    virtual void take(const Chance& outcome) = 0;
};

/// Where steps and outcomes come from.
struct Deciders {
    std::function<Step(const State&, Seat)> choose;
    std::function<Chance(const State&)> draw;
};

/// Plays on until the game is over, or does not go on; that is asked before each step and outcome.
void playOn(const Rules& rules, RunningGame& game, const Deciders& deciders, const std::function<bool()>& goesOn);

/// Has a turn begun with these events (Metric::turns)? `after` is the state after them.
bool hasTurnBegun(std::span<const Event> events, const State& after);

/// The share of the win that each seat has of a game that was cut: those who are still in it share.
bots::Values sharedBy(const State& cut);

}  // namespace gnostica::engine::lab
