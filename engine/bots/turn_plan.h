// Plans the rest of a turn in one go: the best lines to its closing step, best guesses first.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/model/rng.h"
#include "engine/model/step_list.h"

#include <cstddef>
#include <vector>

namespace gnostica::engine::bots {

/// Steps of one player without a decision of others between, and what the position after them is worth to that player.
struct Line {
    std::vector<Step> steps;  ///< at least one
    float worth = 0;
};

/// Tries the lines of a turn up to its closing step, or to where chance or another has a say. A card is opened as
/// hopefully as the best of some of its steps looks; what looks best is followed first. Not to be used by two threads
/// at once.
class TurnPlan {
public:
    struct Limits {
        int positions = 0;      ///< that are judged, about; at least one line is always followed to its end
        std::size_t lines = 1;  ///< that are kept
        int glances = 0;        ///< steps that are tried to guess the worth of a card that is opened
    };

    /// The evaluation must outlive it.
    explicit TurnPlan(const Evaluation& evaluation) : evaluation_(evaluation) {}

    /// Plans for whoever decides. Dice and shuffles that come up are drawn from `rng`.
    void make(const State& state, const Limits& limits, Rng& rng);
    /// The best lines, best first; at least one.
    std::vector<Line> lines() const;
    /// The first of them.
    Line best() const { return lineTo(ends_.front()); }

private:
    static constexpr int kNoLink = -1;

    /// A step on the way, and the one before it.
    struct Link {
        int before = kNoLink;
        Step step;
    };
    /// A position from which the turn goes on.
    struct Branch {
        State state;
        int link = kNoLink;
        float hope = 0;
    };
    struct End {
        int before = kNoLink;
        Step step;
        float worth = 0;
    };

    void follow(const State& state, int link);
    void branch(const State& state, int before, const Step& step, float hope);
    Branch takeMostHopeful();
    void end(int before, const Step& step, float worth);
    bool goesOn(const State& state) const;
    float judge(const State& state);
    float judgeByChance(const State& state);
    float glance(const State& opened);
    Line lineTo(const End& end) const;

    const Evaluation& evaluation_;
    Limits limits_;
    Rng* rng_ = nullptr;
    Seat seat_ = Seat::none;
    int turn_ = 0;
    int left_ = 0;
    std::vector<Link> links_;
    std::vector<Branch> branches_;
    std::vector<End> ends_;  ///< best first
    StepList steps_;
    StepList glances_;
};

/// Takes the steps of a line, and has chance decide what it is asked, as long as they are legal: other hidden cards
/// than those that it was planned with may forbid them. False if it could not be followed to its end.
bool followLine(const Rules& rules, State& state, const Line& line, Rng& rng);

/// Chance decides whatever it is asked.
void settleChance(const Rules& rules, State& state, Rng& rng);

}  // namespace gnostica::engine::bots
