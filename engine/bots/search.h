// Information set Monte Carlo tree search.
//
// Every iteration imagines what the viewer cannot see, walks down the one tree by what the seats have done best with
// so far (each seat for itself: max^n), and plays on, by the evaluation's first guess, to the end of the turn in which
// it leaves the tree; there the position is judged. Chance is drawn anew in every iteration.
#pragma once

#include "engine/bots/candidates.h"
#include "engine/bots/player.h"
#include "engine/bots/tree.h"
#include "engine/bots/turn_scan.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace gnostica::engine::bots {

struct SearchSettings {
    float exploration = 0.6F;   ///< how much doubt about a step counts against what it has given so far
    float temperature = 0.06F;  ///< of the priors: small makes the search trust first guesses
    int lines = 16;             ///< positions of one's own turn that are tried beforehand, for each iteration
    int glances = 10;           ///< steps that are tried to guess the worth of a card that is opened
    /// What one tree may hold, beside what follows the root at once. A full one goes on finding out about the steps
    /// that it has, and grows no more. A node takes some 80 bytes and an edge 40, so that a full tree takes about
    /// 260 MB; every thread of a Budget has a tree of its own.
    std::size_t nodes = 200'000;
    std::size_t edges = 6'000'000;
};

/// What has been done, for measuring.
struct SearchCounts {
    std::uint64_t iterations = 0;
    std::uint64_t decisions = 0;  ///< taken in the tree and after it
    std::uint64_t lines = 0;      ///< taken in lines of one's own turn that are tried beforehand
    std::uint64_t trials = 0;     ///< steps tried on a copy and judged, to guess their worth
};

/// One search, of one seat. Not to be used by two threads at once.
class Search {
public:
    /// The evaluation must outlive it.
    Search(const Evaluation& evaluation, std::uint64_t seed, SearchSettings settings = {});

    /// Looks at a view whose decision is the viewer's. What was found out before is kept if the view is the one
    /// expected after follow().
    void begin(const View& view);
    /// The same, but only this step is thought about.
    void begin(const View& view, const Step& only);
    /// Iterates until the root has been visited so often, or time is up, or a stop is asked for; at least once.
    void run(const Budget& budget, const std::stop_token& stop, Progress* progress);
    void iterate();

    const Node& root() const { return tree_[root_]; }
    /// The edge of the root that was visited most; of equals the one with more worth, then the first.
    const Edge& best() const;
    /// The values of an edge of the root for every seat; of one that was never taken, nothing is known but its guess.
    std::optional<Values> valuesOf(const Edge& edge) const;

    /// The step was chosen: its part of the tree is kept for the next decision of the turn.
    void follow(const Step& step);
    /// Nodes in the tree.
    std::size_t size() const { return tree_.size(); }

    const SearchCounts& counts() const { return counts_; }

private:
    struct Visit {
        int node;
        std::size_t edge;
    };
    struct Choice {
        std::size_t edge;
        Step step;
    };
    /// An edge, and the step of `steps_` that it means in the position at hand.
    struct Offer {
        std::size_t edge;
        std::size_t step;
    };

    bool fits(const Node& node, const View& view);
    Values descend(State& state);
    void fill(int node, const State& state, Seat decider, std::uint64_t fingerprint, bool mayTrim);
    Choice select(int node, const State& state, Seat decider);
    Choice selectOwn(const Node& node) const;
    void findAvailable(int node, const State& state);
    Choice selectOther(int node, const State& state);
    bool isFull() const { return tree_.size() >= settings_.nodes || tree_.edges() >= settings_.edges; }
    int childOf(int node, std::size_t edge);
    Edge edgeFor(const State& state, const Step& step, Seat decider);
    float guess(const State& state, const Step& step, Seat decider);
    float glance(const State& opened, Seat decider);
    void lookAhead(const State& state, std::vector<Edge>& edges);
    float judge(const State& state, Seat decider);
    void settle(State& state);
    void keepValues(const Values& values);

    const Evaluation& evaluation_;
    SearchSettings settings_;
    std::uint64_t seed_;
    Rng rng_;
    std::optional<View> view_;
    std::optional<Step> only_;
    Tree tree_;
    TurnScan scan_;
    TurnScan::Limits beforehand_;  ///< when the root is filled
    int root_ = kNoNode;
    std::optional<std::uint64_t> expected_;
    int expectedRoot_ = kNoNode;
    std::vector<Visit> path_;
    int leaf_ = kNoNode;
    StepList steps_;
    StepList glances_;
    std::vector<Offer> available_;
    SearchCounts counts_;
};

}  // namespace gnostica::engine::bots
