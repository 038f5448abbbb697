// The scripted beginner: a yardstick for the weakest level, not a player for people.
#pragma once

#include "engine/bots/player.h"
#include "engine/model/rng.h"
#include "engine/model/step_list.h"

#include <vector>

namespace gnostica::engine::bots {

/// Takes any step by which it loses no points, drawn from its seed and the position. Announces if, and only if, it
/// holds the target. It does not judge, so it stays the same when the judging of the other players changes.
class ScriptedPlayer final : public Player {
public:
    ScriptedPlayer(std::shared_ptr<const Rules> rules, std::uint64_t seed) : rules_(std::move(rules)), seed_(seed) {}

    Step choose(const View& view, const Budget& budget, std::stop_token stop, Progress* progress) override;

private:
    std::shared_ptr<const Rules> rules_;
    std::uint64_t seed_;
    StepList steps_;
    std::vector<Step> harmless_;
};

}  // namespace gnostica::engine::bots
