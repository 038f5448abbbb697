// The loop that plays the games of the lab, independent of their measurements.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/model/chance.h"
#include "engine/model/event.h"
#include "engine/model/step.h"

#include <functional>
#include <span>

namespace gnostica::engine::lab {

/// Number of choices after which games are cut, unless their plan differs.
inline constexpr int kPlyCap = 2000;

/// A game in progress. Applies steps and outcomes, and records what the derived class needs.
class RunningGame {
public:
    RunningGame() = default;
    RunningGame(const RunningGame&) = delete;
    RunningGame& operator=(const RunningGame&) = delete;
    virtual ~RunningGame() = default;

    virtual const State& state() const = 0;
    /// Takes a legal step of the player who must choose.
    virtual void take(const Step& step) = 0;
    /// Takes an outcome that fits.
    virtual void take(const Chance& outcome) = 0;
};

/// The source of steps and outcomes.
struct Deciders {
    std::function<Step(const State&, Seat)> choose;
    std::function<Chance(const State&)> draw;
};

/// Plays until the game is over or `goesOn` returns false; `goesOn` is called before each step and outcome.
void playOn(const Rules& rules, RunningGame& game, const Deciders& deciders, const std::function<bool()>& goesOn);

/// Do these events begin a turn (Metric::turns)? `after` is the state after them.
bool hasTurnBegun(std::span<const Event> events, const State& after);

/// Each seat's share of the win in a game that was cut: the remaining seats share it.
bots::Values sharedBy(const State& cut);

}  // namespace gnostica::engine::lab
