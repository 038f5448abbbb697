// One game between computer players, from the deal to its end.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/bots/player.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

namespace gnostica::engine::lab {

/// Decisions after which a game is cut; those still in it share the win.
inline constexpr int kPlyCap = 2000;

/// Who plays a seat: a level and how long it may think about a step.
struct Entrant {
    bots::Level level = bots::Level::random;
    bots::Budget budget;
    const bots::Judging* judging = nullptr;  ///< nullptr: the shipped ones
};

/// How many steps took a player how long: counts of steps of up to 1, 2, 4, 8 … milliseconds.
struct Clocking {
    std::array<std::uint32_t, 24> steps{};
    double longest = 0;  ///< seconds
    void add(double seconds);
    void add(const Clocking& other);
    /// Seconds within which that share of steps was decided (the upper bound of its class).
    double within(double share) const;
};

struct GameFacts {
    bots::Values result;
    int decisions = 0;
    int turns = 0;
    bool capped = false;
    bool abandoned = false;  ///< a stop was asked for: nothing else counts
    int announced = 0;       ///< last turns announced (CHL-1)
    int held = 0;            ///< of these, those that won
    int eliminated = 0;      ///< seats
    PerSeat<Clocking> clocks;
};

/// The share of the win that each seat has of a game that was cut: those who are still in it share.
bots::Values sharedBy(const State& cut);

/// The players of so many seats.
PerSeat<std::unique_ptr<bots::Player>> playersOf(const std::shared_ptr<const Rules>& rules,
                                                 const PerSeat<Entrant>& entrants,
                                                 const PerSeat<std::uint64_t>& playerSeeds, int seats);

/// Sees every moment of a game before it is decided; for whoever collects positions.
using Watcher = std::function<void(const State&)>;

/// Plays a game. Chance is drawn from `chanceSeed` alone; `playerSeed` is given to every player, so that equal
/// entrants who see the same decide the same, wherever they sit.
GameFacts playGame(const std::shared_ptr<const Rules>& rules, const PerSeat<Entrant>& entrants, int seats,
                   std::uint64_t chanceSeed, std::uint64_t playerSeed, const Watcher& watch = {},
                   const std::stop_token& stop = {});

}  // namespace gnostica::engine::lab
