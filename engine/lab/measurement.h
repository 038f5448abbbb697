// A game while it is measured: carries out what happens, and lets every meter see it.
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
    /// From a new game, or from a position: then the turn in progress is the first. Rules and catalog must outlive it.
    Measurement(const Rules& rules, const UseCatalog& catalog, const State& start, bool keepsCourse = true);

    const State& state() const override { return state_; }
    int decisions() const { return game_.decisions; }

    void take(const Step& step) override;
    void take(const Chance& outcome) override;

    /// What has been measured; the game is cut if it is not over. Call it once.
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
