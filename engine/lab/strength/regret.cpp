#include "engine/lab/strength/regret.h"

#include "engine/bots/look.h"
#include "engine/bots/together.h"
#include "engine/lab/table_game.h"
#include "engine/model/rng.h"
#include "engine/play/play.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <vector>

namespace gnostica::engine::lab {

namespace {

struct Decision {
    State before;
    Step step;
};

/// Keeps a sample of decisions in which each has the same chance to be (Vitter's algorithm R).
class DecisionSample {
public:
    DecisionSample(std::size_t size, std::uint64_t seed) : size_(size), rng_(seed) {}

    void offer(const State& before, const Step& step) {
        ++offered_;
        if (kept_.size() < size_) {
            kept_.push_back({before, step});
            return;
        }
        const std::size_t place = rng_.below(offered_);
        if (place < size_) {
            kept_[place] = {before, step};
        }
    }
    const std::vector<Decision>& kept() const { return kept_; }

private:
    std::size_t size_;
    Rng rng_;
    std::uint32_t offered_ = 0;
    std::vector<Decision> kept_;
};

DecisionSample sampleOf(const RegretPlan& plan, std::uint64_t seed, const std::stop_token& stop) {
    Rng seeds(seed);
    TablePlan table{.rules = plan.rules, .seats = plan.seats, .chanceSeed = seeds(), .playerSeed = seeds()};
    table.mostDecisions = std::nullopt;
    table.mostRounds = plan.mostRounds;
    for (int seat = 0; seat < plan.seats; ++seat) {
        table.entrants[seatAt(seat)] = measured(plan.level, plan.scale);
    }
    Players players = playersOf(table);
    Rng chance(table.chanceSeed);
    DecisionSample sample(static_cast<std::size_t>(plan.decisions), seeds());
    StepList steps;
    const auto choose = [&](const State& state, Seat seat) {
        const Step step = players.choose(state, seat, stop);
        legalSteps(*plan.rules, state, steps);
        if (steps.size() > 1) {
            sample.offer(state, step);
        }
        return step;
    };
    const auto draw = [&](const State& state) { return drawChance(*plan.rules, state, chance); };
    playGame(table, {choose, draw}, [&] { return !stop.stop_requested(); });
    return sample;
}

/// The costs of the sampled steps of a game; nullopt after a stop request.
std::optional<std::vector<float>> costsOf(const RegretPlan& plan, int number, const std::stop_token& stop) {
    const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15U;
    const bots::Evaluation evaluation(*plan.rules);
    std::vector<float> costs;
    const DecisionSample sample = sampleOf(plan, seed, stop);
    for (const Decision& decision : sample.kept()) {
        const View view(*plan.rules, decision.before, decider(*plan.rules, decision.before));
        costs.push_back(bots::Look(evaluation, view, longSearch(plan), seed, stop).costOf(decision.step));
    }
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(costs));
}

void count(const std::vector<float>& costs, RegretResult& result) {
    const auto near = std::ranges::count_if(costs, [](float cost) { return cost <= kNearTheBest; });
    ++result.games;
    result.decisions += static_cast<int>(costs.size());
    result.near += static_cast<int>(near);
    for (const float cost : costs) {
        result.cost.add(static_cast<double>(cost));
    }
    if (!costs.empty()) {
        result.share.add(static_cast<double>(near) / static_cast<double>(costs.size()));
    }
}

}  // namespace

bots::Budget longSearch(const RegretPlan& plan) {
    const int own = budgetOf(plan.level).iterations;
    const int searched = own > 0 ? own : budgetOf(bots::Level::apprentice).iterations;
    const double wanted = searched * plan.scale * plan.factor;
    return {.iterations = static_cast<int>(std::clamp(wanted, 1.0, 1e9)), .seconds = 0, .threads = 1};
}

RegretResult measureRegret(const RegretPlan& plan, const std::stop_token& stop, const std::function<void(int)>& tell) {
    std::vector<std::optional<std::vector<float>>> games(static_cast<std::size_t>(plan.games));
    std::atomic<int> next{0};
    std::mutex mutex;
    int finished = 0;
    std::stop_source end;
    const std::stop_callback forward(stop, [&end] { end.request_stop(); });
    const auto work = [&](int) {
        while (!end.stop_requested()) {
            const int number = next++;
            if (number >= plan.games) {
                return;
            }
            auto costs = costsOf(plan, number, end.get_token());
            const std::scoped_lock lock(mutex);
            games[static_cast<std::size_t>(number)] = std::move(costs);
            if (tell && games[static_cast<std::size_t>(number)]) {
                tell(++finished);
            }
        }
    };
    bots::together(plan.jobs, work, [&end] { end.request_stop(); });
    RegretResult result;
    for (const auto& costs : games) {
        if (!costs) {
            break;
        }
        count(*costs, result);
    }
    return result;
}

}  // namespace gnostica::engine::lab
