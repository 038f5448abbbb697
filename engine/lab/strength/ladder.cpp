#include "engine/lab/strength/ladder.h"

#include "engine/lab/length_games.h"

namespace gnostica::engine::lab {

namespace {

constexpr int kDecisionsOfRungHash = 100;
/// Iterations of levels that search, in the game of the hash.
constexpr int kThoughtsOfRungHash = 8;

RungVerdict verdictOf(const ConfidenceSequence& score, double fair) {
    const Interval interval = score.interval();
    return interval.low > fair ? RungVerdict::stronger : interval.high < fair ? RungVerdict::weaker : RungVerdict::open;
}

MatchPlan matchOf(const LadderPlan& plan, const Rung& rung) {
    const int ofDeal = gamesOfDeal(rung.seating(), rung.seats);
    return {.rules = plan.rules,
            .seats = rung.seats,
            .seating = rung.seating(),
            .a = measured(rung.above, plan.scale),
            .b = measured(rung.below, plan.scale),
            .games = plan.games - rung.deals() * ofDeal,
            .firstDeal = rung.deals(),
            .seed = plan.seed,
            .jobs = plan.jobs,
            .mostRounds = plan.mostRounds};
}

}  // namespace

std::vector<Rung> rungsOf(const std::vector<bots::Level>& levels, const std::vector<int>& seats) {
    std::vector<Rung> rungs;
    for (const int number : seats) {
        for (std::size_t i = 1; i < levels.size(); ++i) {
            rungs.push_back({.above = levels[i], .below = levels[i - 1], .seats = number});
        }
    }
    return rungs;
}

ConfidenceSequence scoreOf(const Rung& rung) {
    ConfidenceSequence score(Bounds{});
    for (const double each : rung.scores) {
        score.add(each);
    }
    return score;
}

RungVerdict verdictOf(const Rung& rung) {
    return verdictOf(scoreOf(rung), rung.fair());
}

std::uint64_t playersHash(const LadderPlan& plan, const Rung& rung) {
    TablePlan table{.rules = plan.rules, .seats = rung.seats, .chanceSeed = 1, .playerSeed = 1};
    table.mostDecisions = kDecisionsOfRungHash;
    for (int seat = 0; seat < rung.seats; ++seat) {
        table.entrants[seatAt(seat)] = measured(seat == 0 ? rung.above : rung.below, 1, kThoughtsOfRungHash);
    }
    return stepsHash(table);
}

void playRung(const LadderPlan& plan, Rung& rung, const std::stop_token& stop,
              const std::function<void(const Rung&)>& tell) {
    ConfidenceSequence score = scoreOf(rung);
    RungVerdict verdict = verdictOf(score, rung.fair());
    const MatchPlan match = matchOf(plan, rung);
    if (match.games <= 0 || verdict != RungVerdict::open) {
        return;
    }
    std::stop_source end;
    const std::stop_callback forward(stop, [&end] { end.request_stop(); });
    std::size_t known = 0;
    playMatch(match, end.get_token(), [&](const MatchResult& sofar) {
        if (verdict != RungVerdict::open) {
            return;  // a deal that was under way when the rung was decided
        }
        if (sofar.scores.size() > known) {
            rung.scores.push_back(sofar.scores[known++]);
            score.add(rung.scores.back());
            verdict = verdictOf(score, rung.fair());
        } else {
            ++rung.cutDeals;
        }
        if (tell) {
            tell(rung);
        }
        if (verdict != RungVerdict::open) {
            end.request_stop();
        }
    });
}

}  // namespace gnostica::engine::lab
