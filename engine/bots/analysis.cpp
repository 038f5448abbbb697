#include "engine/bots/analysis.h"

#include "engine/bots/idle.h"

#include <algorithm>
#include <cmath>

namespace gnostica::engine::bots {

namespace {

/// Maximum number of possible worlds for advice about an announcement.
constexpr int kAdviceWorlds = 60;

/// The mean of the shares from several possible worlds, with an interval from their spread. Adds one world with the
/// whole win and one with none: a few worlds that agree prove little.
Chances chancesOf(float mean, float spread, int worlds) {
    constexpr float doubt = 0.02F;  // all worlds share one evaluation, so they can share its errors
    const auto count = static_cast<float>(worlds + 2);
    const float middle = (mean * static_cast<float>(worlds) + 1) / count;
    const float variance =
        (spread * spread * static_cast<float>(worlds) + middle * middle + (1 - middle) * (1 - middle)) / count;
    const float margin = doubt + 1.96F * std::sqrt(variance / count);
    return {mean, std::max(0.0F, std::min(mean, middle - margin)), std::min(1.0F, std::max(mean, middle + margin))};
}

/// The view at the close of the viewer's turn after idle steps; nullopt if the turn cannot be passed like this.
std::optional<View> atClose(const Rules& rules, const View& view, Rng& rng) {
    const auto closing = idleToClose(rules, view.imagine(rules, rng));
    return closing && closing->turn.mover == view.viewer() ? std::optional(View(rules, *closing, view.viewer()))
                                                           : std::nullopt;
}

/// A search examines little more once it has found a good step, but a person wants to compare. Also examines the next
/// best steps; returns the number of steps examined.
std::size_t compare(const Evaluation& evaluation, const View& view, std::vector<Alternative>& ranked,
                    const Budget& budget, const Countdown& time, std::uint64_t seed, const std::stop_token& stop) {
    constexpr std::size_t wanted = 4;
    constexpr int closely = 50;  // visits; the best step has at most this many times more
    constexpr int share = 16;
    const int best = ranked.front().visits;
    const Budget look{std::max(1, budget.iterations / share), 0, 1};
    std::size_t compared = 1;
    for (; compared < ranked.size() && !stop.stop_requested() && !time.isUp(); ++compared) {
        Alternative& other = ranked[compared];
        const bool isKnown = other.visits * closely > best;
        if (!isKnown && compared >= wanted) {
            break;
        }
        if (!isKnown) {
            other.values = valuesAfter(evaluation, view, other.step, within(look, time, 1.0 / wanted), seed, stop);
        }
    }
    return compared;
}

}  // namespace

Analysis analyse(const Rules& rules, const View& view, const Budget& budget, std::uint64_t seed,
                 const std::stop_token& stop, Progress* progress) {
    if (decider(rules, view.open()) != view.viewer()) {
        return {};
    }
    constexpr double thinking = 0.7;  // share of the time; the rest is for comparison, reasons and turn
    constexpr int share = 8;          // divisor of the iterations, for each further step of the turn
    const Countdown time(budget.seconds);
    const Evaluation evaluation(rules);
    Thinker thinker(evaluation, seed);
    thinker.think(view, within(budget, time, thinking), stop, progress);
    Analysis analysis{.ranked = thinker.ranked(), .compared = 1, .values = thinker.values(), .reasons = {}, .turn = {}};
    analysis.compared = compare(evaluation, view, analysis.ranked, budget, time, seed, stop);
    const Step& best = analysis.ranked.front().step;
    Budget further = budget;
    further.iterations = std::max(1, budget.iterations / share);
    analysis.turn = outlineTurn(rules, view, best, thinker, further, seed, stop, time);
    std::vector<Step> rest;
    for (const PlannedStep& planned : std::span(analysis.turn).subspan(1)) {
        rest.push_back(planned.step);
    }
    analysis.reasons = reasonsFor(evaluation, view, best, rest, seed, stop, time);
    return analysis;
}

std::vector<Reason> reasonsFor(const Rules& rules, const View& view, const Step& step, std::uint64_t seed,
                               const std::stop_token& stop) {
    return reasonsFor(Evaluation(rules), view, step, {}, seed, stop);
}

std::vector<Reason> reasonsForTurn(const Rules& rules, std::span<const PlannedStep> turn, std::uint64_t seed,
                                   const std::stop_token& stop) {
    const Evaluation evaluation(rules);
    std::vector<Step> rest;
    for (const PlannedStep& taken : turn.subspan(1)) {
        rest.push_back(taken.step);
    }
    std::vector<Reason> reasons = reasonsFor(evaluation, turn.front().view, turn.front().step, rest, seed, stop);
    if (const PlannedStep& last = turn.back(); std::holds_alternative<step::Challenge>(last.step) && turn.size() > 1) {
        const auto closing = reasonsFor(evaluation, last.view, last.step, {}, seed, stop);
        const auto announces = std::ranges::find_if(closing, [](const Reason& each) {
            return each.reason == HintReason::announces || each.reason == HintReason::challenges;
        });
        if (announces != closing.end()) {
            reasons.insert(reasons.begin(), *announces);
        }
    }
    return reasons;
}

Values evaluate(const Rules& rules, const View& view, std::uint64_t seed) {
    constexpr int worlds = 32;
    const Evaluation evaluation(rules);
    Rng rng(seed ^ hash(view.open()));
    Values sum;
    for (int world = 0; world < worlds; ++world) {
        const Values values = evaluation.chances(view.imagine(rules, rng));
        for (int i = 0; i < kMaxSeats; ++i) {
            sum[seatAt(i)] += values[seatAt(i)] / worlds;
        }
    }
    return sum;
}

std::optional<AnnouncementAdvice> adviseAnnouncement(const Rules& rules, const View& view, const Budget& budget,
                                                     std::uint64_t seed, const std::stop_token& stop,
                                                     Progress* progress) {
    Rng rng(seed);
    if (decider(rules, view.open()) != view.viewer()) {
        return std::nullopt;
    }
    const auto close = atClose(rules, view, rng);
    if (!close) {
        return std::nullopt;
    }
    const Evaluation evaluation(rules);
    const int worlds = std::clamp(budget.iterations, 1, kAdviceWorlds);
    const auto forecast =
        Forecaster(evaluation).make(*close, seed, {.fewest = worlds, .most = worlds, .progress = progress}, stop);
    if (!forecast) {
        return std::nullopt;
    }
    return AnnouncementAdvice{chancesOf(forecast->announcing, forecast->spread, forecast->worlds),
                              chancesOf(forecast->waiting, forecast->waitingSpread, forecast->worlds),
                              endConditionsOf(rules, close->open()).failureEliminates};
}

std::optional<Refusal> whyNoAnnouncement(const Rules& rules, const View& view, std::uint64_t seed) {
    Rng rng(seed);
    const auto close = atClose(rules, view, rng);
    return close ? explain(rules, close->open(), step::Challenge{}) : std::nullopt;
}

}  // namespace gnostica::engine::bots
