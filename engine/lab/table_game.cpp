#include "engine/lab/table_game.h"

#include "engine/play/play.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace gnostica::engine::lab {

namespace {

int seatsOf(std::uint8_t bits) {
    return countBits(bits);
}

}  // namespace

bots::Values sharedBy(const State& cut) {
    bots::Values values;
    const int left = cut.seatsLeft();
    for (int i = 0; i < cut.seats; ++i) {
        values[seatAt(i)] = cut.isEliminated(seatAt(i)) ? 0.0F : 1.0F / static_cast<float>(left);
    }
    return values;
}

PerSeat<std::unique_ptr<bots::Player>> playersOf(const std::shared_ptr<const Rules>& rules,
                                                 const PerSeat<Entrant>& entrants,
                                                 const PerSeat<std::uint64_t>& playerSeeds, int seats) {
    PerSeat<std::unique_ptr<bots::Player>> players;
    for (int i = 0; i < seats; ++i) {
        const Entrant& entrant = entrants[seatAt(i)];
        const bots::Judging& judging = entrant.judging != nullptr ? *entrant.judging : bots::shippedJudging();
        players[seatAt(i)] = bots::makePlayer(entrant.level, rules, playerSeeds[seatAt(i)], judging);
    }
    return players;
}

void Clocking::add(double seconds) {
    longest = std::max(longest, seconds);
    std::size_t place = 0;
    for (double bound = 0.001; seconds > bound && place + 1 < steps.size(); bound *= 2) {
        ++place;
    }
    ++steps[place];
}

void Clocking::add(const Clocking& other) {
    longest = std::max(longest, other.longest);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        steps[i] += other.steps[i];
    }
}

double Clocking::within(double share) const {
    std::uint64_t all = 0;
    for (const std::uint32_t count : steps) {
        all += count;
    }
    std::uint64_t seen = 0;
    double bound = 0.001;
    for (const std::uint32_t count : steps) {
        seen += count;
        if (static_cast<double>(seen) >= share * static_cast<double>(all)) {
            break;
        }
        bound *= 2;
    }
    return std::min(bound, longest);
}

GameFacts playGame(const std::shared_ptr<const Rules>& rules, const PerSeat<Entrant>& entrants, int seats,
                   std::uint64_t chanceSeed, std::uint64_t playerSeed, const Watcher& watch,
                   const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    PerSeat<std::uint64_t> seeds;
    for (int i = 0; i < seats; ++i) {
        seeds[seatAt(i)] = playerSeed;
    }
    const auto players = playersOf(rules, entrants, seeds, seats);
    GameFacts facts;
    Rng chance(chanceSeed);
    State state = newGame(*rules, seats);
    Seat announcer = Seat::none;
    while (!isOver(state) && facts.decisions < kPlyCap && !stop.stop_requested()) {
        const Seat seat = decider(*rules, state);
        if (seat == Seat::chance) {
            apply(*rules, state, drawChance(*rules, state, chance));
            continue;
        }
        if (watch) {
            watch(state);
        }
        const auto start = Clock::now();
        const Step step = players[seat]->choose(View(*rules, state, seat), entrants[seat].budget, stop);
        facts.clocks[seat].add(std::chrono::duration<double>(Clock::now() - start).count());
        if (std::holds_alternative<step::Challenge>(step)) {
            ++facts.announced;
            announcer = seat;
        }
        apply(*rules, state, step);
        ++facts.decisions;
    }
    facts.abandoned = stop.stop_requested();
    facts.capped = !isOver(state);
    facts.result = facts.capped ? sharedBy(state) : bots::resultOf(state);
    facts.held = announcer != Seat::none && facts.result[announcer] > 0.99F && state.seatsLeft() > 1 ? 1 : 0;
    facts.turns = state.turnsPlayed;
    facts.eliminated = seatsOf(state.eliminated);
    return facts;
}

}  // namespace gnostica::engine::lab
