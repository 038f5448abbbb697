#include "engine/lab/match.h"

#include "engine/bots/together.h"
#include "engine/model/rng.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace gnostica::engine::lab {

namespace {

/// The games of a deal.
using Group = std::vector<GameFacts>;

int gamesOfDeal(const MatchPlan& plan) {
    return lab::gamesOfDeal(plan.seating, plan.seats);
}

bool isA(const MatchPlan& plan, int seat, int game) {
    return plan.seating == Seating::one ? seat == game : (seat + game) % 2 == 0;
}

Group playDeal(const MatchPlan& plan, int number, const std::stop_token& stop) {
    Rng seeds(plan.seed + static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15U);
    TablePlan table{.rules = plan.rules, .seats = plan.seats};
    table.chanceSeed = seeds();
    table.playerSeed = seeds();
    table.mostDecisions = std::nullopt;
    table.mostRounds = plan.mostRounds;
    table.predicts = true;
    Group group;
    for (int game = 0; game < gamesOfDeal(plan); ++game) {
        for (int seat = 0; seat < plan.seats; ++seat) {
            table.entrants[seatAt(seat)] = isA(plan, seat, game) ? plan.a : plan.b;
        }
        group.push_back(plan.play ? plan.play(table, stop) : playGame(table, {}, stop));
    }
    return group;
}

/// The results of the deals.
class ScoreSheet {
public:
    explicit ScoreSheet(const MatchPlan& plan) : plan_(plan) {
        result_.fair = plan.seating == Seating::one ? 1.0 / plan.seats : 0.5;
    }

    void count(const Group& group) {
        const auto cut = std::ranges::count_if(group, &GameFacts::cut);
        if (cut > 0) {
            result_.cut.games += static_cast<int>(cut);
            ++result_.cut.deals;
            return;
        }
        for (int game = 0; game < gamesOfDeal(plan_); ++game) {
            note(group[static_cast<std::size_t>(game)], game);
        }
        result_.scores.push_back(scoreOf(group));
        result_.score.add(result_.scores.back());
        if (plan_.seating == Seating::pairs) {
            result_.test.update(result_.score);
        }
    }
    bool isDecided() const { return plan_.sequential && result_.test.verdict() != Verdict::undecided; }
    const MatchResult& result() const { return result_; }

private:
    SideFacts& sideOf(int seat, int game) { return isA(plan_, seat, game) ? result_.a : result_.b; }

    /// The share of all wins that belongs to a.
    double scoreOf(const Group& group) const {
        double won = 0;
        double all = 0;
        for (int game = 0; game < gamesOfDeal(plan_); ++game) {
            for (int seat = 0; seat < plan_.seats; ++seat) {
                const double share = group[static_cast<std::size_t>(game)].result[seatAt(seat)];
                won += isA(plan_, seat, game) ? share : 0;
                all += share;
            }
        }
        return all > 0 ? won / all : result_.fair;
    }

    void note(const GameFacts& facts, int game) {
        ++result_.games;
        result_.rounds.add(static_cast<double>(facts.turns) / plan_.seats);
        result_.turns.add(facts.turns);
        result_.decisions.add(facts.decisions);
        result_.eliminated += facts.eliminated;
        for (const Announced& announced : facts.announcements) {
            SideFacts& side = sideOf(static_cast<int>(index(announced.seat)), game);
            ++side.announced;
            side.held += announced.held ? 1 : 0;
            if (announced.predicted) {
                side.predictions.add(static_cast<double>(*announced.predicted), announced.held);
            }
        }
        for (int seat = 0; seat < plan_.seats; ++seat) {
            sideOf(seat, game).clock.add(facts.clocks[seatAt(seat)]);
        }
    }

    const MatchPlan& plan_;
    MatchResult result_;
};

/// Counts deals in the order of their numbers, whatever the order in which they end.
class Scorer {
public:
    Scorer(const MatchPlan& plan, const std::function<void(const MatchResult&)>& tell) : sheet_(plan), tell_(tell) {}

    void take(int number, Group group) {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(number, std::move(group));
        for (auto next = waiting_.find(next_); next != waiting_.end() && !sheet_.isDecided();
             next = waiting_.find(next_)) {
            sheet_.count(next->second);
            waiting_.erase(next);
            ++next_;
            if (tell_) {
                tell_(sheet_.result());
            }
        }
    }
    void drop() {
        const std::scoped_lock lock(mutex_);
        ++dropped_;
    }
    bool isDecided() {
        const std::scoped_lock lock(mutex_);
        return sheet_.isDecided();
    }
    MatchResult result() const {
        MatchResult result = sheet_.result();
        const auto waiting = static_cast<int>(waiting_.size());  // finished, but an earlier deal is not
        result.unfinished = dropped_ + (sheet_.isDecided() ? 0 : waiting);
        return result;
    }

private:
    ScoreSheet sheet_;
    const std::function<void(const MatchResult&)>& tell_;
    std::mutex mutex_;
    std::map<int, Group> waiting_;
    int next_ = 0;
    int dropped_ = 0;
};

/// Requests a stop when time is up, unless it is destroyed before.
std::jthread clockOf(const MatchPlan& plan, std::stop_source& late) {
    if (plan.seconds <= 0) {
        return {};
    }
    return std::jthread([&plan, &late](const std::stop_token& done) {
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        wake.wait_for(lock, done, std::chrono::duration<double>(plan.seconds), [] { return false; });
        late.request_stop();
    });
}

}  // namespace

int gamesOfDeal(Seating seating, int seats) {
    return seating == Seating::one ? seats : 2;
}

MatchResult playMatch(const MatchPlan& plan, const std::stop_token& stop,
                      const std::function<void(const MatchResult&)>& tell) {
    const int deals = (plan.games + gamesOfDeal(plan) - 1) / gamesOfDeal(plan);
    std::atomic<int> next{0};
    Scorer scorer(plan, tell);
    std::stop_source end;
    const std::stop_callback forward(stop, [&end] { end.request_stop(); });
    const auto work = [&](int) {
        while (!end.stop_requested() && !scorer.isDecided()) {
            const int number = next++;
            if (number >= deals) {
                return;
            }
            Group group = playDeal(plan, plan.firstDeal + number, end.get_token());
            if (std::ranges::any_of(group, &GameFacts::abandoned)) {
                scorer.drop();
            } else {
                scorer.take(number, std::move(group));
            }
        }
    };
    const std::jthread clock = clockOf(plan, end);
    bots::together(plan.jobs, work, [&end] { end.request_stop(); });
    return scorer.result();
}

}  // namespace gnostica::engine::lab
