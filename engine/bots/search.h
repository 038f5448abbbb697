// Information set Monte Carlo tree search.
//
// Every iteration imagines the hidden things and walks down the single tree by the best results of the seats so far
// (each seat for itself: max^n). It then plays on by the first guess of the evaluation to the end of the turn in which
// it left the tree, and judges the position there. Chance is redrawn in every iteration.
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
    float exploration = 0.6F;   ///< weight of the doubt about a step against its results so far
    float temperature = 0.06F;  ///< of the priors: a small value makes the search trust first guesses
    int lines = 16;             ///< positions of the viewer's turn that are tried beforehand, per iteration
    int glances = 10;           ///< steps tried to guess the value of an opened card
    /// The limits of one tree, not counting the children of the root. A full tree continues to learn about its steps
    /// but does not grow. A node takes about 80 bytes and an edge 40, so a full tree takes about 260 MB; every thread
    /// of a Budget has its own tree.
    std::size_t nodes = 200'000;
    std::size_t edges = 6'000'000;
};

/// Counts of work done, for measurements.
struct SearchCounts {
    std::uint64_t iterations = 0;
    std::uint64_t decisions = 0;  ///< made in the tree and after it
    std::uint64_t lines = 0;      ///< steps in lines of the viewer's turn that are tried beforehand
    std::uint64_t trials = 0;     ///< steps tried on a copy and judged, to guess their value
};

/// One search for one seat. Not thread-safe.
class Search {
public:
    /// The evaluation must outlive this.
    Search(const Evaluation& evaluation, std::uint64_t seed, SearchSettings settings = {});

    /// Starts with a view in which the viewer must choose. Keeps earlier results if the view is the one expected after
    /// follow().
    void begin(const View& view);
    /// The same, but considers only this step.
    void begin(const View& view, const Step& only);
    /// Iterates until the root has the visits of the budget, time is up or a stop is requested; at least once.
    void run(const Budget& budget, const std::stop_token& stop, Progress* progress);
    void iterate();

    const Node& root() const { return tree_[root_]; }
    /// The most visited edge of the root; among equals the edge with more worth, then the first.
    const Edge& best() const;
    /// The values of an edge of the root for every seat; nullopt for an edge without visits, which has only a guess.
    std::optional<Values> valuesOf(const Edge& edge) const;

    /// Moves to the chosen step, and keeps its part of the tree for the next choice of the turn.
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
    /// An edge, and the index in `steps_` of its step in the current position.
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
    void playChance(State& state);
    void keepValues(const Values& values);

    const Evaluation& evaluation_;
    SearchSettings settings_;
    std::uint64_t seed_;
    Rng rng_;
    std::optional<View> view_;
    std::optional<Step> only_;
    Tree tree_;
    TurnScan scan_;
    TurnScan::Limits beforehand_;  ///< for filling the root
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
