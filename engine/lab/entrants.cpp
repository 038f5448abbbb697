#include "engine/lab/entrants.h"

#include <algorithm>
#include <chrono>

namespace gnostica::engine::lab {

Entrant measured(bots::Level level, double scale, int iterations, int threads) {
    bots::Budget budget = budgetOf(level);
    const double wanted = (iterations > 0 ? iterations : budget.iterations) * scale;
    budget.iterations = static_cast<int>(std::clamp(wanted, 1.0, 1e9));
    budget.threads = threads;
    budget.seconds = 0;
    return {.level = level, .budget = budget};
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

Players::Players(const std::shared_ptr<const Rules>& rules, const PerSeat<Entrant>& entrants,
                 const PerSeat<std::uint64_t>& seeds, int seats)
    : rules_(rules),
      entrants_(entrants) {
    for (int i = 0; i < seats; ++i) {
        const Seat seat = seatAt(i);
        const Entrant& entrant = entrants[seat];
        if (!entrant.isElsewhere) {
            const bots::Judging& judging = entrant.judging != nullptr ? *entrant.judging : bots::shippedJudging();
            players_[seat] = bots::makePlayer(entrant.level, rules, seeds[seat], judging, entrant.temperament);
        }
    }
}

Step Players::choose(const State& state, Seat seat, const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    Step step = players_[seat]->choose(View(*rules_, state, seat), entrants_[seat].budget, stop);
    clocks_[seat].add(std::chrono::duration<double>(Clock::now() - start).count());
    return step;
}

}  // namespace gnostica::engine::lab
