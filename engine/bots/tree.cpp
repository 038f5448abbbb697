#include "engine/bots/tree.h"

#include "engine/bots/candidates.h"

#include <cstring>
#include <type_traits>

namespace gnostica::engine::bots {

namespace {

/// Hashes runs of plain bytes, a word at a time.
class ByteMixer {
public:
    void add(std::uint64_t word) {
        sum_ = (sum_ ^ word) * 0x9fb21c651e98df25U;
        sum_ ^= sum_ >> 32U;
    }
    template <class T>
    void add(const T* values, std::size_t count) {
        // Uninitialised padding would make equal positions differ.
        static_assert(std::has_unique_object_representations_v<T>);
        const auto* bytes = reinterpret_cast<const unsigned char*>(values);
        std::size_t left = sizeof(T) * count;
        for (; left >= 8; left -= 8, bytes += 8) {
            std::uint64_t word;
            std::memcpy(&word, bytes, 8);
            add(word);
        }
        std::uint64_t word = left + 1;
        std::memcpy(&word, bytes, left);
        add(word);
    }
    std::uint64_t value() const { return sum_; }

private:
    std::uint64_t sum_ = 0x2545f4914f6cdd1dU;
};

std::uint64_t packed(Space space) {
    return (static_cast<std::uint64_t>(static_cast<std::uint16_t>(space.column)) << 16U) |
           static_cast<std::uint16_t>(space.row);
}

std::uint64_t packed(const Piece& piece) {
    return (packed(piece.space()) << 32U) | (static_cast<std::uint64_t>(piece.owner()) << 24U) |
           (static_cast<std::uint64_t>(piece.size()) << 16U) | (static_cast<std::uint64_t>(piece.facing()) << 8U) |
           (std::uint64_t{piece.marks()} << 2U) | static_cast<std::uint64_t>(piece.startSize());
}

std::uint64_t packed(const Territory& territory) {
    return (packed(territory.space) << 8U) | territory.card.index();
}

void mixTurn(ByteMixer& mixer, const Turn& turn) {
    const auto bits = static_cast<unsigned>(turn.allMinions) | static_cast<unsigned>(turn.voidWaits) << 1U |
                      static_cast<unsigned>(turn.deferring) << 2U | static_cast<unsigned>(turn.turnedFreely) << 3U |
                      unsigned{turn.actions} << 4U | static_cast<unsigned>(turn.turning) << 7U;
    mixer.add((static_cast<std::uint64_t>(turn.mover) << 56U) | (static_cast<std::uint64_t>(turn.stage) << 48U) |
              (static_cast<std::uint64_t>(turn.hook) << 40U) | (static_cast<std::uint64_t>(turn.mechanic) << 32U) |
              (static_cast<std::uint64_t>(turn.interrupt) << 24U) | (std::uint64_t{turn.workerSlots} << 16U) | bits);
    for (std::size_t i = 0; i < turn.depth; ++i) {
        mixer.add((static_cast<std::uint64_t>(turn.frames[i].card.number()) << 16U) |
                  (std::uint64_t{turn.frames[i].slot} << 8U) | turn.frames[i].uses);
    }
    const PendingLink& link = turn.link;
    mixer.add((static_cast<std::uint64_t>(link.kind) << 48U) | (static_cast<std::uint64_t>(link.onTerritory) << 40U) |
              (std::uint64_t{link.value} << 32U) | packed(link.space));
    if (turn.interrupt != 0) {
        mixer.add(meaningOf(turn.deferred));
    }
}

}  // namespace

void Tree::setEdges(int node, std::vector<Edge> edges) {
    std::vector<Edge>& place = (*this)[node].edges;
    edges_ += edges.size() - place.size();
    place = std::move(edges);
}

void Tree::addEdge(int node, Edge edge) {
    (*this)[node].edges.push_back(edge);
    ++edges_;
}

int Tree::clearSpare() {
    setEdges(kSpare, {});
    (*this)[kSpare] = {};
    return kSpare;
}

void Tree::keepOnly(int node) {
    std::vector<Node> kept(1);
    std::size_t edges = 0;
    kept.push_back(std::move((*this)[node]));
    for (std::size_t i = kRoot; i < kept.size(); ++i) {
        edges += kept[i].edges.size();
        for (std::size_t j = 0; j < kept[i].edges.size(); ++j) {
            const int child = kept[i].edges[j].child;
            if (child != kNoNode) {
                kept[i].edges[j].child = static_cast<int>(kept.size());
                kept.push_back(std::move((*this)[child]));
            }
        }
    }
    nodes_ = std::move(kept);
    edges_ = edges;
}

void Tree::clear() {
    nodes_.assign(1, Node{});
    edges_ = 0;
}

std::uint64_t fingerprintOf(const State& state, Seat decider) {
    ByteMixer mixer;
    mixer.add(static_cast<std::uint64_t>(decider) << 32U | std::uint64_t{state.pieceCount} << 16U |
              std::uint64_t{state.territoryCount} << 8U | state.eliminated);
    for (const Piece& piece : state.board()) {
        mixer.add(packed(piece));
    }
    for (const Territory& territory : state.map()) {
        mixer.add(packed(territory));
    }
    const CardSet hand = isPlayer(decider) ? state.hands[decider] : CardSet{};
    mixer.add(hand.low());
    mixer.add(hand.high());
    if (state.turn.mover != decider && isPlayer(state.turn.mover)) {
        mixer.add(state.hands[state.turn.mover].low());
        mixer.add(state.hands[state.turn.mover].high());
    }
    const auto discards = state.discard.cards();
    mixer.add(discards.data(), discards.size());
    mixer.add(static_cast<std::uint64_t>(state.draw.size()));
    mixer.add(state.memory.data(), state.memory.size());
    mixTurn(mixer, state.turn);
    return mixer.value();
}

}  // namespace gnostica::engine::bots
