#include "engine/lab/learning.h"

#include "engine/bots/evaluation.h"
#include "engine/bots/together.h"
#include "engine/lab/byte_hash.h"
#include "engine/lab/ruleset_names.h"
#include "engine/lab/table_game.h"
#include "engine/model/rng.h"

#include <atomic>
#include <map>
#include <mutex>

namespace gnostica::engine::lab {

namespace {

std::vector<SamplesGround> groundsOf(const LearningPlan& plan) {
    std::vector<SamplesGround> grounds;
    for (const LearningGround& ground : plan.grounds) {
        grounds.push_back({namesOf(*ground.rules), byteHash(ground.rules->document), ground.seats});
    }
    return grounds;
}

/// Collects the data for learning while a game is played.
class Sampler {
public:
    explicit Sampler(const Rules& rules) : rules_(rules), reader_(rules) {}

    void see(const State& state) {
        if (state.turn.stage != Stage::option || state.turnsPlayed == turn_ || state.seatsLeft() < 2) {
            return;
        }
        turn_ = state.turnsPlayed;
        const EndConditions outlook = bots::endConditionsOf(rules_, state);
        PerSeat<bots::FeatureRow> rows = reader_.read(state, outlook);
        SampleGame::Position position;
        for (int i = 0; i < state.seats; ++i) {
            const Seat seat = seatAt(i);
            if (!state.isEliminated(seat)) {
                position.left = static_cast<std::uint8_t>(position.left | 1U << i);
                rows[seat][bots::Feature::score] += outlook.worth[seat];  // counts as points (Evaluation)
                game_.rows.push_back(rows[seat]);
            }
        }
        game_.positions.push_back(position);
        turns_.push_back(turn_);
    }
    SampleGame take(int number, int seats, const GameFacts& facts) {
        game_.number = number;
        for (int i = 0; i < seats; ++i) {
            game_.shares.push_back(facts.result[seatAt(i)]);
        }
        for (std::size_t i = 0; i < turns_.size(); ++i) {
            game_.positions[i].turnsLeft = static_cast<std::uint16_t>(facts.turns - turns_[i]);
        }
        return std::move(game_);
    }

private:
    const Rules& rules_;
    bots::FeatureReader reader_;
    SampleGame game_;
    std::vector<int> turns_;  ///< of each position, the number of earlier turns
    int turn_ = -1;
};

bots::Budget thinkingOf(const LearningPlan& plan) {
    bots::Budget budget = bots::budgetOf(plan.level);
    budget.iterations = plan.iterations > 0 ? plan.iterations : budget.iterations;
    budget.seconds = 0;  // so that samples are the same on every machine
    budget.threads = 1;
    return budget;
}

/// Passes games on in their given order, whatever the order in which they end.
class OrderedGames {
public:
    explicit OrderedGames(const std::function<bool(SampleGame)>& take) : take_(take) {}

    /// False if no more games are wanted.
    bool add(std::size_t place, SampleGame game) {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(place, std::move(game));
        for (auto first = waiting_.find(next_); isWanted_ && first != waiting_.end(); first = waiting_.find(next_)) {
            SampleGame ready = std::move(first->second);
            waiting_.erase(first);
            ++next_;
            isWanted_ = false;  // in case it throws
            isWanted_ = take_(std::move(ready));
        }
        return isWanted_;
    }

private:
    const std::function<bool(SampleGame)>& take_;
    std::mutex mutex_;
    std::map<std::size_t, SampleGame> waiting_;
    std::size_t next_ = 0;
    bool isWanted_ = true;
};

}  // namespace

SamplesHeader headerOf(const LearningPlan& plan, const bots::Judging& judging, int round, int shard, int shards) {
    return {.program = GNOSTICA_VERSION,
            .features = bots::featureNames(),
            .grounds = groundsOf(plan),
            .level = std::string(nameOf(plan.level)),
            .iterations = plan.iterations,
            .games = plan.games,
            .seed = plan.seed,
            .start = byteHash(toText(plan.start)),
            .judging = byteHash(toText(judging)),
            .round = round,
            .shard = shard,
            .shards = shards};
}

std::optional<SampleGame> playSample(const LearningPlan& plan, const bots::Judging& judging, int round, int number,
                                     const std::stop_token& stop) {
    const LearningGround& ground = plan.grounds[static_cast<std::size_t>(number) % plan.grounds.size()];
    const auto ofAll = static_cast<std::uint64_t>(round) * 1'000'003 + static_cast<std::uint64_t>(number);
    Rng seeds(plan.seed + ofAll * 0x9e3779b97f4a7c15U);
    TablePlan table{.rules = ground.rules, .seats = ground.seats};
    table.chanceSeed = seeds();
    table.playerSeed = seeds();
    for (int i = 0; i < ground.seats; ++i) {
        table.entrants[seatAt(i)] = {.level = plan.level, .budget = thinkingOf(plan), .judging = &judging};
    }
    Sampler sampler(*ground.rules);
    const GameFacts facts = playGame(
        table, [&](const State& state) { sampler.see(state); }, stop);
    return facts.abandoned ? std::nullopt : std::optional(sampler.take(number, ground.seats, facts));
}

void playSamples(const LearningPlan& plan, const bots::Judging& judging, const SamplesOrder& order,
                 const std::function<bool(SampleGame)>& take) {
    std::atomic<std::size_t> next{0};
    std::stop_source end;
    const std::stop_callback forward(order.stop, [&end] { end.request_stop(); });
    OrderedGames games(take);
    const auto work = [&](int) {
        while (!end.stop_requested()) {
            const std::size_t place = next++;
            if (place >= order.games.size()) {
                return;
            }
            auto game = playSample(plan, judging, order.round, order.games[place], end.get_token());
            if (game && !games.add(place, std::move(*game))) {
                end.request_stop();
            }
        }
    };
    bots::together(order.jobs, work, [&end] { end.request_stop(); });
}

}  // namespace gnostica::engine::lab
