// Plans the rest of a turn in one pass: the best lines to its closing step, best guesses first.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/model/rng.h"
#include "engine/model/step_list.h"

#include <cstddef>
#include <vector>

namespace gnostica::engine::bots {

/// Steps of one player without choices of others between them, and the value for that player after them.
struct Line {
    std::vector<Step> steps;  ///< at least one
    float worth = 0;
};

/// Tries the lines of a turn up to its closing step, or to where chance or another seat decides. The guess for an
/// opened card is the best of some of its steps; the best guesses are followed first. Not thread-safe.
class TurnPlan {
public:
    struct Limits {
        int positions = 0;      ///< approximate number to judge; at least one line is always followed to its end
        std::size_t lines = 1;  ///< number of lines to keep
        int glances = 0;        ///< steps tried to guess the value of an opened card
    };

    /// The evaluation must outlive this.
    explicit TurnPlan(const Evaluation& evaluation) : evaluation_(evaluation) {}

    /// Plans for the seat that must choose. Dice and shuffles are drawn from `rng`.
    void make(const State& state, const Limits& limits, Rng& rng);
    /// The best lines, best first; at least one.
    std::vector<Line> lines() const;
    /// The best line.
    Line best() const { return lineTo(ends_.front()); }

private:
    static constexpr int kNoLink = -1;

    /// A step of a line, and its predecessor.
    struct Link {
        int before = kNoLink;
        Step step;
    };
    /// A position from which the turn continues.
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

/// Takes the steps of a line, with chance drawn from `rng`, while they are legal: hidden cards other than those of the
/// plan may forbid them. Returns false if the line could not be followed to its end.
bool followLine(const Rules& rules, State& state, const Line& line, Rng& rng);

/// Resolves all pending chance.
void settleChance(const Rules& rules, State& state, Rng& rng);

}  // namespace gnostica::engine::bots
