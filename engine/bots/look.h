// One choice of a game, analysed afterwards.
#pragma once

#include "engine/bots/countdown.h"
#include "engine/bots/thinker.h"
#include "engine/play/view.h"

#include <stop_token>
#include <vector>

namespace gnostica::engine::bots {

/// Searches with a budget from the view of the player who chose, and compares any step with the best one.
class Look {
public:
    /// The evaluation and the view must outlive this.
    Look(const Evaluation& evaluation, const View& view, const Budget& budget, std::uint64_t seed,
         std::stop_token stop);

    /// The values before the choice.
    const Values& before() const { return before_; }
    const Alternative& best() const { return ranked_.front(); }
    /// The values after a step.
    Values after(const Step& taken) const;
    /// The share of the win that the viewer loses by a step, 0 to 1; 0 if it is as good as the best.
    float costOf(const Step& taken) const;

private:
    const Evaluation& evaluation_;
    const View& view_;
    Budget budget_;
    std::uint64_t seed_;
    std::stop_token stop_;
    Countdown time_;
    Values before_;
    std::vector<Alternative> ranked_;
};

}  // namespace gnostica::engine::bots
