// The beginner: a weak player that makes the mistakes of people in their first games.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/bots/player.h"
#include "engine/model/rng.h"
#include "engine/model/step_list.h"

#include <vector>

namespace gnostica::engine::bots {

/// Notices only a few of the possible steps, drawn from its seed and the position, and takes the one that looks best to
/// it. Never thinks of later turns or of replies, and announces only when it already holds the target. Ignores budgets.
class BeginnerPlayer final : public Player {
public:
    BeginnerPlayer(std::shared_ptr<const Rules> rules, std::uint64_t seed, const Judging& judging);

    Step choose(const View& view, const Budget& budget, std::stop_token stop, Progress* progress) override;

private:
    void notice(std::size_t most, Rng& rng);
    float worthOf(const State& world, const Step& step, Seat seat, Rng& rng);
    float glance(const State& opened, Seat seat, Rng& rng);

    std::shared_ptr<const Rules> rules_;
    Evaluation evaluation_;
    std::uint64_t seed_;
    StepList steps_;
    StepList glances_;
    std::vector<Step> noticed_;
};

}  // namespace gnostica::engine::bots
