// What a meter sees of a game. Each measures what belongs together; Measurement drives them.
#pragma once

#include "engine/lab/measured_game.h"
#include "engine/model/event.h"
#include "engine/rules/rules.h"

#include <span>

namespace gnostica::engine::lab {

/// What the seats have at a moment.
struct Standing {
    PerSeat<int> points;
    PerSeat<int> territories;  ///< held alone
    Seat leader = Seat::none;  ///< who has more points than everybody else in the game
};
Standing standingOf(const Rules& rules, const State& state);

/// A decision, before it is carried out.
struct SeenDecision {
    const State& state;
    Seat who;
    std::span<const Step> legal;
    const Step& chosen;
    const Standing& standing;
    int turn;  ///< in progress; 0 before the first
};

/// What a step or an outcome of chance has done.
struct SeenChange {
    const State& state;  ///< after it
    Seat who;            ///< whose step; Seat::chance for an outcome
    std::span<const Event> events;
    const Standing& standing;  ///< after it
    int turn;                  ///< in which it was taken
};

class Meter {
public:
    Meter() = default;
    Meter(const Meter&) = delete;
    Meter& operator=(const Meter&) = delete;
    virtual ~Meter() = default;

    virtual void decide(const SeenDecision&) {}
    virtual void change(const SeenChange&) {}
    /// A turn has just begun; after the change that has begun it.
    virtual void beginTurn(const State&, const TurnRow&) {}
    /// Writes what it has measured. `game` knows already how it has ended, its turns and decisions.
    virtual void finish(const State& end, const Standing& standing, MeasuredGame& game) = 0;

protected:
    static double& valueOf(MeasuredGame& game, Metric metric) { return game.values[index(metric)]; }
    static double shareOf(double part, double whole);  ///< NaN of nothing
};

}  // namespace gnostica::engine::lab
