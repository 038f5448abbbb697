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
    /// Chance is drawn from it alone.
    std::uint64_t chanceSeed = 0;
    /// Every player is given it, so that equal entrants who see the same decide the same, wherever they sit.
    std::uint64_t playerSeed = 0;
    /// Decisions, and rounds of as many turns as there are seats, after which the game is cut; nothing: no limit.
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
    bool abandoned = false;  ///< a stop was asked for: nothing else counts
    std::vector<Announced> announcements;
    int eliminated = 0;  ///< seats
    PerSeat<Clocking> clocks;
};

/// Sees every position in which a player decides, before the decision.
using Watcher = std::function<void(const State&)>;

GameFacts playGame(const TablePlan& plan, const Watcher& watch = {}, const std::stop_token& stop = {});
/// The same with steps and outcomes from elsewhere, and without clocks. Where it does not go on, asked before each of
/// them, it is abandoned.
GameFacts playGame(const TablePlan& plan, const Deciders& deciders, const std::function<bool()>& goesOn);

/// The plan's own players.
Players playersOf(const TablePlan& plan);

}  // namespace gnostica::engine::lab
