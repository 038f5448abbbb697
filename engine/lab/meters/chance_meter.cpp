#include "engine/lab/meters/chance_meter.h"

#include <algorithm>
#include <cmath>

namespace gnostica::engine::lab {

namespace {

/// A game is decided above this chance.
constexpr double kDecided = 0.8;

/// Rounds a number whose last digits differ between C libraries.
double settled(double value) {
    constexpr double grain = 4294967296.0;  // 2^32
    return std::nearbyint(value * grain) / grain;
}

double entropyOf(const bots::Values& chances, int seats) {
    double sum = 0;
    for (int i = 0; i < seats; ++i) {
        const double chance = chances[seatAt(i)];
        sum += chance > 0 ? settled(-chance * std::log(chance) / std::log(seats)) : 0.0;
    }
    return std::clamp(sum, 0.0, 1.0);
}

}  // namespace

void ChanceMeter::seeLeader(Seat leader) {
    if (leader == Seat::none) {
        return;
    }
    leadChanges_ += leader_ != Seat::none && leader_ != leader ? 1 : 0;
    leader_ = leader;
}

void ChanceMeter::beginTurn(const State& state, const TurnRow& row) {
    bots::Values chances;
    for (int i = 0; i < state.seats; ++i) {
        chances[seatAt(i)] = row.seats[seatAt(i)].chance;
    }
    chances_.push_back(chances);
    entropy_ += entropyOf(chances, state.seats);
    seeLeader(row.leader);
}

void ChanceMeter::finish(const State& end, const Standing& standing, MeasuredGame& game) {
    seeLeader(standing.leader);
    valueOf(game, Metric::leadChanges) = leadChanges_;
    valueOf(game, Metric::uncertainty) = shareOf(entropy_, static_cast<double>(chances_.size()));
    if (end.winners == 0) {
        return;
    }
    double drama = 0;
    int undecided = 0;
    for (std::size_t i = 0; i < chances_.size(); ++i) {
        double best = 0;
        double bestOfWinners = 0;
        double ofWinners = 0;
        for (int seat = 0; seat < end.seats; ++seat) {
            const double chance = chances_[i][seatAt(seat)];
            const bool wins = ((end.winners >> seat) & 1U) != 0;
            best = std::max(best, chance);
            bestOfWinners = wins ? std::max(bestOfWinners, chance) : bestOfWinners;
            ofWinners += wins ? chance : 0;
        }
        drama = std::max(drama, best - bestOfWinners);
        undecided = ofWinners > kDecided ? undecided : static_cast<int>(i) + 1;
    }
    valueOf(game, Metric::drama) = drama;
    valueOf(game, Metric::decisiveness) = undecided;
}

}  // namespace gnostica::engine::lab
