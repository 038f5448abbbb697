#include "engine/bots/beginner.h"

#include "engine/bots/candidates.h"
#include "engine/bots/forecast.h"
#include "engine/bots/idle.h"
#include "engine/bots/turn_plan.h"
#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine::bots {

namespace {

/// Steps that it notices, besides doing nothing.
constexpr std::size_t kNoticed = 3;
/// The largest error of its judgement, in shares of the win that each remaining player would have if all were equal.
/// With this, the scripted beginner scores about the fair share against beginners (README.md).
constexpr float kError = 1.2F;

}  // namespace

BeginnerPlayer::BeginnerPlayer(std::shared_ptr<const Rules> rules, std::uint64_t seed, const Judging& judging)
    : rules_(std::move(rules)),
      evaluation_(*rules_, judging),
      seed_(seed) {}

Step BeginnerPlayer::choose(const View& view, const Budget&, std::stop_token, Progress*) {
    Rng rng(seed_ ^ hash(view.open()));
    const Seat seat = view.viewer();
    const State world = view.imagine(*rules_, rng);
    listCandidates(evaluation_, world, steps_);
    if (const Step* announcement = announcementIn(steps_)) {
        if (holdsTarget(*rules_, world, seat)) {
            return *announcement;
        }
        steps_.filter(0, [](const Step& step) { return !std::holds_alternative<step::Challenge>(step); });
    }
    notice(kNoticed, rng);
    const Step* best = &noticed_.front();
    float most = -1;
    const float largest = kError / static_cast<float>(world.seatsLeft());
    for (const Step& step : noticed_) {
        const float error = largest * static_cast<float>(rng.below(1000)) / 1000;
        const float worth = worthOf(world, step, seat, rng) + error;
        if (worth > most) {
            most = worth;
            best = &step;
        }
    }
    return *best;
}

/// Draws from `steps_`, each once; the step that does nothing is always noticed.
void BeginnerPlayer::notice(std::size_t most, Rng& rng) {
    noticed_.assign(steps_.begin(), steps_.end());
    const auto idle = idleStep(*rules_, steps_);
    const std::size_t count = std::min(most, noticed_.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto left = static_cast<std::uint32_t>(noticed_.size() - i);
        std::swap(noticed_[i], noticed_[i + rng.below(left)]);
    }
    noticed_.resize(count);
    if (idle && std::ranges::find(noticed_, *idle) == noticed_.end()) {
        noticed_.push_back(*idle);
    }
}

float BeginnerPlayer::worthOf(const State& world, const Step& step, Seat seat, Rng& rng) {
    State after = world;
    apply(*rules_, after, step);
    settleChance(*rules_, after, rng);
    return opensCard(step) ? glance(after, seat, rng) : evaluation_.judge(after, seat);
}

/// What a card that has just been opened looks good for: with one of its steps, or with none.
float BeginnerPlayer::glance(const State& opened, Seat seat, Rng& rng) {
    const float unused = evaluation_.judge(opened, seat);
    if (isOver(opened) || decider(*rules_, opened) != seat) {
        return unused;
    }
    listCandidates(evaluation_, opened, glances_);
    State next = opened;
    apply(*rules_, next, glances_[rng.below(static_cast<std::uint32_t>(glances_.size()))]);
    settleChance(*rules_, next, rng);
    return std::max(unused, evaluation_.judge(next, seat));
}

}  // namespace gnostica::engine::bots
