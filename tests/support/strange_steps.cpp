#include "tests/support/strange_steps.h"

#include "engine/model/aimed_pieces.h"
#include "engine/model/step_fields.h"
#include "engine/powers/table.h"

#include <functional>
#include <utility>
#include <vector>

namespace gnostica::tests {

using namespace engine;

namespace {

class Dice {
public:
    Dice(const State& state, Rng& rng) : state_(state), rng_(rng) {}

    std::uint32_t below(std::uint32_t bound) { return rng_.below(bound); }
    bool coin() { return rng_.below(2) == 0; }

    void draw(PieceId& part) { part = static_cast<PieceId>(rng_.below(state_.pieceCount)); }
    void draw(Facing& part) { part = kFacings[rng_.below(5)]; }
    void draw(bool& part) { part = coin(); }
    void draw(std::uint8_t& part) { part = static_cast<std::uint8_t>(rng_.below(5)); }
    void draw(std::uint16_t& part) { part = static_cast<std::uint16_t>(rng_.below(64)); }
    void draw(CardSource& part) { part = static_cast<CardSource>(rng_.below(4)); }
    void draw(StepWord& part) { part = static_cast<StepWord>(rng_.below(kStepWords + 2)); }
    void draw(HandPick& part) { part.bits = static_cast<std::uint16_t>(rng_.below(128)); }
    /// Usually a card that is near.
    void draw(Card& part) {
        if (const CardSet hand = state_.hands[state_.turn.mover]; coin() && !hand.empty()) {
            auto at = hand.begin();
            std::advance(at, rng_.below(static_cast<std::uint32_t>(hand.size())));
            part = *at;
        } else if (coin() && !state_.discard.empty()) {
            part = state_.discard.cards()[rng_.below(static_cast<std::uint32_t>(state_.discard.size()))];
        } else {
            part = Card(static_cast<int>(rng_.below(kCardCount)));
        }
    }
    /// A space on or around the board.
    void draw(Space& part) {
        const auto reach = [&](std::int16_t middle) {
            return static_cast<std::int16_t>(middle + static_cast<int>(rng_.below(3)) - 1);
        };
        const auto map = state_.map();
        const Space middle = map.empty() ? Space{} : map[rng_.below(static_cast<std::uint32_t>(map.size()))].space;
        part = {reach(middle.column), reach(middle.row)};
    }

private:
    const State& state_;
    Rng& rng_;
};

template <std::size_t... I>
Step emptyStep(std::size_t kind, std::index_sequence<I...>) {
    Step step;
    static_cast<void>(((kind == I ? (step.emplace<I>(), true) : false) || ...));
    return step;
}

/// The pieces that a step names, as pointers that can be written through.
std::vector<PieceId*> namesIn(Step& step) {
    std::vector<PieceId*> names;
    forEachField(step, [&names]<class T>(auto, T& part) {
        if constexpr (std::is_same_v<T, PieceId>) {
            if (part != kNoPiece) {
                names.push_back(&part);
            }
        }
    });
    return names;
}

}  // namespace

Step mutated(const State& state, Step step, Rng& rng) {
    Dice dice(state, rng);
    std::uint32_t parts = 0;
    forEachField(step, [&parts](auto, const auto&) { ++parts; });
    if (parts > 0) {
        std::uint32_t chosen = dice.below(parts);
        forEachField(step, [&](auto, auto& part) {
            if (chosen-- == 0) {
                dice.draw(part);
            }
        });
    }
    return step;
}

Step anyStep(const State& state, Rng& rng) {
    constexpr std::size_t kinds = std::variant_size_v<Step>;
    Step step = emptyStep(rng.below(kinds), std::make_index_sequence<kinds>());
    Dice dice(state, rng);
    forEachField(step, [&dice](auto, auto& part) { dice.draw(part); });
    return step;
}

namespace {

/// Among identical pieces, the oldest ones represent all.
Step withEldestPieces(const Rules& rules, const State& state, const Step& step) {
    const SpecialKind* kind = rules.specialKind(step);
    if (kind == nullptr || !kind->form.has(Part::pieces)) {
        return step;
    }
    step::Special same = std::get<step::Special>(step);
    std::vector<const Piece*> there;
    forEachAimed(state, same.minion, distanceOf(same.bits),
                 [&](PieceId id, std::uint16_t) { there.push_back(&state.piece(id)); });
    const unsigned pieces = piecesOf(same.bits);
    unsigned chosen = same.bits - pieces;
    for (std::size_t i = 0; i < there.size(); ++i) {
        std::size_t eldest = 0;
        const bool named = (pieces >> i & 1U) != 0;
        while (named && (!there[eldest]->bearsNameOf(*there[i]) || (chosen >> eldest & 1U) != 0)) {
            ++eldest;
        }
        chosen |= named ? 1U << eldest : 0U;
    }
    same.bits = static_cast<std::uint16_t>(chosen);
    return same;
}

}  // namespace

bool isTwinOfListed(const Rules& rules, const State& state, const Step& step, const StepSet& listed) {
    const Table table(rules, state);
    Step candidate = step;
    const std::vector<PieceId*> names = namesIn(candidate);
    const std::function<bool(std::size_t)> exchangeFrom = [&](std::size_t first) {
        if (first == names.size()) {
            return listed.contains(withEldestPieces(rules, state, candidate));
        }
        const PieceId meant = *names[first];
        for (std::size_t i = 0; i < state.pieceCount; ++i) {
            const auto other = static_cast<PieceId>(i);
            const bool alike =
                other == meant || (state.piece(other).bearsNameOf(state.piece(meant)) && !table.numbered(meant));
            *names[first] = other;
            if (alike && exchangeFrom(first + 1)) {
                return true;
            }
        }
        *names[first] = meant;
        return false;
    };
    return exchangeFrom(0);
}

}  // namespace gnostica::tests
