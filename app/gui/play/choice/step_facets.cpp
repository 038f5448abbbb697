#include "app/gui/play/choice/step_facets.h"

#include "engine/model/step_fields.h"

namespace gnostica::gui {

namespace {

using namespace engine;

/// Everything that stands in the step itself.
void readFields(const Step& step, CardSet hand, StepFacets& facets) {
    using enum Field;
    forEachField(step, [&](auto field, const auto& value) {
        if constexpr (field == minion) {
            facets.minion = value;
        } else if constexpr (field == target || field == model || field == piece || field == attacker) {
            facets.target = value;
        } else if constexpr (field == space) {
            facets.place = value;
        } else if constexpr (field == to) {
            facets.landing = value;
        } else if constexpr (field == distance || field == amount || field == draw || field == segment) {
            facets.amount = value;
        } else if constexpr (field == source) {
            facets.source = value;
        } else if constexpr (field == card) {
            facets.card = value;
        } else if constexpr (field == discards) {
            facets.discards = value.from(hand);
        } else if constexpr (field == facing) {
            facets.facing = value;
        } else {
            static_assert(field == defenders || field == linked);  // read apart; never picked
        }
    });
    if (std::holds_alternative<step::Move>(step) || std::holds_alternative<step::Shrink>(step)) {
        facets.target = facets.minion;
    }
}

/// A rod's way leads in the minion's direction.
void readLanding(const State& state, const Step& step, StepFacets& facets) {
    if (const int distance = fieldOr<Field::distance>(step, 0); distance > 0) {
        const Space from = facets.place ? *facets.place : state.piece(facets.target).space();
        facets.landing = neighbour(from, state.piece(facets.minion).facing(), distance);
    }
}

void readDefenders(const State& state, const Step& step, StepFacets& facets) {
    if (const auto* attack = std::get_if<step::Attack>(&step)) {
        const Space aim = state.piece(attack->minion).aim();
        unsigned place = 0;
        for (std::size_t i = 0; i < state.pieceCount; ++i) {
            if (state.pieces[i].space() == aim && ((attack->defenders >> place++) & 1U) != 0) {
                facets.defenders.push_back(static_cast<PieceId>(i));
            }
        }
    }
}

}  // namespace

StepFacets facetsOf(const State& state, Seat decider, const Step& step) {
    StepFacets facets;
    facets.kind = step.index();
    facets.word = wordOf(step);
    const CardSet hand = isPlayer(decider) ? state.hands[decider] : CardSet();
    readFields(step, hand, facets);
    readLanding(state, step, facets);
    readDefenders(state, step, facets);
    return facets;
}

Step withFacing(const Step& step, Facing facing) {
    Step turned = step;
    setField<Field::facing>(turned, facing);
    return turned;
}

}  // namespace gnostica::gui
