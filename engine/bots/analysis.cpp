#include "engine/bots/analysis.h"

#include <algorithm>
#include <cmath>

namespace gnostica::engine::bots {

namespace {

constexpr int kOpinions = 6;

/// What several independent searches say.
class Opinions {
public:
    void add(float value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    Chances chances() const {
        constexpr float doubt = 0.02F;  // the searches share one evaluation, so that they may err alike
        const auto count = static_cast<float>(std::max(1, count_));
        const float mean = sum_ / count;
        const float variance = std::max(0.0F, squares_ / count - mean * mean);
        const float margin = doubt + 1.96F * std::sqrt(variance / std::max(1.0F, count - 1));
        return {mean, std::max(0.0F, mean - margin), std::min(1.0F, mean + margin)};
    }

private:
    int count_ = 0;
    float sum_ = 0;
    float squares_ = 0;
};

bool isPass(const Step& step) {
    const auto* refresh = std::get_if<step::Refresh>(&step);
    return std::holds_alternative<step::Skip>(step) ||
           (refresh != nullptr && refresh->discards.bits == 0 && refresh->draw == 0);
}

bool announces(const Step& step) {
    return std::holds_alternative<step::Challenge>(step);
}

/// A budget that keeps to a part of the time that is left.
Budget within(Budget budget, const Countdown& time, double part) {
    budget.seconds = time.share(part);
    return budget;
}

/// The viewer's turn up to where it ends, with nothing more done; nothing if it cannot be passed so.
std::optional<View> atClose(const Rules& rules, const View& view, Rng& rng) {
    State state = view.imagine(rules, rng);
    StepList steps;
    constexpr int enough = 64;
    for (int i = 0; i < enough && decider(rules, state) == view.viewer(); ++i) {
        if (state.turn.stage == Stage::close) {
            return View(rules, state, view.viewer());
        }
        legalSteps(rules, state, steps);
        const auto* pass = std::find_if(steps.begin(), steps.end(), isPass);
        if (pass == steps.end()) {
            return std::nullopt;
        }
        apply(rules, state, Step(*pass));
    }
    return std::nullopt;
}

/// A decision whose costs are worth knowing: more than one legal step.
bool isChoice(const Rules& rules, const Moment& moment, StepList& steps) {
    if (!isPlayer(moment.who) || !std::holds_alternative<Step>(moment.what)) {
        return false;
    }
    legalSteps(rules, moment.before, steps);
    return steps.size() > 1;
}

/// What the step that was taken is worth to its seat.
float worthOf(const Evaluation& evaluation, const View& view, const Step& taken, const std::vector<Alternative>& ranked,
              const Budget& budget, std::uint64_t seed, const std::stop_token& stop) {
    constexpr int enough = 8;
    const auto same =
        std::find_if(ranked.begin(), ranked.end(), [&](const Alternative& other) { return other.step == taken; });
    if (same != ranked.end() && (same == ranked.begin() || same->visits > ranked.front().visits / enough)) {
        return same->values[view.viewer()];
    }
    Search search(evaluation, seed);  // it was hardly looked at: it gets a search of its own
    search.begin(view, taken);
    search.run(budget, stop, nullptr);
    return search.root().mean(view.viewer());
}

}  // namespace

Analysis analyse(const Rules& rules, const View& view, const Budget& budget, std::uint64_t seed,
                 const std::stop_token& stop, Progress* progress) {
    if (decider(rules, view.open()) != view.viewer()) {
        return {};
    }
    constexpr double thinking = 0.9;  // of the time; the rest is for the reasons
    const Countdown time(budget.seconds);
    const Evaluation evaluation(rules);
    Thinker thinker(evaluation, seed);
    thinker.think(view, within(budget, time, thinking), stop, progress);
    Analysis analysis{.ranked = thinker.ranked(), .values = thinker.values(), .reasons = {}};
    analysis.reasons = reasonsFor(evaluation, view, analysis.ranked.front().step, seed, stop, time);
    return analysis;
}

std::vector<Reason> reasonsFor(const Rules& rules, const View& view, const Step& step, std::uint64_t seed,
                               const std::stop_token& stop) {
    return reasonsFor(Evaluation(rules), view, step, seed, stop);
}

Values evaluate(const Rules& rules, const View& view, std::uint64_t seed) {
    constexpr int worlds = 32;
    const Evaluation evaluation(rules);
    Rng rng(seed ^ hash(view.open()));
    Values sum;
    for (int world = 0; world < worlds; ++world) {
        const Values values = evaluation.judge(view.imagine(rules, rng));
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
    const Countdown time(budget.seconds);
    Budget share = budget;
    share.iterations = std::max(1, budget.iterations / (2 * kOpinions));
    if (progress != nullptr) {
        progress->total = 2 * kOpinions;
    }
    StepList steps;
    close->legalSteps(rules, steps);
    const auto* announcement = std::find_if(steps.begin(), steps.end(), announces);
    const auto* waiting = std::find_if_not(steps.begin(), steps.end(), announces);
    if (announcement == steps.end() || waiting == steps.end()) {
        return std::nullopt;
    }
    const Evaluation evaluation(rules);
    Opinions announcing;
    Opinions otherwise;
    for (int i = 0; i < 2 * kOpinions && !(i > 1 && (stop.stop_requested() || time.isUp())); ++i) {
        Search search(evaluation, rng());
        search.begin(*close, i % 2 == 0 ? *announcement : *waiting);
        search.run(within(share, time, 1.0 / (2 * kOpinions - i)), stop, nullptr);
        (i % 2 == 0 ? announcing : otherwise).add(search.root().mean(view.viewer()));
        if (progress != nullptr) {
            progress->done = i + 1;
        }
    }
    return AnnouncementAdvice{announcing.chances(), otherwise.chances()};
}

std::vector<ReviewedDecision> review(const Rules& rules, std::span<const Moment> history, const Budget& perDecision,
                                     std::uint64_t seed, const std::stop_token& stop, Progress* progress) {
    constexpr double thinking = 0.8;  // of the time; the rest is for the step that was taken
    Budget other = perDecision;
    other.iterations = std::max(1, perDecision.iterations / 4);
    const Evaluation evaluation(rules);
    StepList steps;
    std::vector<ReviewedDecision> decisions;
    if (progress != nullptr) {
        progress->total = static_cast<int>(history.size());
    }
    for (std::size_t i = 0; i < history.size() && !stop.stop_requested(); ++i) {
        if (isChoice(rules, history[i], steps)) {
            const View view(rules, history[i].before, history[i].who);
            const Countdown time(perDecision.seconds);
            Thinker thinker(evaluation, seed);
            thinker.think(view, within(perDecision, time, thinking), stop);
            const auto ranked = thinker.ranked();
            const Alternative& best = ranked.front();
            const float worth =
                worthOf(evaluation, view, std::get<Step>(history[i].what), ranked, within(other, time, 1), seed, stop);
            decisions.push_back({.moment = i,
                                 .seat = history[i].who,
                                 .values = thinker.values(),
                                 .better = best.step,
                                 .cost = std::max(0.0F, best.values[history[i].who] - worth)});
        }
        if (progress != nullptr) {
            progress->done = static_cast<int>(i) + 1;
        }
    }
    return decisions;
}

}  // namespace gnostica::engine::bots
