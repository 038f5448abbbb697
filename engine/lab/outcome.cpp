#include "engine/lab/outcome.h"

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/play/play.h"

#include <algorithm>
#include <vector>

namespace gnostica::engine::lab {
namespace {

/// A state with its rules.
struct Sight {
    const Rules& rules;
    const State& state;
};

/// All parts of a piece's name in the notation.
std::uint64_t nameCode(const Piece& piece) {
    const auto place = [](int coordinate) { return std::uint64_t{static_cast<std::uint16_t>(coordinate)}; };
    return place(piece.space().column) << 32 | place(piece.space().row) << 16 |
           static_cast<std::uint64_t>(piece.owner()) << 12 | static_cast<std::uint64_t>(piece.facing()) << 4 |
           static_cast<std::uint64_t>(piece.size());
}

std::vector<std::uint64_t> piecesOf(const State& state) {
    std::vector<std::uint64_t> codes;
    codes.reserve(state.pieceCount);
    for (const Piece& piece : state.board()) {
        codes.push_back(nameCode(piece));
    }
    std::ranges::sort(codes);
    return codes;
}

/// In any order: no space has two territories.
bool sameTerritories(const State& a, const State& b) {
    return a.territoryCount == b.territoryCount && std::ranges::all_of(a.map(), [&](const Territory& each) {
               const Territory* there = b.territoryAt(each.space);
               return there != nullptr && there->card == each.card;
           });
}

/// Fields of one ruleset that the other also has.
PlainValues sharedMarks(const Sight& sight, const Rules& others) {
    PlainValues marks;
    for (const auto& mechanic : sight.rules.mechanics) {
        const PositionFields* fields = mechanic->positionFields();
        for (auto& [key, value] : fields != nullptr ? fields->writeFields(sight.state) : PlainValues()) {
            const bool isShared = std::ranges::any_of(others.mechanics, [&name = key](const auto& each) {
                const PositionFields* theirs = each->positionFields();
                return theirs != nullptr && std::ranges::find(theirs->fieldNames(), name) != theirs->fieldNames().end();
            });
            if (isShared) {
                marks.emplace(key, value);
            }
        }
    }
    return marks;
}

bool sameOrder(const State& a, const State& b) {
    return std::ranges::equal(std::span(a.order).first(a.seats), std::span(b.order).first(b.seats));
}

bool sameHands(const State& a, const State& b) {
    for (int i = 0; i < std::max(a.seats, b.seats); ++i) {
        if (a.hands[seatAt(i)] != b.hands[seatAt(i)]) {
            return false;
        }
    }
    return true;
}

bool sameChance(const Sight& a, const Sight& b) {
    const DiceAsked one = awaitedDice(a.rules, a.state);
    const DiceAsked other = awaitedDice(b.rules, b.state);
    return awaitedChance(a.state) == awaitedChance(b.state) && one.count == other.count &&
           (one.count == 0 || one.kind.word == other.kind.word);
}

bool sameResult(const State& a, const State& b) {
    return a.eliminated == b.eliminated && isOver(a) == isOver(b) && (!isOver(a) || a.winners == b.winners);
}

/// Compares the further course, if the game continues under both.
void compareCourse(const Sight& a, const Sight& b, Aspects& found) {
    const Seat decides = decider(a.rules, a.state);
    const Seat decidesThere = decider(b.rules, b.state);
    found.note(Aspect::turn, a.state.turn.mover != b.state.turn.mover || a.state.sittingOut != b.state.sittingOut ||
                                 !sameOrder(a.state, b.state));
    found.note(Aspect::decision, decides != decidesThere);
    found.note(Aspect::chance, decides == Seat::chance && decidesThere == Seat::chance && !sameChance(a, b));
    found.note(Aspect::link, (a.state.turn.link.kind == LinkKind::none) != (b.state.turn.link.kind == LinkKind::none));
}

}  // namespace

Aspects differing(const Rules& rules, const State& state, const Rules& otherRules, const State& other) {
    const Sight a{rules, state};
    const Sight b{otherRules, other};
    Aspects found;
    found.note(Aspect::result, !sameResult(state, other));
    found.note(Aspect::pieces, piecesOf(state) != piecesOf(other));
    found.note(Aspect::territories, !sameTerritories(state, other));
    found.note(Aspect::hands, !sameHands(state, other));
    found.note(Aspect::piles, state.draw != other.draw || state.discard != other.discard);
    found.note(Aspect::marks, sharedMarks(a, otherRules) != sharedMarks(b, rules));
    if (!isOver(state) && !isOver(other)) {
        compareCourse(a, b, found);
    }
    return found;
}

}  // namespace gnostica::engine::lab
