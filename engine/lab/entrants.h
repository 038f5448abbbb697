// Who plays the games of the lab, and how long they take.
#pragma once

#include "engine/bots/player.h"

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>

namespace gnostica::engine::lab {

/// Who plays a seat: a level and how long it may think about a step.
struct Entrant {
    bots::Level level = bots::Level::random;
    bots::Budget budget;
    const bots::Judging* judging = nullptr;  ///< nullptr: the shipped ones
    bool isElsewhere = false;                ///< another program decides for it: no player is made
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

/// The players of one game, at its first seats; none for entrants that are elsewhere.
class Players {
public:
    Players(const std::shared_ptr<const Rules>& rules, const PerSeat<Entrant>& entrants,
            const PerSeat<std::uint64_t>& seeds, int seats);

    /// A step of the seat that is to decide, by its entrant's budget.
    Step choose(const State& state, Seat seat, const std::stop_token& stop);
    const PerSeat<Clocking>& clocks() const { return clocks_; }

private:
    std::shared_ptr<const Rules> rules_;
    PerSeat<Entrant> entrants_;
    PerSeat<std::unique_ptr<bots::Player>> players_;
    PerSeat<Clocking> clocks_;
};

}  // namespace gnostica::engine::lab
