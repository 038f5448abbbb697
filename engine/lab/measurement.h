// A game while it is measured: applies steps and outcomes, and passes them to every meter.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/lab/measured_game.h"
#include "engine/lab/meters/meter.h"
#include "engine/lab/running_game.h"
#include "engine/lab/use_catalog.h"
#include "engine/model/step_list.h"

#include <memory>
#include <span>
#include <vector>

namespace gnostica::engine::lab {

class Measurement final : public RunningGame {
public:
    /// Starts with a new game or a position, whose current turn is then the first. Rules and catalog must outlive this.
    Measurement(const Rules& rules, const UseCatalog& catalog, const State& start, bool keepsCourse = true);

    const State& state() const override { return state_; }
    int decisions() const { return game_.decisions; }

    void take(const Step& step) override;
    void take(const Chance& outcome) override;

    /// Returns the measurements; an unfinished game counts as cut. Must be called only once.
    MeasuredGame finish();

private:
    void see(Seat who);
    void beginTurn();
    TurnRow rowNow() const;

    const Rules& rules_;
    bots::Evaluation evaluation_;
    std::vector<std::unique_ptr<Meter>> meters_;
    bool keepsCourse_;

    State state_;
    Standing standing_;
    StepList legal_;
    EventList events_;
    MeasuredGame game_;
};

}  // namespace gnostica::engine::lab
