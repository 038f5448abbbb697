#include "engine/bots/scripted.h"

#include "engine/bots/forecast.h"
#include "engine/bots/random_step.h"
#include "engine/mechanics/score.h"
#include "engine/play/play.h"

namespace gnostica::engine::bots {

Step ScriptedPlayer::choose(const View& view, const Budget&, std::stop_token, Progress*) {
    Rng rng(seed_ ^ hash(view.open()));
    const Seat seat = view.viewer();
    const State world = view.imagine(*rules_, rng);
    view.legalSteps(*rules_, steps_);
    if (const Step* announcement = announcementIn(steps_)) {
        if (holdsTarget(*rules_, world, seat)) {
            return *announcement;
        }
        steps_.filter(0, [](const Step& step) { return !std::holds_alternative<step::Challenge>(step); });
    }
    const int points = score(*rules_, world, seat);
    harmless_.clear();
    for (const Step& step : steps_) {
        State after = world;
        apply(*rules_, after, step);
        if (score(*rules_, after, seat) >= points) {
            harmless_.push_back(step);
        }
    }
    return harmless_.empty() ? drawStep({steps_.begin(), steps_.size()}, rng) : drawStep(harmless_, rng);
}

}  // namespace gnostica::engine::bots
