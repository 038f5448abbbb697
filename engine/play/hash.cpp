#include "engine/model/step_fields.h"
#include "engine/play/play.h"

namespace gnostica::engine {

namespace {

/// Mixes 64-bit words one after another (the finalizer of splitmix64 over a running sum).
class Hasher {
public:
    template <class T>
    void add(T value) {
        sum_ = mix(sum_ + 0x9e3779b97f4a7c15U + static_cast<std::uint64_t>(value));
    }
    void add(CardSet cards) {
        add(cards.low());
        add(cards.high());
    }
    void add(Card card) { add(card.number()); }
    void add(HandPick pick) { add(pick.bits); }
    void add(Space space) {
        add((static_cast<unsigned>(static_cast<std::uint16_t>(space.column)) << 16U) |
            static_cast<std::uint16_t>(space.row));
    }
    void add(const Pile& pile) {
        add(pile.size());
        for (const Card card : pile.cards()) {
            add(card.number());
        }
    }
    std::uint64_t value() const { return sum_; }

    static std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t sum_ = 0;
};

std::uint64_t coded(Space space) {
    return (static_cast<std::uint64_t>(static_cast<std::uint16_t>(space.column)) << 16) |
           static_cast<std::uint16_t>(space.row);
}

std::uint64_t coded(const Piece& piece) {
    const auto facing = static_cast<std::uint64_t>(piece.facing());
    return (coded(piece.space()) << 16) | (static_cast<std::uint64_t>(piece.owner()) << 13) |
           (static_cast<std::uint64_t>(piece.size()) << 11) | ((facing & 7U) << 8) | ((facing >> 3U) << 6) |
           (static_cast<std::uint64_t>(piece.startSize()) << 4) | piece.marks();
}

void addTurn(Hasher& hash, const Turn& turn) {
    hash.add(turn.mover);
    hash.add(turn.stage);
    hash.add(turn.hook);
    hash.add(turn.mechanic);
    hash.add(turn.interrupt);
    hash.add(turn.awaiting);
    hash.add(turn.drawer);
    hash.add(turn.drawsLeft);
    hash.add((turn.allMinions ? 1 : 0) + (turn.voidWaits ? 2 : 0) + (turn.deferring ? 4 : 0) +
             (turn.turnedFreely ? 8 : 0) + turn.actions * 16 + (turn.turning ? 128 : 0));
    hash.add(turn.workerSlots << 8);
    for (std::size_t i = 0; i < turn.depth; ++i) {
        hash.add((turn.frames[i].card.number() << 16) + (turn.frames[i].slot << 8) + turn.frames[i].uses);
    }
    hash.add(static_cast<unsigned>(turn.link.kind) + (static_cast<unsigned>(turn.link.piece) << 8));
    hash.add((turn.link.onTerritory ? 256 : 0) + turn.link.value);
    hash.add(coded(turn.link.space) ^ Hasher::mix(coded(turn.link.before)));
    if (turn.holdsStep()) {
        hash.add(turn.deferred.index());
        forEachField(turn.deferred, [&](auto, const auto& value) { hash.add(value); });
    }
}

}  // namespace

std::uint64_t hash(const State& state) {
    Hasher hash;
    for (const Piece& piece : state.board()) {
        hash.add(coded(piece));
    }
    std::uint64_t map = 0;  // a sum, because the order in which territories were founded does not matter
    for (const Territory& territory : state.map()) {
        map += Hasher::mix((coded(territory.space) << 8 | territory.card.index()) + 0x9e3779b97f4a7c15U);
    }
    hash.add(map);
    hash.add(state.draw);
    hash.add(state.discard);
    for (int i = 0; i < state.seats; ++i) {
        hash.add(state.hands[seatAt(i)]);
        hash.add(state.known[seatAt(i)]);
        hash.add(state.order[static_cast<std::size_t>(i)]);
    }
    for (const std::uint8_t byte : state.memory) {
        hash.add(byte);
    }
    addTurn(hash, state.turn);
    hash.add(state.turnsPlayed);
    hash.add((static_cast<std::uint64_t>(state.against) << 48) + (static_cast<std::uint64_t>(state.sittingOut) << 40) +
             (static_cast<std::uint64_t>(state.ending.mechanic) << 32) +
             (static_cast<unsigned>(state.ending.by) << 24) + (static_cast<unsigned>(state.seats) << 16) +
             (static_cast<unsigned>(state.eliminated) << 8) + state.winners);
    return hash.value();
}

}  // namespace gnostica::engine
