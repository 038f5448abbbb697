#include "engine/notation/detail/record_hash.h"

#include "engine/notation/record.h"
#include "engine/notation/words.h"

#include <algorithm>

namespace gnostica::engine {
namespace {

/// FNV-1a, 64 bits: specified, so that every version and platform finds the same.
class TextHash {
public:
    void add(std::string_view text) {
        for (const char c : text) {
            value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
        }
        value_ = (value_ ^ 0x0aU) * 0x100000001b3U;
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

void addPile(TextHash& hash, const Pile& pile) {
    for (const Card card : pile.cards()) {
        hash.add(toText(card));
    }
    hash.add("");
}

void addBoard(TextHash& hash, const State& state) {
    std::vector<Territory> map(state.map().begin(), state.map().end());
    std::ranges::sort(map, {}, &Territory::space);
    for (const Territory& territory : map) {
        hash.add(toText(territory.space));
        hash.add(toText(territory.card));
    }
    for (const Piece& piece : state.board()) {
        hash.add(toText(piece));
    }
    hash.add("");
}

}  // namespace

std::uint64_t tableHash(const State& state) {
    TextHash hash;
    addBoard(hash, state);
    for (int i = 0; i < state.seats; ++i) {
        hash.add(toText(state.hands[seatAt(i)]));
        hash.add(state.isEliminated(seatAt(i)) ? "out" : "in");
    }
    addPile(hash, state.draw);
    addPile(hash, state.discard);
    hash.add(toText(state.turn.mover));
    return hash.value();
}

std::string hashText(std::uint64_t hash) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (auto at = text.rbegin(); at != text.rend(); ++at, hash >>= 4U) {
        *at = digits[hash & 15U];
    }
    return text;
}

}  // namespace gnostica::engine
