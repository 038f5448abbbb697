#include "engine/mechanics/mechanic.h"

#include "engine/play/rng.h"

#include <array>
#include <utility>

namespace gnostica::engine {

HiddenCards::HiddenCards(CardSet cards, Rng& rng) {
    std::array<Card, kCardCount> order;
    std::uint32_t count = 0;
    for (const Card card : cards) {
        order[count++] = card;
    }
    for (; count > 0; --count) {
        std::swap(order[count - 1], order[rng.below(count)]);
        cards_.push(order[count - 1]);
    }
}

std::optional<Refusal> Mechanic::explain(const Table& table, const Step& step) const {
    StepList steps;
    list(table, steps);
    for (const Step& legal : steps) {
        if (legal == step) {
            return std::nullopt;
        }
    }
    return Refusal{.code = RefusalCode::notNow, .rule = {"TRN-2"}};
}

Chance Mechanic::draw(const Table&, ChanceKind, Rng&) const {
    return chance::TimeUp{};
}

}  // namespace gnostica::engine
