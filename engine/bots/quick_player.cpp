#include "engine/bots/quick_player.h"

#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine::bots {

namespace {

constexpr TurnPlan::Limits kOwnTurn{.positions = 1200, .lines = 8, .glances = 3};
/// In a position that recurs, everything is examined, to find a step not yet tried there.
constexpr TurnPlan::Limits kEverything{.positions = kOwnTurn.positions, .lines = 400, .glances = kOwnTurn.glances};
/// Plans whose final value is lower by more than this are not compared.
constexpr float kWithin = 0.08F;
/// The weight of a plan's final value against its consequences.
constexpr float kTrust = 0.3F;
/// Number of possible worlds in which plans are compared: with more players, one world shows less.
constexpr int comparisonsWith(int seatsLeft) {
    return seatsLeft > 2 ? 3 : 2;
}
/// Number of plans that are compared in all of these worlds.
constexpr std::size_t kFinalists = 4;

struct Rival {
    Line line;
    float sum = 0;
};

}  // namespace

QuickPlayer::QuickPlayer(std::shared_ptr<const Rules> rules, std::uint64_t seed, const Judging& judging)
    : rules_(std::move(rules)),
      evaluation_(*rules_, judging),
      turn_(evaluation_),
      lookahead_(evaluation_),
      seed_(seed) {}

Step QuickPlayer::choose(const View& view, const Budget&, std::stop_token, Progress*) {
    const std::uint64_t now = hash(view.open());
    if (next_ == planned_.size() || expected_ != now) {
        plan(view, now);
    }
    return advance();
}

void QuickPlayer::plan(const View& view, std::uint64_t now) {
    Rng rng(seed_ ^ now);
    world_ = view.imagine(*rules_, rng);
    std::vector<Step>& taken = taken_.stepsIn(view);
    turn_.make(world_, taken.size() > 1 ? kEverything : kOwnTurn, rng);
    std::vector<Line> lines = turn_.lines();
    if (lines.size() > 1 && world_.turn.mover == view.viewer()) {
        compare(view, lines, now);
    }
    planned_ = unlikeBefore(lines, taken).steps;
    next_ = 0;
    taken.push_back(planned_.front());
}

/// Moves the best lines in a few possible worlds to the front. The worlds are the same for all lines; each further
/// world has fewer lines.
void QuickPlayer::compare(const View& view, std::vector<Line>& lines, std::uint64_t now) {
    const float least = lines.front().worth - kWithin;
    std::vector<Rival> rivals;
    for (const Line& line : lines) {
        if (line.worth >= least && rivals.size() < kOwnTurn.lines) {
            rivals.push_back({line});
        }
    }
    std::size_t left = rivals.size();
    for (int i = 0; i < comparisonsWith(world_.seatsLeft()) && left > 1; ++i) {
        Rng rng(seed_ ^ (now + static_cast<std::uint64_t>(i) + 1));
        const State world = view.imagine(*rules_, rng);
        for (std::size_t rival = 0; rival < left; ++rival) {
            Rng chance = rng;
            Rival& each = rivals[rival];
            each.sum += lookahead_.valueOf(world, each.line, chance);
        }
        const auto worth = [i](const Rival& each) {
            return kTrust * each.line.worth + (1 - kTrust) * each.sum / static_cast<float>(i + 1);
        };
        std::stable_sort(rivals.begin(), rivals.begin() + static_cast<std::ptrdiff_t>(left),
                         [&](const Rival& a, const Rival& b) { return worth(a) > worth(b); });
        left = std::min(left, std::max(left / 2, kFinalists));
    }
    for (std::size_t i = 0; i < rivals.size(); ++i) {
        lines[i] = std::move(rivals[i].line);
    }
}

/// The first line. In a position that recurs, a line that begins with a step not yet taken there and is worth hardly
/// less; the tolerance grows with each recurrence.
const Line& QuickPlayer::unlikeBefore(const std::vector<Line>& lines, std::vector<Step>& taken) const {
    constexpr float patience = 0.02F;
    if (taken.size() < 2) {
        return lines.front();
    }
    const float least = lines.front().worth - patience * static_cast<float>(taken.size());
    const auto fresh = std::ranges::find_if(lines, [&](const Line& line) {
        return line.worth >= least && std::ranges::find(taken, line.steps.front()) == taken.end();
    });
    return fresh == lines.end() ? lines.front() : *fresh;
}

Step QuickPlayer::advance() {
    const Step step = planned_[next_++];
    if (next_ < planned_.size()) {
        const Seat seat = decider(*rules_, world_);
        apply(*rules_, world_, step);
        expected_ = hash(View(*rules_, world_, seat).open());
    }
    return step;
}

}  // namespace gnostica::engine::bots
