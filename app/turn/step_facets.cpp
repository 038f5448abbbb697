#include "app/turn/step_facets.h"

#include "engine/model/aimed_pieces.h"
#include "engine/rules/said_fields.h"

namespace gnostica::turn {

namespace {

using namespace engine;

/// Reads the fields of the step itself.
void readFields(const Rules& rules, const State& state, const Step& step, CardSet hand, StepFacets& facets) {
    using enum Field;
    forEachSaid(rules, step, [&](auto field, const auto& value) {
        if constexpr (field == minion) {
            facets.minion = value;
        } else if constexpr (field == target || field == model || field == piece || field == given) {
            facets.target = value;
        } else if constexpr (field == bits) {
            const AimedPieces pieces(state, minionOf(step), value);
            facets.aimed.assign(pieces.ids().begin(), pieces.ids().end());
        } else if constexpr (field == space) {
            facets.place = value;
        } else if constexpr (field == to) {
            facets.landing = value;
        } else if constexpr (field == distance || field == amount || field == draw) {
            facets.amount = value;
            facets.draws = field == draw;
        } else if constexpr (field == source) {
            facets.source = value;
        } else if constexpr (field == card) {
            facets.card = value;
        } else if constexpr (field == discards) {
            facets.discards = value.from(hand);
        } else if constexpr (field == facing) {
            facets.facing = value;
        } else {
            static_assert(field == linked);  // never picked
        }
    });
    if (std::holds_alternative<step::Move>(step)) {
        facets.target = facets.minion;
    }
}

/// A rod moves in the minion's direction.
void readLanding(const State& state, const Step& step, StepFacets& facets) {
    if (const int distance = fieldOr<Field::distance>(step, 0); distance > 0) {
        const Space from = facets.place ? *facets.place : state.piece(facets.target).space();
        facets.landing = neighbour(from, state.piece(facets.minion).facing(), distance);
    }
}

}  // namespace

StepFacets facetsOf(const Rules& rules, const State& state, Seat decider, const Step& step) {
    StepFacets facets;
    facets.kind = step.index();
    facets.word = wordOf(step);
    readFields(rules, state, step, isPlayer(decider) ? state.hands[decider] : CardSet(), facets);
    readLanding(state, step, facets);
    if (const auto* special = std::get_if<step::Special>(&step)) {
        const SpecialKind& kind = rules.kindOf(*special);
        facets.kind = kCoreKinds + special->owner * kMostOwnSteps + special->code;
        facets.draws = kind.draws;
        facets.target = kind.onItself ? special->minion : facets.target;
    }
    return facets;
}

std::optional<Space> placeOf(const StepFacets& facets, const State& state) {
    if (facets.landing || facets.place) {
        return facets.landing ? facets.landing : facets.place;
    }
    const PieceId piece = facets.target != kNoPiece ? facets.target : facets.minion;
    return piece == kNoPiece ? std::nullopt : std::optional(state.piece(piece).space());
}

Step withFacing(const Step& step, Facing facing) {
    Step turned = step;
    setField<Field::facing>(turned, facing);
    return turned;
}

}  // namespace gnostica::turn
