// The players of the lab's games, and the time that they take.
#pragma once

#include "engine/bots/player.h"

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>

namespace gnostica::engine::lab {

/// The player of a seat: its level and its budget per step.
struct Entrant {
    bots::Level level = bots::Level::random;
    bots::Budget budget;
    const bots::Judging* judging = nullptr;  ///< nullptr: the shipped judging
    bots::Temperament temperament{};         ///< by default the even one
    bool isElsewhere = false;                ///< another program chooses for it: no player is made
};

/// A player of this level with `scale` times its usual iterations, or times the given ones, and no limit of time: games
/// are the same on every machine.
Entrant measured(bots::Level level, double scale = 1, int iterations = 0, int threads = 1);

/// Times of a player's steps: numbers of steps of up to 1, 2, 4, 8 … milliseconds.
struct Clocking {
    std::array<std::uint32_t, 24> steps{};
    double longest = 0;  ///< seconds
    void add(double seconds);
    void add(const Clocking& other);
    /// Seconds within which this share of steps was chosen (the upper bound of its class).
    double within(double share) const;
};

/// The players of one game, at its first seats; entrants that are elsewhere have none.
class Players {
public:
    Players(const std::shared_ptr<const Rules>& rules, const PerSeat<Entrant>& entrants,
            const PerSeat<std::uint64_t>& seeds, int seats);

    /// A step of the seat that must choose, with its entrant's budget.
    Step choose(const State& state, Seat seat, const std::stop_token& stop);
    const PerSeat<Clocking>& clocks() const { return clocks_; }

private:
    std::shared_ptr<const Rules> rules_;
    PerSeat<Entrant> entrants_;
    PerSeat<std::unique_ptr<bots::Player>> players_;
    PerSeat<Clocking> clocks_;
};

}  // namespace gnostica::engine::lab
