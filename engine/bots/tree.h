// The tree of a search: nodes are decisions, reached by sequences of steps; hidden things and chance may differ from
// visit to visit (information set tree search with one tree, that of the viewer).
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/model/step.h"

#include <cassert>
#include <cstdint>
#include <vector>

namespace gnostica::engine::bots {

inline constexpr int kNoNode = -1;

/// A step out of a node.
struct Edge {
    Step step;
    std::uint32_t meaning = 0;
    float guess = 0;  ///< the worth for whoever decides, as the evaluation sees it one step on
    float prior = 0;  ///< how likely the step is to be a good one; together about 1
    float worth = 0;  ///< sum of what its visits gave to whoever decides
    std::uint32_t visits = 0;
    int child = kNoNode;
};
static_assert(sizeof(Edge) <= 40);  // SearchSettings says what a full tree takes

/// A decision.
struct Node {
    std::vector<Edge> edges;
    /// Edges that belong to the position for which the node was filled, which has this fingerprint; those behind were
    /// met in other positions.
    std::uint32_t own = 0;
    std::uint64_t fingerprint = 0;
    Seat decider = Seat::none;  ///< none: not yet filled
    std::uint32_t visits = 0;
    float guesses = 0;  ///< sum over visits of the guess of the edge that was taken
    Values total;       ///< sum over visits

    float mean(Seat seat) const { return visits == 0 ? 0.0F : total[seat] / static_cast<float>(visits); }
};
static_assert(sizeof(Node) <= 80);

/// Nodes are named by number, which they keep until keepOnly().
class Tree {
public:
    /// A node that belongs to no edge, for decisions that nothing is to be remembered of.
    static constexpr int kSpare = 0;

    int add() {
        nodes_.emplace_back();
        return static_cast<int>(nodes_.size()) - 1;
    }
    void setEdges(int node, std::vector<Edge> edges);
    void addEdge(int node, Edge edge);
    /// The spare node as if it were new.
    int clearSpare();

    Node& operator[](int node) {
        assert(node >= 0 && static_cast<std::size_t>(node) < nodes_.size());
        return nodes_[static_cast<std::size_t>(node)];
    }
    const Node& operator[](int node) const {
        assert(node >= 0 && static_cast<std::size_t>(node) < nodes_.size());
        return nodes_[static_cast<std::size_t>(node)];
    }
    /// The spare one is not counted.
    std::size_t size() const { return nodes_.size() - 1; }
    std::size_t edges() const { return edges_; }

    /// Forgets all but this node and those that can be reached from it, and numbers them anew: it becomes `kRoot`.
    void keepOnly(int node);
    static constexpr int kRoot = 1;
    void clear();

private:
    std::vector<Node> nodes_ = std::vector<Node>(1);
    std::size_t edges_ = 0;
};

/// A number for everything that the list of legal steps of a position depends on.
std::uint64_t fingerprintOf(const State& state, Seat decider);

}  // namespace gnostica::engine::bots
