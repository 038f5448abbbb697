#include "engine/lab/length_games.h"

#include "engine/bots/together.h"
#include "engine/lab/byte_hash.h"
#include "engine/model/rng.h"
#include "engine/notation/step_text.h"
#include "engine/play/play.h"

#include <atomic>
#include <mutex>
#include <string>

namespace gnostica::engine::lab {

namespace {

/// Long enough for announcements in most games, short enough for a test of all rows.
constexpr int kDecisionsOfHash = 400;

TablePlan tableOf(const LengthPlan& plan, std::uint64_t seed) {
    Rng seeds(seed);
    TablePlan table{.rules = plan.rules, .seats = plan.seats};
    table.chanceSeed = seeds();
    table.playerSeed = seeds();
    table.mostDecisions = std::nullopt;
    table.mostRounds = plan.mostRounds;
    for (int seat = 0; seat < plan.seats; ++seat) {
        table.entrants[seatAt(seat)] = plan.entrant;
    }
    return table;
}

GameFacts playOne(const LengthPlan& plan, int number, const std::stop_token& stop) {
    return playGame(tableOf(plan, plan.seed + static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15U), {}, stop);
}

/// Collects games in the order in which they end.
class LengthSheet {
public:
    LengthSheet(const LengthPlan& plan, const std::function<void(int)>& tell) : plan_(plan), tell_(tell) {}

    void count(const GameFacts& facts) {
        const std::scoped_lock lock(mutex_);
        measured_.cut += facts.cut ? 1 : 0;
        measured_.rounds.add(facts.cut ? plan_.mostRounds : static_cast<double>(facts.turns) / plan_.seats);
        if (tell_) {
            tell_(measured_.rounds.count());
        }
    }
    const MeasuredLengths& measured() const { return measured_; }

private:
    const LengthPlan& plan_;
    const std::function<void(int)>& tell_;
    std::mutex mutex_;
    MeasuredLengths measured_;
};

}  // namespace

std::uint64_t stepsHash(const TablePlan& table) {
    Players players = playersOf(table);
    Rng chance(table.chanceSeed);
    std::string steps;
    const auto choose = [&](const State& state, Seat seat) {
        const Step step = players.choose(state, seat, {});
        steps += toText(*table.rules, state, step) + '\n';
        return step;
    };
    const auto draw = [&](const State& state) { return drawChance(*table.rules, state, chance); };
    playGame(table, {choose, draw}, [] { return true; });
    return byteHash(steps);
}

std::uint64_t playersHash(const LengthPlan& plan) {
    TablePlan table = tableOf(plan, 1);
    table.mostDecisions = kDecisionsOfHash;
    table.mostRounds = std::nullopt;
    return stepsHash(table);
}

std::optional<MeasuredLengths> measureLengths(const LengthPlan& plan, const std::stop_token& stop,
                                              const std::function<void(int)>& tell) {
    std::atomic<int> next{0};
    LengthSheet sheet(plan, tell);
    std::stop_source end;
    const std::stop_callback forward(stop, [&end] { end.request_stop(); });
    const auto work = [&](int) {
        while (!end.stop_requested()) {
            const int number = next++;
            if (number >= plan.games) {
                return;
            }
            const GameFacts facts = playOne(plan, number, end.get_token());
            if (!facts.abandoned) {
                sheet.count(facts);
            }
        }
    };
    bots::together(plan.jobs, work, [&end] { end.request_stop(); });
    return sheet.measured().rounds.count() < plan.games ? std::nullopt : std::optional(sheet.measured());
}

}  // namespace gnostica::engine::lab
