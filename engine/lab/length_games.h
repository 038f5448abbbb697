// Games of a computer against itself, played only for their lengths.
#pragma once

#include "engine/lab/entrants.h"
#include "engine/lab/lengths.h"
#include "engine/lab/table_game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace gnostica::engine::lab {

struct LengthPlan {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
    Entrant entrant;  ///< in every seat
    int games = 200;
    std::uint64_t seed = 1;
    int jobs = 1;
    int mostRounds = 200;  ///< the limit of a game
};

struct MeasuredLengths {
    Lengths rounds;  ///< turns begun, divided by the seats; the limit for each game that was cut
    int cut = 0;     ///< games
};

/// Hash of the steps of a game: it changes with the way the players choose and with the rules of the game.
std::uint64_t stepsHash(const TablePlan& table);

/// Hash of the steps of one short game by the players of the plan. It does not depend on the plan's games and seed, and
/// changes with the way the players choose and with the rules of the game.
std::uint64_t playersHash(const LengthPlan& plan);

/// Plays the games, several at a time; the result does not depend on `jobs`. nullopt after a stop request. Calls `tell`
/// after each game with the number of finished games, never from two threads at the same time.
std::optional<MeasuredLengths> measureLengths(const LengthPlan& plan, const std::stop_token& stop = {},
                                              const std::function<void(int)>& tell = {});

}  // namespace gnostica::engine::lab
