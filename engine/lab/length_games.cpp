#include "engine/lab/length_games.h"

#include "engine/bots/together.h"
#include "engine/lab/table_game.h"
#include "engine/model/rng.h"

#include <atomic>
#include <mutex>

namespace gnostica::engine::lab {

namespace {

GameFacts playOne(const LengthPlan& plan, int number, const std::stop_token& stop) {
    Rng seeds(plan.seed + static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15U);
    TablePlan table{.rules = plan.rules, .seats = plan.seats};
    table.chanceSeed = seeds();
    table.playerSeed = seeds();
    table.mostDecisions = std::nullopt;
    table.mostRounds = plan.mostRounds;
    for (int seat = 0; seat < plan.seats; ++seat) {
        table.entrants[seatAt(seat)] = plan.entrant;
    }
    return playGame(table, {}, stop);
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
