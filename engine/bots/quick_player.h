// The quick player, for experiments with many games.
#pragma once

#include "engine/bots/lookahead.h"
#include "engine/bots/player.h"
#include "engine/bots/taken_steps.h"

namespace gnostica::engine::bots {

/// Plans its whole turn once, compares the best few plans by their consequences, and then plays the chosen plan without
/// further thought, as long as the position is the expected one. Ignores budgets.
class QuickPlayer final : public Player {
public:
    QuickPlayer(std::shared_ptr<const Rules> rules, std::uint64_t seed, const Judging& judging);

    Step choose(const View& view, const Budget& budget, std::stop_token stop, Progress* progress) override;

private:
    void plan(const View& view, std::uint64_t now);
    void compare(const View& view, std::vector<Line>& lines, std::uint64_t now);
    const Line& unlikeBefore(const std::vector<Line>& lines, std::vector<Step>& taken) const;
    Step advance();

    TakenSteps taken_;
    std::shared_ptr<const Rules> rules_;
    Evaluation evaluation_;
    TurnPlan turn_;
    Lookahead lookahead_;
    std::uint64_t seed_;
    // The rest of the plan, and the position in which it continues.
    std::vector<Step> planned_;
    std::size_t next_ = 0;
    State world_;
    std::uint64_t expected_ = 0;
};

}  // namespace gnostica::engine::bots
