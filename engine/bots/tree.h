// The tree of a search: nodes are choices, reached by sequences of steps; hidden things and chance may differ between
// visits (information set tree search with one tree, that of the viewer).
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/model/step.h"

#include <cassert>
#include <cstdint>
#include <vector>

namespace gnostica::engine::bots {

inline constexpr int kNoNode = -1;

/// A step from a node.
struct Edge {
    Step step;
    std::uint32_t meaning = 0;
    float guess = 0;  ///< its worth for the seat that chooses, as judged one step later
    float prior = 0;  ///< likelihood that the step is good; the sum is about 1
    float worth = 0;  ///< sum of the results of its visits for the seat that chooses
    std::uint32_t visits = 0;
    int child = kNoNode;
};
static_assert(sizeof(Edge) <= 40);  // the size of a full tree in SearchSettings relies on it

/// A choice.
struct Node {
    std::vector<Edge> edges;
    /// The number of edges for the position with which the node was filled, which has this fingerprint; later edges
    /// were found in other positions.
    std::uint32_t own = 0;
    std::uint64_t fingerprint = 0;
    Seat decider = Seat::none;  ///< none: not yet filled
    std::uint32_t visits = 0;
    float guesses = 0;  ///< sum over visits of the guesses of the edges taken
    Values total;       ///< sum over visits

    float mean(Seat seat) const { return visits == 0 ? 0.0F : total[seat] / static_cast<float>(visits); }
};
static_assert(sizeof(Node) <= 80);

/// Nodes have numbers, valid until keepOnly().
class Tree {
public:
    /// A node without an edge, for choices that are not remembered.
    static constexpr int kSpare = 0;

    int add() {
        nodes_.emplace_back();
        return static_cast<int>(nodes_.size()) - 1;
    }
    void setEdges(int node, std::vector<Edge> edges);
    void addEdge(int node, Edge edge);
    /// Resets the spare node.
    int clearSpare();

    Node& operator[](int node) {
        assert(node >= 0 && static_cast<std::size_t>(node) < nodes_.size());
        return nodes_[static_cast<std::size_t>(node)];
    }
    const Node& operator[](int node) const {
        assert(node >= 0 && static_cast<std::size_t>(node) < nodes_.size());
        return nodes_[static_cast<std::size_t>(node)];
    }
    /// Without the spare node.
    std::size_t size() const { return nodes_.size() - 1; }
    std::size_t edges() const { return edges_; }

    /// Removes all nodes except this one and its descendants, and renumbers them: it becomes `kRoot`.
    void keepOnly(int node);
    static constexpr int kRoot = 1;
    void clear();

private:
    std::vector<Node> nodes_ = std::vector<Node>(1);
    std::size_t edges_ = 0;
};

/// A number for everything that determines the list of legal steps of a position.
std::uint64_t fingerprintOf(const State& state, Seat decider);

}  // namespace gnostica::engine::bots
