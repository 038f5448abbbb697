// One game between computer players, from the deal to its end, without the meters of an experiment.
#pragma once

#include "engine/lab/announcements.h"
#include "engine/lab/entrants.h"
#include "engine/lab/running_game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace gnostica::engine::lab {

struct TablePlan {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
    PerSeat<Entrant> entrants = {};
    /// The only source of chance.
    std::uint64_t chanceSeed = 0;
    /// Given to every player, so that equal entrants with the same view choose the same, in any seat.
    std::uint64_t playerSeed = 0;
    /// The limits after which the game is cut: choices, and rounds of as many turns as there are seats. nullopt: none.
    std::optional<int> mostDecisions = kPlyCap;
    std::optional<int> mostRounds = std::nullopt;
    /// Are announcements forecast, for Announced::predicted?
    bool predicts = false;
};

struct GameFacts {
    bots::Values result;  ///< of a game that was cut: sharedBy()
    int decisions = 0;
    int turns = 0;           ///< begun (Metric::turns)
    bool cut = false;        ///< it reached a limit
    bool abandoned = false;  ///< stopped by a request: nothing else counts
    std::vector<Announced> announcements;
    int eliminated = 0;  ///< seats
    PerSeat<Clocking> clocks;
};

/// Receives every position in which a player must choose, before the choice.
using Watcher = std::function<void(const State&)>;

GameFacts playGame(const TablePlan& plan, const Watcher& watch = {}, const std::stop_token& stop = {});
/// Plays with steps and outcomes from elsewhere, without clocks. Abandons the game if `goesOn`, called before each of
/// them, returns false.
GameFacts playGame(const TablePlan& plan, const Deciders& deciders, const std::function<bool()>& goesOn);

/// The players of the plan.
Players playersOf(const TablePlan& plan);

}  // namespace gnostica::engine::lab
