#include "engine/bots/beginner.h"
#include "engine/bots/candidates.h"
#include "engine/bots/forecast.h"
#include "engine/bots/idle.h"
#include "engine/bots/player.h"
#include "engine/bots/quick_player.h"
#include "engine/bots/random_step.h"
#include "engine/bots/scripted.h"
#include "engine/bots/taken_steps.h"
#include "engine/bots/thinker.h"

#include <algorithm>
#include <array>

namespace gnostica::engine::bots {

namespace {

constexpr std::array<std::string_view, kLevels> kNames{"random", "greedy", "apprentice", "adept",
                                                       "master", "quick",  "beginner",   "scripted"};

class RandomPlayer final : public Player {
public:
    RandomPlayer(std::shared_ptr<const Rules> rules, std::uint64_t seed) : rules_(std::move(rules)), seed_(seed) {}

    Step choose(const View& view, const Budget&, std::stop_token, Progress*) override {
        Rng rng(seed_ ^ hash(view.open()));
        view.legalSteps(*rules_, steps_);
        return drawStep({steps_.begin(), steps_.size()}, rng);
    }

private:
    std::shared_ptr<const Rules> rules_;
    std::uint64_t seed_;
    StepList steps_;
};

/// Takes the step after which the position looks best, with a small variation that grows when the position recurs.
class GreedyPlayer final : public Player {
public:
    GreedyPlayer(std::shared_ptr<const Rules> rules, std::uint64_t seed, const Judging& judging)
        : rules_(std::move(rules)),
          evaluation_(*rules_, judging),
          seed_(seed) {}

    Step choose(const View& view, const Budget&, std::stop_token, Progress*) override {
        const std::uint64_t now = hash(view.open());
        std::vector<Step>& taken = taken_.stepsIn(view);
        const double noise = 0.03 * static_cast<double>(1 + taken.size());
        Search search(evaluation_, seed_);
        search.begin(view);
        search.iterate();
        Rng rng(seed_ ^ (now + 1));
        const Node& root = search.root();
        const Edge* best = nullptr;
        double bestWorth = -1;
        for (const Edge& edge : root.edges) {
            const double worth = edge.guess + noise * rng.below(1000) / 1000.0;
            if (worth > bestWorth) {
                bestWorth = worth;
                best = &edge;
            }
        }
        taken.push_back(best->step);
        return best->step;
    }

private:
    TakenSteps taken_;
    std::shared_ptr<const Rules> rules_;
    Evaluation evaluation_;
    std::uint64_t seed_;
};

class SearchPlayer final : public Player {
public:
    SearchPlayer(std::shared_ptr<const Rules> rules, std::uint64_t seed, const Judging& judging)
        : rules_(std::move(rules)),
          evaluation_(*rules_, judging),
          thinker_(evaluation_, seed) {}

    Step choose(const View& view, const Budget& budget, std::stop_token stop, Progress* progress) override {
        thinker_.think(view, budget, stop, progress);
        const Step step = unlikeBefore(view);
        thinker_.follow(step);
        return step;
    }

private:
    /// The best step. In a position that recurs, a step not yet taken there that is worth hardly less; the tolerance
    /// grows with each recurrence. Steps that were not analysed come last.
    Step unlikeBefore(const View& view) {
        constexpr float patience = 0.02F;
        std::vector<Step>& taken = taken_.stepsIn(view);
        const auto ranked = thinker_.ranked();
        const float least = ranked.front().values[view.viewer()] - patience * static_cast<float>(taken.size());
        const auto isNew = [&](const Alternative& each) {
            return std::find(taken.begin(), taken.end(), each.step) == taken.end();
        };
        const bool anyThoughtAbout =
            std::ranges::any_of(ranked, [&](const Alternative& each) { return each.visits > 0 && isNew(each); });
        auto chosen = ranked.begin();
        if (taken.size() > 1) {
            chosen = std::find_if(ranked.begin(), ranked.end(), [&](const Alternative& each) {
                return each.values[view.viewer()] >= least && isNew(each) && (each.visits > 0 || !anyThoughtAbout);
            });
        }
        const Step step = chosen == ranked.end() ? ranked.front().step : chosen->step;
        taken.push_back(step);
        return step;
    }

    TakenSteps taken_;
    std::shared_ptr<const Rules> rules_;
    Evaluation evaluation_;
    Thinker thinker_;
};

/// Ends turns according to a forecast, regardless of the other player's announcement.
class AnnouncingPlayer final : public Player {
public:
    AnnouncingPlayer(std::shared_ptr<const Rules> rules, std::uint64_t seed, const Judging& judging,
                     Forecaster::Limits limits, std::unique_ptr<Player> other)
        : rules_(std::move(rules)),
          evaluation_(*rules_, judging),
          forecaster_(evaluation_),
          limits_(limits),
          seed_(seed),
          other_(std::move(other)) {}

    Step choose(const View& view, const Budget& budget, std::stop_token stop, Progress* progress) override {
        view.legalSteps(*rules_, steps_);
        const Step* announcement = announcementIn(steps_);
        const auto idle = announcement != nullptr ? idleStep(*rules_, steps_) : std::nullopt;
        if (!idle) {
            return other_->choose(view, budget, std::move(stop), progress);
        }
        const Step announcing = *announcement;
        if (!isHopeless(*rules_, view.open(), view.viewer())) {
            const auto forecast = forecaster_.make(view, seed_, limits_, stop);
            if (forecast && forecast->isWorthIt(limits_.nerve)) {
                return announcing;
            }
        }
        if (steps_.size() == 2) {
            return *idle;
        }
        const Step chosen = other_->choose(view, budget, std::move(stop), progress);
        return chosen == announcing ? *idle : chosen;
    }

private:
    std::shared_ptr<const Rules> rules_;
    Evaluation evaluation_;
    Forecaster forecaster_;
    Forecaster::Limits limits_;
    std::uint64_t seed_;
    std::unique_ptr<Player> other_;
    StepList steps_;
};

/// The player for all steps other than those that close a turn.
std::unique_ptr<Player> plainPlayer(Level level, const std::shared_ptr<const Rules>& rules, std::uint64_t seed,
                                    const Judging& judging) {
    switch (level) {
    case Level::random: return std::make_unique<RandomPlayer>(rules, seed);
    case Level::scripted: return std::make_unique<ScriptedPlayer>(rules, seed);
    case Level::beginner: return std::make_unique<BeginnerPlayer>(rules, seed, judging);
    case Level::greedy: return std::make_unique<GreedyPlayer>(rules, seed, judging);
    case Level::quick: return std::make_unique<QuickPlayer>(rules, seed, judging);
    case Level::apprentice:
    case Level::adept:
    case Level::master: break;
    }
    return std::make_unique<SearchPlayer>(rules, seed, judging);
}

/// Does a level play an announcement out before it decides?
bool forecasts(Level level) {
    return level != Level::random && level != Level::scripted && level != Level::beginner;
}

/// Fast levels also forecast fast.
Forecaster::Limits forecastOf(Level level, Nerve nerve) {
    const bool isHurried = level == Level::greedy || level == Level::quick;
    Forecaster::Limits limits = isHurried ? Forecaster::Limits{.positions = 300} : Forecaster::Limits{};
    limits.nerve = nerve;
    return limits;
}

}  // namespace

std::string_view nameOf(Level level) {
    return kNames[static_cast<std::size_t>(level)];
}

std::optional<Level> levelNamed(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) {
            return static_cast<Level>(i);
        }
    }
    return std::nullopt;
}

std::span<const Level> levelsByStrength() {
    static constexpr std::array kWeakestFirst{Level::random,     Level::beginner, Level::greedy, Level::quick,
                                              Level::apprentice, Level::adept,    Level::master};
    static_assert(kWeakestFirst.size() + 1 == kLevels);  // all but the scripted beginner
    return kWeakestFirst;
}

int strengthOf(Level level) {
    const auto levels = levelsByStrength();
    const Level listed = level == Level::scripted ? Level::beginner : level;
    return static_cast<int>(std::ranges::find(levels, listed) - levels.begin());
}

Budget budgetOf(Level level) {
    switch (level) {
    case Level::random:
    case Level::scripted:
    case Level::beginner:
    case Level::greedy:
    case Level::quick: return {};
    case Level::apprentice: return {.iterations = 150, .seconds = 1};
    case Level::adept: return {.iterations = 2500, .seconds = 1};
    case Level::master: return {.iterations = 20000, .seconds = 3};
    }
    return {};
}

std::unique_ptr<Player> makePlayer(Level level, std::shared_ptr<const Rules> rules, std::uint64_t seed,
                                   const Judging& judging, Temperament temperament) {
    auto plain = plainPlayer(level, rules, seed, tempered(judging, temperament.bent));
    if (!forecasts(level)) {
        return plain;
    }
    return std::make_unique<AnnouncingPlayer>(std::move(rules), seed, judging, forecastOf(level, temperament.nerve),
                                              std::move(plain));
}

}  // namespace gnostica::engine::bots
