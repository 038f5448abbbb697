#include "engine/bots/reasons.h"

#include "engine/bots/idle.h"
#include "engine/mechanics/bid.h"
#include "engine/mechanics/score.h"
#include "engine/play/play.h"

#include <algorithm>
#include <optional>

namespace gnostica::engine::bots {

namespace {

constexpr int kWorlds = 6;
constexpr int kThoughts = 24;

/// The important numbers of a position for one seat.
struct Stand {
    float won = 0;
    float eliminated = 0;
    float points = 0;
    float pips = 0;
    float othersPoints = 0;
    float othersPips = 0;
    float othersMost = 0;  ///< points of the best other
    float exposed = 0;
    float within = 0;  ///< points that can be entered or disturbed
    float cards = 0;
    float suits = 0;
    float margin = 0;        ///< points beyond the target of the announcement that is due
    float announcement = 0;  ///< 1: the seat's own is due, -1: that of another seat

    void add(const Stand& other);
    void divide(float count);
};

/// All numbers of a Stand, for loops.
constexpr auto kParts = {&Stand::won,          &Stand::eliminated, &Stand::points,     &Stand::pips,
                         &Stand::othersPoints, &Stand::othersPips, &Stand::othersMost, &Stand::exposed,
                         &Stand::within,       &Stand::cards,      &Stand::suits,      &Stand::margin,
                         &Stand::announcement};

void Stand::add(const Stand& other) {
    for (const auto part : kParts) {
        this->*part += other.*part;
    }
}

void Stand::divide(float count) {
    for (const auto part : kParts) {
        this->*part /= count;
    }
}

float pipsOf(const FeatureRow& row) {
    return row[Feature::small] + 2 * row[Feature::medium] + 3 * row[Feature::large];
}

/// Points of the announcer beyond the target, or beyond the best other seat.
float marginOf(const Rules& rules, const State& state, const EndConditions& conditions) {
    const auto own = static_cast<float>(score(rules, state, conditions.announcer));
    if (conditions.target > 0) {
        return own - static_cast<float>(conditions.target);
    }
    return own - static_cast<float>(bestEnemyScore(rules, state, conditions.announcer)) - 1;
}

Stand standOf(const Evaluation& evaluation, const State& state, Seat seat) {
    Stand stand;
    stand.won = isOver(state) ? resultOf(state)[seat] : 0;
    stand.eliminated = state.isEliminated(seat) ? 1.0F : 0.0F;
    const EndConditions conditions = endConditionsOf(evaluation.rules(), state);
    const PerSeat<FeatureRow> rows = evaluation.features().read(state, conditions);
    for (int i = 0; i < state.seats; ++i) {
        const auto points = static_cast<float>(score(evaluation.rules(), state, seatAt(i)));
        if (seatAt(i) == seat) {
            stand.points = points;
            stand.pips = pipsOf(rows[seat]);
        } else {
            stand.othersPoints += points;
            stand.othersPips += pipsOf(rows[seatAt(i)]);
            stand.othersMost = std::max(stand.othersMost, points);
        }
    }
    const FeatureRow& row = rows[seat];
    stand.exposed = row[Feature::exposedNext] + row[Feature::exposedNextMore] + row[Feature::exposedLater];
    stand.within = row[Feature::reachNext] + row[Feature::reachLater] + row[Feature::reachMore];
    stand.cards = row[Feature::hand];
    stand.suits = row[Feature::suits];
    if (conditions.announcer != Seat::none) {
        stand.announcement = conditions.announcer == seat ? 1.0F : -1.0F;
        stand.margin = marginOf(evaluation.rules(), state, conditions);
    }
    return stand;
}

bool isLegal(const Rules& rules, const State& state, const Step& step) {
    StepList steps;
    legalSteps(rules, state, steps);
    return std::find(steps.begin(), steps.end(), step) != steps.end();
}

/// Plays until the turn of the step or the time is over: the planned steps while they are possible, then steps that
/// look good.
void finishTurn(const Evaluation& evaluation, State& state, int turn, std::span<const Step> planned, Rng& rng,
                const std::stop_token& stop, const Countdown& time) {
    constexpr int enough = 64;
    const Rules& rules = evaluation.rules();
    for (int i = 0; i < enough && !isOver(state) && !stop.stop_requested() && !time.isUp(); ++i) {
        if (state.turn.awaiting != ChanceKind::none) {
            apply(rules, state, drawChance(rules, state, rng));
        } else if (state.turnsPlayed != turn) {
            return;
        } else if (!planned.empty() && isLegal(rules, state, planned.front())) {
            apply(rules, state, planned.front());
            planned = planned.subspan(1);
        } else {
            planned = {};
            Search search(evaluation, rng());
            search.begin(View(rules, state, decider(rules, state)));
            search.run({.iterations = kThoughts, .seconds = time.share(1), .threads = 1}, stop, nullptr);
            apply(rules, state, Step(search.best().step));
        }
    }
}

/// The position after the turn if it were passed; outside the option stage the position itself. nullopt if a step is
/// compulsory, for example for a player without pieces.
std::optional<State> passed(const Rules& rules, const State& state, Rng& rng) {
    if (state.turn.stage != Stage::option) {
        return state;
    }
    StepList steps;
    legalSteps(rules, state, steps);
    return idleStep(rules, steps) ? std::optional(passTurn(rules, state, rng)) : std::nullopt;
}

/// The present numbers, with those after a passed turn where passing is possible.
Stand standBefore(const Evaluation& evaluation, const State& state, Seat seat, Rng& rng) {
    const Stand now = standOf(evaluation, state, seat);
    const auto idle = passed(evaluation.rules(), state, rng);
    Stand before = idle ? standOf(evaluation, *idle, seat) : now;
    for (const auto part : {&Stand::points, &Stand::pips, &Stand::othersPoints, &Stand::othersPips, &Stand::othersMost,
                            &Stand::cards, &Stand::suits}) {
        before.*part = now.*part;
    }
    return before;
}

/// BID-2: the reasons for a bid are its strength and the cards that it keeps; all else has other causes.
std::vector<Reason> reasonsForBid(const View& view, Card bid) {
    int higher = 0;
    for (const Card card : view.open().hands[view.viewer()]) {
        higher += bidStrength(card) > bidStrength(bid) ? 1 : 0;
    }
    return {higher == 0 ? Reason{HintReason::bidsHighest, 1}
                        : Reason{HintReason::keepsHigher, static_cast<float>(higher)}};
}

class Reasons {
public:
    /// `lead`: the announcement is about a lead instead of a number of points.
    /// `canPass`: `before` describes the passed turn.
    Reasons(const Stand& before, const Stand& after, bool lead, bool canPass)
        : before_(before),
          after_(after),
          lead_(lead),
          canPass_(canPass) {}

    std::vector<Reason> list(bool announces) {
        add(HintReason::winsGame, after_.won, 0.5F);
        if (announces) {
            found_.push_back({lead_ ? HintReason::challenges : HintReason::announces, after_.margin});
        }
        add(HintReason::survives, before_.eliminated - after_.eliminated, 0.5F);
        addAnnouncement(announces);
        add(HintReason::gainsPoints, after_.points - before_.points, 0.5F);
        add(HintReason::takesPoints, before_.othersPoints - after_.othersPoints, 0.5F);
        add(HintReason::destroysPieces, before_.othersPips - after_.othersPips, 0.5F);
        add(HintReason::removesThreat, canPass_ ? before_.exposed - after_.exposed : 0, 0.9F);
        const float lead = after_.points - after_.othersMost;
        add(HintReason::leavesLead, before_.points > before_.othersMost ? 0 : lead, 0.5F);
        add(HintReason::addsPieces, after_.pips - before_.pips, 0.5F);
        add(HintReason::threatens, canPass_ ? after_.within - before_.within : 0, 0.9F);
        add(HintReason::gainsCards, after_.cards - before_.cards, 0.5F);
        add(HintReason::widensHand, after_.suits - before_.suits, 0.5F);
        return found_;
    }

private:
    void add(HintReason reason, float amount, float least) {
        if (amount >= least) {
            found_.push_back({reason, amount});
        }
    }
    void addAnnouncement(bool announcesNow) {
        if (before_.announcement > 0 && !announcesNow && after_.margin >= 0 && after_.won < 0.5F) {
            found_.push_back({lead_ ? HintReason::keepsLead : HintReason::keepsAnnouncement, after_.margin});
        }
        if (before_.announcement < 0 && before_.margin >= 0) {
            add(lead_ ? HintReason::stopsLead : HintReason::stopsAnnouncement, -after_.margin, 0.5F);
        }
    }

    const Stand& before_;
    const Stand& after_;
    bool lead_;
    bool canPass_;
    std::vector<Reason> found_;
};

}  // namespace

std::vector<Reason> reasonsFor(const Evaluation& evaluation, const View& view, const Step& step,
                               std::span<const Step> rest, std::uint64_t seed, const std::stop_token& stop,
                               const Countdown& time) {
    const Seat seat = view.viewer();
    if (const auto* bid = std::get_if<step::Bid>(&step)) {
        return reasonsForBid(view, bid->card);
    }
    if (const Turn& turn = view.open().turn; turn.stage == Stage::floor && turn.hook == Hook::gameStart) {
        return {};  // the step does not cause what follows
    }
    Rng rng(seed ^ hash(view.open()));
    Stand before;
    Stand after;
    int worlds = 0;
    const auto isUp = [&] { return stop.stop_requested() || time.isUp(); };
    do {
        State state = view.imagine(evaluation.rules(), rng);
        const Stand stand = standBefore(evaluation, state, seat, rng);
        const int turn = state.turnsPlayed;
        apply(evaluation.rules(), state, step);
        finishTurn(evaluation, state, turn, rest, rng, stop, time);
        if (worlds > 0 && isUp()) {
            break;  // the turn may be incomplete
        }
        before.add(stand);
        after.add(standOf(evaluation, state, seat));
        ++worlds;
    } while (worlds < kWorlds && !isUp());
    before.divide(static_cast<float>(worlds));
    after.divide(static_cast<float>(worlds));
    const bool lead = endConditionsOf(evaluation.rules(), view.open()).target == 0;
    const bool canPass = passed(evaluation.rules(), view.imagine(evaluation.rules(), rng), rng).has_value();
    auto reasons = Reasons(before, after, lead, canPass).list(std::holds_alternative<step::Challenge>(step));
    if (reasons.empty()) {
        const Values values = evaluation.judge(view.imagine(evaluation.rules(), rng));
        reasons.push_back({HintReason::bestOfBad, values[seat]});
    }
    return reasons;
}

}  // namespace gnostica::engine::bots
