#include "engine/lab/tactics.h"

#include "engine/bots/evaluation.h"
#include "engine/bots/idle.h"
#include "engine/lab/puzzles/open_line.h"
#include "engine/mechanics/mechanic.h"
#include "engine/play/play.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace gnostica::engine::lab {

namespace {

constexpr std::array<std::string_view, 3> kGoals{"win", "stop", "points"};
constexpr int kMostPositions = 60'000;
/// Of the turns that answer.
constexpr int kMostAnswers = 2'000'000;
constexpr int kMostPoints = 1000;

/// What a line has reached when its turn is about to end.
struct Reached {
    bool won = false;
    bool stopped = false;
    int points = -kMostPoints;  ///< ahead of the best of the others
};

/// The seat whose announced last turn comes right after that of the mover has the target in hand, or so nearly that
/// the last turn may well fetch the rest.
bool holds(const Rules& rules, const State& state, Seat announcer) {
    constexpr int withinReach = 2;
    const Outlook outlook = bots::outlookOf(rules, state);
    return score(rules, state, announcer) + withinReach >= outlook.target;
}

bool leavesToChance(const Rules& rules, const Step& step) {
    const SpecialKind* kind = rules.specialKind(step);
    return (kind != nullptr && kind->rolls) || std::holds_alternative<step::Refresh>(step) ||
           std::holds_alternative<step::Redraw>(step) || std::holds_alternative<step::Reveal>(step) ||
           std::holds_alternative<step::Trade>(step);
}

/// Every line of a turn.
class Lines {
public:
    Lines(const Rules& rules, Seat seat, Seat announcer) : rules_(rules), seat_(seat), announcer_(announcer) {}

    /// What is reached where the turn is about to end.
    Reached judge(const State& closing) {
        Reached reached;
        reached.points = leadOf(rules_, closing, seat_);
        if (announcer_ == seat_) {
            State after = closing;
            apply(rules_, after, Step(step::Done{}));
            reached.won = hasWon(after, seat_);
        } else if (announcer_ != Seat::none) {
            reached.stopped = !holds(rules_, closing, announcer_) && surelyFails(closing);
        }
        return reached;
    }
    /// CHL-2: whatever the announcer does in the last turn, which comes next, short of what chance may bring, it fails.
    bool mustFail(const State& closing) {
        State reply = closing;
        apply(rules_, reply, Step(step::Done{}));
        if (isOver(reply) || decider(rules_, reply) != announcer_) {
            return false;
        }
        Lines answers(rules_, announcer_, announcer_);
        const bool won = answers.best(reply).won;
        answers_ += answers.positions_;
        return !won && !answers.tooMany();
    }
    /// The same, whatever the announcer may have in hand, as far as some deals can tell.
    bool surelyFails(const State& closing) {
        constexpr int deals = 6;
        bool fails = mustFail(closing);
        const View view(rules_, closing, seat_);
        Rng rng(hash(closing));
        for (int i = 0; i < deals && fails; ++i) {
            fails = mustFail(view.imagine(rules_, rng));
        }
        return fails;
    }
    /// The best that can be reached from here, each thing for itself; to win or to stop is enough.
    Reached best(const State& state) {
        if (state.turn.stage == Stage::close) {
            return judge(state);
        }
        Reached best;
        const bool isNew = seen_.insert(hash(state)).second;
        positions_ += isNew ? 1 : 0;
        if (!isNew || tooMany()) {
            return best;
        }
        StepList steps;
        legalSteps(rules_, state, steps);
        for (const Step& step : steps) {
            State next = state;
            if (!leavesToChance(rules_, step) && follow(next, step)) {
                const Reached reached = this->best(next);
                best.won = best.won || reached.won;
                best.stopped = best.stopped || reached.stopped;
                best.points = std::max(best.points, reached.points);
            }
            if (best.won || best.stopped) {
                break;
            }
        }
        return best;
    }
    /// False if the line leaves the turn, or chance decides.
    bool follow(State& state, const Step& step) const {
        const int turn = state.turnsPlayed;
        apply(rules_, state, step);
        return state.turn.awaiting == ChanceKind::none && state.turnsPlayed == turn && !isOver(state) &&
               decider(rules_, state) == seat_;
    }
    /// Each first step begins a search of its own.
    void forget() { seen_.clear(); }
    bool tooMany() const { return positions_ > kMostPositions || answers_ > kMostAnswers; }

private:
    const Rules& rules_;
    Seat seat_;
    Seat announcer_;
    std::unordered_set<std::uint64_t> seen_;
    int positions_ = 0;
    int answers_ = 0;
};

/// The first steps and what each can reach.
struct Opening {
    Step step;
    Reached reached;
};

std::optional<Tactic> tacticOf(const State& state, const std::vector<Opening>& openings, const Reached& now,
                               Goal goal) {
    constexpr int worthwhile = 3;
    constexpr int clear = 3;
    Tactic tactic{.state = state, .goal = goal, .points = -kMostPoints, .best = {}};
    for (const Opening& opening : openings) {
        tactic.points = std::max(tactic.points, opening.reached.points);
    }
    int second = -kMostPoints;
    for (const Opening& opening : openings) {
        const bool reaches = goal == Goal::win    ? opening.reached.won
                             : goal == Goal::stop ? opening.reached.stopped
                                                  : opening.reached.points == tactic.points;
        if (reaches) {
            tactic.best.push_back(opening.step);
        } else {
            second = std::max(second, opening.reached.points);
        }
    }
    const bool rare = !tactic.best.empty() && tactic.best.size() * 3 <= openings.size();
    const bool much =
        goal != Goal::points || (tactic.points >= now.points + worthwhile && tactic.points >= second + clear);
    return rare && much ? std::optional(tactic) : std::nullopt;
}

}  // namespace

std::string_view nameOf(Goal goal) {
    return kGoals[static_cast<std::size_t>(goal)];
}

std::optional<Goal> goalNamed(std::string_view name) {
    const auto* found = std::find(kGoals.begin(), kGoals.end(), name);
    return found == kGoals.end() ? std::nullopt : std::optional(static_cast<Goal>(found - kGoals.begin()));
}

std::optional<Tactic> findTactic(const Rules& rules, const State& state) {
    if (state.turn.stage != Stage::option) {
        return std::nullopt;
    }
    const Seat seat = state.turn.mover;
    const Outlook outlook = bots::outlookOf(rules, state);
    Lines lines(rules, seat, outlook.announcer);
    const auto idle = bots::idleToClose(rules, state);
    const Reached now = idle ? lines.judge(*idle) : Reached{};
    Goal goal = Goal::points;
    if (outlook.announcer == seat) {
        goal = Goal::win;
    } else if (outlook.announcer != Seat::none) {
        goal = Goal::stop;
    }
    if (now.won || now.stopped) {
        return std::nullopt;
    }
    StepList steps;
    legalSteps(rules, state, steps);
    std::vector<Opening> openings;
    for (const Step& step : steps) {
        State next = state;
        if (!leavesToChance(rules, step) && lines.follow(next, step)) {
            lines.forget();
            openings.push_back({step, lines.best(next)});
        }
        if (lines.tooMany()) {
            return std::nullopt;
        }
    }
    return tacticOf(state, openings, now, goal);
}

bool solves(const std::shared_ptr<const Rules>& rules, bots::Player& player, const bots::Budget& budget,
            const Tactic& tactic, std::uint64_t seed) {
    State state = tactic.state;
    const Seat seat = state.turn.mover;
    const Seat announcer = bots::outlookOf(*rules, state).announcer;
    Rng chance(seed);
    while (state.turn.stage != Stage::close && !isOver(state)) {
        const Seat decides = decider(*rules, state);
        if (decides == Seat::chance) {
            apply(*rules, state, drawChance(*rules, state, chance));
        } else if (decides == seat) {
            apply(*rules, state, player.choose(View(*rules, state, seat), budget));
        } else {
            StepList steps;
            legalSteps(*rules, state, steps);
            apply(*rules, state, Step(steps[0]));
        }
    }
    if (isOver(state)) {
        return hasWon(state, seat);
    }
    Lines lines(*rules, seat, announcer);
    const Reached reached = lines.judge(state);
    switch (tactic.goal) {
    case Goal::win: return reached.won;
    case Goal::stop: return lines.mustFail(state);
    case Goal::points: return reached.points >= tactic.points;
    }
    return false;
}

}  // namespace gnostica::engine::lab
