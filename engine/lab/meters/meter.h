// The interface of meters. Each measures related metrics; Measurement drives them.
#pragma once

#include "engine/lab/measured_game.h"
#include "engine/model/event.h"
#include "engine/rules/rules.h"

#include <span>

namespace gnostica::engine::lab {

/// The possessions of the seats in a position.
struct Standing {
    PerSeat<int> points;
    PerSeat<int> territories;  ///< held alone
    Seat leader = Seat::none;  ///< has more points than every other player in the game
};
Standing standingOf(const Rules& rules, const State& state);

/// A choice, before it is applied.
struct SeenDecision {
    const State& state;
    Seat who;
    std::span<const Step> legal;
    const Step& chosen;
    const Standing& standing;
    int turn;  ///< current turn; 0 before the first
};

/// The effects of a step or of an outcome of chance.
struct SeenChange {
    const State& state;  ///< after it
    Seat who;            ///< the seat of the step; Seat::chance for an outcome
    std::span<const Event> events;
    const Standing& standing;  ///< after it
    int turn;                  ///< turn of the step
};

class Meter {
public:
    Meter() = default;
    Meter(const Meter&) = delete;
    Meter& operator=(const Meter&) = delete;
    virtual ~Meter() = default;

    virtual void decide(const SeenDecision&) {}
    virtual void change(const SeenChange&) {}
    /// Called when a turn has just begun, after the change that began it.
    virtual void beginTurn(const State&, const TurnRow&) {}
    /// Writes the measurements. `game` already contains its ending, turns and choices.
    virtual void finish(const State& end, const Standing& standing, MeasuredGame& game) = 0;

protected:
    static double& valueOf(MeasuredGame& game, Metric metric) { return game.values[index(metric)]; }
    static double shareOf(double part, double whole);  ///< NaN if `whole` is 0
};

}  // namespace gnostica::engine::lab
