#include "app/turn/step_facets.h"

#include "engine/model/aimed_pieces.h"
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
        } else if constexpr (field == target || field == model || field == piece) {
            facets.target = value;
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
            // never picked, or read by readSpecial()
            static_assert(field == linked || field == owner || field == code || field == word || field == bits);
        }
    });
    if (std::holds_alternative<step::Move>(step)) {
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

/// As the form of its kind says.
void readSpecial(const Rules& rules, const State& state, const step::Special& step, CardSet hand, StepFacets& facets) {
    const SpecialKind& kind = rules.kindOf(step);
    const Form& form = kind.form;
    facets.kind = kCoreKinds + step.owner * kMostOwnSteps + step.code;
    facets.minion = step.minion;
    facets.target = kind.onItself ? step.minion : step.target;
    facets.card = step.card;
    facets.draws = kind.draws;
    if (form.has(Part::space)) {
        facets.place = step.space;
    }
    if (form.has(Part::number)) {
        facets.amount = step.amount;
    }
    if (form.has(Part::facing) || form.has(Part::keptFacing)) {
        facets.facing = step.facing;
    }
    if (form.has(Part::cards)) {
        facets.discards = HandPick{step.bits}.from(hand);
    } else if (form.has(Part::pieces)) {
        const AimedPieces pieces(state, step.minion, step.bits);
        facets.aimed.assign(pieces.ids().begin(), pieces.ids().end());
    }
}

}  // namespace

StepFacets facetsOf(const Rules& rules, const State& state, Seat decider, const Step& step) {
    StepFacets facets;
    facets.kind = step.index();
    facets.word = wordOf(step);
    const CardSet hand = isPlayer(decider) ? state.hands[decider] : CardSet();
    if (const auto* special = std::get_if<step::Special>(&step)) {
        readSpecial(rules, state, *special, hand, facets);
        return facets;
    }
    readFields(step, hand, facets);
    readLanding(state, step, facets);
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

}  // namespace gnostica::gui
