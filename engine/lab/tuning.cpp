#include "engine/lab/tuning.h"

#include "engine/bots/together.h"
#include "engine/model/rng.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <functional>
#include <numeric>

namespace gnostica::engine::lab {

namespace {

using bots::FeatureRow;
using bots::kFeatures;
using bots::Weights;
/// How much less a result says about a position a turn earlier.
constexpr double kFade = 0.94;
using Gradient = std::array<double, kFeatures>;

/// The chances that a table gives to the seats of a sample.
std::vector<double> chances(const TuningSample& sample, const Weights& weights, double doubt) {
    std::vector<double> chance;
    double best = -1e9;
    for (const FeatureRow& row : sample.rows) {
        chance.push_back(static_cast<double>(weights.sum(row)) * doubt);
        best = std::max(best, chance.back());
    }
    double total = 0;
    for (double& value : chance) {
        value = std::exp(value - best);
        total += value;
    }
    for (double& value : chance) {
        value /= total;
    }
    return chance;
}

/// The samples of one game.
std::vector<TuningSample> playForSamples(const TuningGround& ground, const Entrant& entrant, std::uint64_t seed) {
    const bots::FeatureReader reader(*ground.rules);
    std::vector<TuningSample> samples;
    std::vector<std::vector<Seat>> seatsOf;
    std::vector<int> turns;
    int turn = -1;
    const Watcher watch = [&](const State& state) {
        if (state.turn.stage != Stage::option || state.turnsPlayed == turn) {
            return;
        }
        turn = state.turnsPlayed;
        const PerSeat<FeatureRow> rows = reader.read(state, bots::outlookOf(*ground.rules, state));
        TuningSample sample;
        std::vector<Seat> seats;
        for (int i = 0; i < state.seats; ++i) {
            if (!state.isEliminated(seatAt(i))) {
                sample.rows.push_back(rows[seatAt(i)]);
                seats.push_back(seatAt(i));
            }
        }
        samples.push_back(std::move(sample));
        seatsOf.push_back(std::move(seats));
        turns.push_back(turn);
    };
    TablePlan plan{.rules = ground.rules, .seats = ground.seats};
    for (int i = 0; i < ground.seats; ++i) {
        plan.entrants[seatAt(i)] = entrant;
    }
    Rng seeds(seed);
    plan.chanceSeed = seeds();
    plan.playerSeed = seeds();
    const GameFacts facts = playGame(plan, watch);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i].weight = std::pow(kFade, facts.turns - 1 - turns[i]);
        for (const Seat seat : seatsOf[i]) {
            samples[i].results.push_back(facts.result[seat]);
        }
    }
    return samples;
}

std::vector<TuningSample> gather(const TuningPlan& plan, const Weights& weights, int round) {
    const bots::Judging judging{.two = {.weights = weights}, .more = {.weights = weights}};
    const Entrant entrant{.level = bots::Level::adept, .budget = {.iterations = plan.iterations}, .judging = &judging};
    std::vector<std::vector<TuningSample>> games(static_cast<std::size_t>(plan.games));
    std::atomic<std::size_t> next{0};
    const auto work = [&](int) {
        for (std::size_t i = next++; i < games.size(); i = next++) {
            const std::uint64_t number = static_cast<std::uint64_t>(round) * 1'000'003 + i;
            games[i] = playForSamples(plan.grounds[i % plan.grounds.size()], entrant,
                                      plan.seed + number * 0x9e3779b97f4a7c15U);
        }
    };
    bots::together(plan.jobs, work, [&] { next = games.size(); });
    std::vector<TuningSample> all;
    for (auto& game : games) {
        std::move(game.begin(), game.end(), std::back_inserter(all));
    }
    return all;
}

double weightOf(const std::vector<TuningSample>& samples) {
    return std::transform_reduce(samples.begin(), samples.end(), 0.0, std::plus<>(),
                                 [](const TuningSample& sample) { return sample.weight; });
}

Gradient gradientOf(const std::vector<TuningSample>& samples, const Weights& weights, double doubt) {
    Gradient gradient{};
    for (const TuningSample& sample : samples) {
        const auto chance = chances(sample, weights, doubt);
        for (std::size_t seat = 0; seat < chance.size(); ++seat) {
            const double error = sample.weight * doubt * (chance[seat] - static_cast<double>(sample.results[seat]));
            for (std::size_t i = 0; i < kFeatures; ++i) {
                gradient[i] += error * static_cast<double>(sample.rows[seat].values()[i]);
            }
        }
    }
    for (double& value : gradient) {
        value /= weightOf(samples);
    }
    return gradient;
}

}  // namespace

double surprise(const std::vector<TuningSample>& samples, const Weights& weights, double doubt) {
    double sum = 0;
    for (const TuningSample& sample : samples) {
        const auto chance = chances(sample, weights, doubt);
        for (std::size_t seat = 0; seat < chance.size(); ++seat) {
            sum -= sample.weight * static_cast<double>(sample.results[seat]) * std::log(std::max(1e-12, chance[seat]));
        }
    }
    return samples.empty() ? 0.0 : sum / weightOf(samples);
}

double doubtOf(const std::vector<TuningSample>& samples, const Weights& weights) {
    constexpr int narrowings = 40;
    double low = 0.05;
    double high = 3;
    for (int i = 0; i < narrowings; ++i) {  // the surprise has one minimum between
        const double third = (high - low) / 3;
        const bool left = surprise(samples, weights, low + third) < surprise(samples, weights, high - third);
        (left ? high : low) = left ? high - third : low + third;
    }
    return (low + high) / 2;
}

Weights fit(const std::vector<TuningSample>& samples, const Weights& start, double doubt) {
    constexpr int passes = 400;
    constexpr double pull = 0.003;
    constexpr double rate = 0.02;
    Weights weights = start;
    if (samples.empty()) {
        return weights;
    }
    Gradient mean{};  // Adam (Kingma and Ba)
    Gradient square{};
    for (int pass = 1; pass <= passes; ++pass) {
        const Gradient gradient = gradientOf(samples, weights, doubt);
        for (std::size_t i = 0; i < kFeatures; ++i) {
            const double slope = gradient[i] + pull * static_cast<double>(weights.of[i] - start.of[i]);
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.99 * square[i] + 0.01 * slope * slope;
            const double unbiased = mean[i] / (1 - std::pow(0.9, pass));
            const double scale = std::sqrt(square[i] / (1 - std::pow(0.99, pass))) + 1e-8;
            weights.of[i] -= static_cast<float>(rate * unbiased / scale);
        }
    }
    return weights;
}

Weights tune(const TuningPlan& plan, const std::function<void(const TuningRound&)>& tell) {
    Weights weights = plan.start;
    std::vector<TuningSample> samples;
    double doubt = 1;
    for (int round = 0; round < plan.rounds; ++round) {
        auto fresh = gather(plan, weights, round);
        if (round == plan.rounds - 1) {  // the last fit knows the round before, too
            std::move(fresh.begin(), fresh.end(), std::back_inserter(samples));
        } else {
            samples = std::move(fresh);
        }
        if (round == 0) {
            doubt = doubtOf(samples, weights);
        }
        const Weights fitted = fit(samples, weights, doubt);
        if (tell) {
            tell({.round = round,
                  .games = plan.games,
                  .positions = samples.size(),
                  .surpriseBefore = surprise(samples, weights, doubt),
                  .surpriseAfter = surprise(samples, fitted, doubt)});
        }
        weights = fitted;
    }
    return weights;
}

}  // namespace gnostica::engine::lab
