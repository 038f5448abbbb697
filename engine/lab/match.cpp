#include "engine/lab/match.h"

#include "engine/bots/together.h"
#include "engine/model/rng.h"

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace gnostica::engine::lab {

namespace {

using Pair = std::array<GameFacts, 2>;

bool isA(int seat, std::size_t game) {
    return (static_cast<std::size_t>(seat) + game) % 2 == 0;
}

Pair playPair(const MatchPlan& plan, int number, const std::stop_token& stop) {
    Rng seeds(plan.seed + static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15U);
    const std::uint64_t chance = seeds();
    const std::uint64_t players = seeds();
    Pair pair;
    for (std::size_t game = 0; game < pair.size(); ++game) {
        PerSeat<Entrant> entrants;
        for (int seat = 0; seat < plan.seats; ++seat) {
            entrants[seatAt(seat)] = isA(seat, game) ? plan.a : plan.b;
        }
        pair[game] = playGame(plan.rules, entrants, plan.seats, chance, players, {}, stop);
    }
    return pair;
}

/// Counts pairs in the order of their numbers, whatever the order in which they end.
class Scorer {
public:
    Scorer(const MatchPlan& plan, const std::function<void(const MatchResult&)>& tell) : plan_(plan), tell_(tell) {}

    void take(int number, const Pair& pair) {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(number, pair);
        for (auto next = waiting_.find(next_); next != waiting_.end() && !decided(); next = waiting_.find(next_)) {
            count(next->second);
            waiting_.erase(next);
            ++next_;
            if (tell_) {
                tell_(result_);
            }
        }
    }
    void drop() {
        const std::scoped_lock lock(mutex_);
        ++result_.unfinished;
    }
    bool isDecided() {
        const std::scoped_lock lock(mutex_);
        return decided();
    }
    MatchResult result() const {
        MatchResult result = result_;
        result.unfinished += decided() ? 0 : static_cast<int>(waiting_.size());  // over, but one before them is not
        if (result.games > 0) {
            result.turns /= result.games;
            result.decisions /= result.games;
        }
        return result;
    }

private:
    bool decided() const { return plan_.sequential && result_.test.verdict() != Verdict::undecided; }

    void count(const Pair& pair) {
        double won = 0;
        double all = 0;
        for (std::size_t game = 0; game < pair.size(); ++game) {
            const GameFacts& facts = pair[game];
            for (int seat = 0; seat < plan_.seats; ++seat) {
                const double share = facts.result[seatAt(seat)];
                won += isA(seat, game) ? share : 0;
                all += share;
                (isA(seat, game) ? result_.clockA : result_.clockB).add(facts.clocks[seatAt(seat)]);
            }
            ++result_.games;
            result_.capped += facts.capped ? 1 : 0;
            result_.announced += facts.announced;
            result_.held += facts.held;
            result_.eliminated += facts.eliminated;
            result_.turns += facts.turns;
            result_.decisions += facts.decisions;
        }
        result_.score.add(all > 0 ? won / all : 0.5);
        result_.test.update(result_.score);
    }

    const MatchPlan& plan_;
    const std::function<void(const MatchResult&)>& tell_;
    std::mutex mutex_;
    std::map<int, Pair> waiting_;
    int next_ = 0;
    MatchResult result_;
};

/// Asks for a stop when time is up, until it is destroyed.
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

MatchResult playMatch(const MatchPlan& plan, const std::stop_token& stop,
                      const std::function<void(const MatchResult&)>& tell) {
    const int pairs = (plan.games + 1) / 2;
    std::atomic<int> next{0};
    Scorer scorer(plan, tell);
    std::stop_source end;
    const std::stop_callback forward(stop, [&end] { end.request_stop(); });
    const auto work = [&](int) {
        while (!end.stop_requested() && !scorer.isDecided()) {
            const int number = next++;
            if (number >= pairs) {
                return;
            }
            const Pair pair = playPair(plan, number, end.get_token());
            if (pair[0].abandoned || pair[1].abandoned) {
                scorer.drop();
            } else {
                scorer.take(number, pair);
            }
        }
    };
    const std::jthread clock = clockOf(plan, end);
    bots::together(plan.jobs, work, [&end] { end.request_stop(); });
    return scorer.result();
}

}  // namespace gnostica::engine::lab
