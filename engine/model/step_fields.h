// The fields of every kind of step, described once, with their meanings and the order in which they are written. Steps
// are read, written, copied and compared by walking this description; their forms (step_form.h) are made from it. A new
// kind of step, or a new field, does not compile until it is described here.
#pragma once

#include "engine/model/step.h"

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <variant>

namespace gnostica::engine {

/// Meaning of a field. No step has two fields with the same meaning.
enum class Field : std::uint8_t {
    minion,    ///< PieceId: the piece that acts
    target,    ///< PieceId: the piece that the step acts on
    model,     ///< PieceId: the piece on which a new one is modelled (CUP-2)
    piece,     ///< PieceId: a piece that is named without a minion
    given,     ///< PieceId: a target that is not chosen; only in steps of an owner (rules/said_fields.h)
    space,     ///< Space: the place of the step, or its origin
    to,        ///< Space: the destination
    distance,  ///< std::uint8_t: in spaces
    amount,    ///< std::uint8_t: pips or points
    draw,      ///< std::uint8_t: cards to draw
    source,    ///< CardSource: where the card comes from
    card,      ///< Card
    discards,  ///< HandPick: cards of the decider's hand
    facing,    ///< Facing: after the step
    linked,    ///< bool: the first half of a link
    owner,     ///< std::uint8_t: the owner of the step, an index in Rules::owners
    code,      ///< std::uint8_t: the kind of step, an index among the owner's kinds
    word,      ///< StepWord: the word under which it is written
    bits       ///< std::uint16_t: a set of pieces or cards
};
inline constexpr std::size_t kFieldCount = static_cast<std::size_t>(Field::bits) + 1;

/// A meaning as a type, so that a visitor can test it at compile time: `if constexpr (field == Field::card)`.
template <Field kField>
using FieldTag = std::integral_constant<Field, kField>;

namespace detail {

template <Field kMeaning, auto kMember>
struct FieldAt {
    static constexpr Field kField = kMeaning;
    template <class S, class F>
    static constexpr void visit(S& step, F& f) {
        f(FieldTag<kMeaning>(), step.*kMember);
    }
};

template <class... At>
struct FieldList {
    static constexpr std::size_t kCount = sizeof...(At);
    template <Field kField>
    static constexpr bool kHas = ((At::kField == kField) || ...);
    template <class S, class F>
    static constexpr void visit(S& step, F& f) {
        (At::visit(step, f), ...);
    }
};

/// The fields of each kind of step, in the order in which the notation writes them.
template <class S>
struct StepFields;

// clang-format off
template <> struct StepFields<step::Place> : FieldList<
    FieldAt<Field::space, &step::Place::space>, FieldAt<Field::facing, &step::Place::facing>> {};
template <> struct StepFields<step::Activate> : FieldList<
    FieldAt<Field::space, &step::Activate::space>> {};
template <> struct StepFields<step::Play> : FieldList<
    FieldAt<Field::card, &step::Play::card>> {};
template <> struct StepFields<step::Refresh> : FieldList<
    FieldAt<Field::discards, &step::Refresh::discards>, FieldAt<Field::draw, &step::Refresh::draw>> {};
template <> struct StepFields<step::Orient> : FieldList<
    FieldAt<Field::piece, &step::Orient::piece>, FieldAt<Field::facing, &step::Orient::facing>> {};
template <> struct StepFields<step::Create> : FieldList<
    FieldAt<Field::minion, &step::Create::minion>, FieldAt<Field::space, &step::Create::space>,
    FieldAt<Field::facing, &step::Create::facing>, FieldAt<Field::linked, &step::Create::linked>> {};
template <> struct StepFields<step::CreateEnemy> : FieldList<
    FieldAt<Field::minion, &step::CreateEnemy::minion>, FieldAt<Field::model, &step::CreateEnemy::model>,
    FieldAt<Field::linked, &step::CreateEnemy::linked>> {};
template <> struct StepFields<step::Found> : FieldList<
    FieldAt<Field::minion, &step::Found::minion>, FieldAt<Field::space, &step::Found::space>,
    FieldAt<Field::source, &step::Found::source>, FieldAt<Field::card, &step::Found::card>,
    FieldAt<Field::linked, &step::Found::linked>> {};
template <> struct StepFields<step::Move> : FieldList<
    FieldAt<Field::minion, &step::Move::minion>, FieldAt<Field::distance, &step::Move::distance>,
    FieldAt<Field::facing, &step::Move::facing>, FieldAt<Field::linked, &step::Move::linked>> {};
template <> struct StepFields<step::Push> : FieldList<
    FieldAt<Field::minion, &step::Push::minion>, FieldAt<Field::target, &step::Push::target>,
    FieldAt<Field::distance, &step::Push::distance>, FieldAt<Field::facing, &step::Push::facing>,
    FieldAt<Field::linked, &step::Push::linked>> {};
template <> struct StepFields<step::Slide> : FieldList<
    FieldAt<Field::minion, &step::Slide::minion>, FieldAt<Field::space, &step::Slide::space>,
    FieldAt<Field::distance, &step::Slide::distance>> {};
template <> struct StepFields<step::Grow> : FieldList<
    FieldAt<Field::minion, &step::Grow::minion>, FieldAt<Field::target, &step::Grow::target>,
    FieldAt<Field::facing, &step::Grow::facing>, FieldAt<Field::linked, &step::Grow::linked>> {};
template <> struct StepFields<step::Raise> : FieldList<
    FieldAt<Field::minion, &step::Raise::minion>, FieldAt<Field::space, &step::Raise::space>,
    FieldAt<Field::source, &step::Raise::source>, FieldAt<Field::card, &step::Raise::card>,
    FieldAt<Field::linked, &step::Raise::linked>> {};
template <> struct StepFields<step::Hit> : FieldList<
    FieldAt<Field::minion, &step::Hit::minion>, FieldAt<Field::target, &step::Hit::target>,
    FieldAt<Field::amount, &step::Hit::amount>, FieldAt<Field::facing, &step::Hit::facing>,
    FieldAt<Field::linked, &step::Hit::linked>> {};
template <> struct StepFields<step::Raze> : FieldList<
    FieldAt<Field::minion, &step::Raze::minion>, FieldAt<Field::space, &step::Raze::space>,
    FieldAt<Field::amount, &step::Raze::amount>, FieldAt<Field::source, &step::Raze::source>,
    FieldAt<Field::card, &step::Raze::card>, FieldAt<Field::linked, &step::Raze::linked>> {};
template <> struct StepFields<step::Turn> : FieldList<
    FieldAt<Field::minion, &step::Turn::minion>, FieldAt<Field::target, &step::Turn::target>,
    FieldAt<Field::facing, &step::Turn::facing>> {};
template <> struct StepFields<step::Convert> : FieldList<
    FieldAt<Field::minion, &step::Convert::minion>, FieldAt<Field::target, &step::Convert::target>,
    FieldAt<Field::facing, &step::Convert::facing>> {};
template <> struct StepFields<step::WarpPiece> : FieldList<
    FieldAt<Field::minion, &step::WarpPiece::minion>, FieldAt<Field::target, &step::WarpPiece::target>,
    FieldAt<Field::to, &step::WarpPiece::to>, FieldAt<Field::facing, &step::WarpPiece::facing>> {};
template <> struct StepFields<step::WarpTerritory> : FieldList<
    FieldAt<Field::minion, &step::WarpTerritory::minion>, FieldAt<Field::space, &step::WarpTerritory::from>,
    FieldAt<Field::to, &step::WarpTerritory::to>> {};
template <> struct StepFields<step::Trade> : FieldList<
    FieldAt<Field::minion, &step::Trade::minion>, FieldAt<Field::target, &step::Trade::target>> {};
template <> struct StepFields<step::Redraw> : FieldList<
    FieldAt<Field::discards, &step::Redraw::discards>, FieldAt<Field::draw, &step::Redraw::draw>> {};
template <> struct StepFields<step::Recover> : FieldList<
    FieldAt<Field::minion, &step::Recover::minion>, FieldAt<Field::card, &step::Recover::card>> {};
template <> struct StepFields<step::Reveal> : FieldList<> {};
template <> struct StepFields<step::Copy> : FieldList<
    FieldAt<Field::space, &step::Copy::space>> {};
template <> struct StepFields<step::Skip> : FieldList<> {};
template <> struct StepFields<step::Done> : FieldList<> {};
template <> struct StepFields<step::Challenge> : FieldList<> {};
template <> struct StepFields<step::Bid> : FieldList<
    FieldAt<Field::card, &step::Bid::card>> {};
template <> struct StepFields<step::Take> : FieldList<
    FieldAt<Field::card, &step::Take::card>> {};
template <> struct StepFields<step::Special> : FieldList<
    FieldAt<Field::owner, &step::Special::owner>, FieldAt<Field::code, &step::Special::code>,
    FieldAt<Field::word, &step::Special::word>, FieldAt<Field::minion, &step::Special::minion>,
    FieldAt<Field::target, &step::Special::target>, FieldAt<Field::amount, &step::Special::amount>,
    FieldAt<Field::bits, &step::Special::bits>, FieldAt<Field::space, &step::Special::space>,
    FieldAt<Field::facing, &step::Special::facing>, FieldAt<Field::card, &step::Special::card>> {};
// clang-format on

template <class S, class Values, class F>
constexpr void fill(S& step, const Values&, F& f, FieldList<>) {
    f(step);
}
template <class S, class Values, class F, Field kField, auto kMember, class... Rest>
constexpr void fill(S& step, const Values& values, F& f, FieldList<FieldAt<kField, kMember>, Rest...>) {
    values(FieldTag<kField>(), step, [&](auto value) {
        step.*kMember = value;
        fill(step, values, f, FieldList<Rest...>());
    });
}

/// Placeholder for any field in braces.
struct AnyField {
    template <class T>
    operator T() const;
};

/// Number of fields of a struct: the most values that it accepts in braces.
template <class S, class... Given>
constexpr std::size_t fieldCount() {
    if constexpr (requires { S{Given{}..., AnyField{}}; }) {
        return fieldCount<S, Given..., AnyField>();
    } else {
        return sizeof...(Given);
    }
}

template <class S>
constexpr bool isDescribed() {
    bool unique = true;
    unsigned seen = 0;
    S step;
    const auto look = [&](auto field, const auto&) {
        unique = unique && (seen >> static_cast<unsigned>(field()) & 1U) == 0;
        seen |= 1U << static_cast<unsigned>(field());
    };
    StepFields<S>::visit(step, look);
    return unique && StepFields<S>::kCount == fieldCount<S>();
}

template <class Variant>
inline constexpr bool kAllDescribed = false;
template <class... S>
inline constexpr bool kAllDescribed<std::variant<S...>> = (isDescribed<S>() && ...);
static_assert(kAllDescribed<Step>, "a kind of step has a field that is not described, or one described twice");

}  // namespace detail

/// Calls `f(FieldTag, field)` for each field of a step, in the order in which the notation writes them. Takes a Step
/// or one of its kinds; the fields can be changed unless it is const.
template <class S, class F>
constexpr void forEachField(S& step, F f) {
    if constexpr (std::same_as<std::remove_const_t<S>, Step>) {
        std::visit([&f](auto& kind) { detail::StepFields<std::remove_cvref_t<decltype(kind)>>::visit(kind, f); }, step);
    } else {
        detail::StepFields<std::remove_const_t<S>>::visit(step, f);
    }
}

/// True for a kind of step that has a field of this meaning.
template <class S, Field kField>
inline constexpr bool kHasField = detail::StepFields<S>::template kHas<kField>;

/// Calls `f(step)` for every way to fill in a step of one kind, field by field in the order of forEachField; the last
/// field changes first. `values(FieldTag, step, use)` calls `use(value)` for each value that the field can have, given
/// the fields that are already filled in.
template <class S, class Values, class F>
constexpr void forEachFilling(const Values& values, F f) {
    S step;
    detail::fill(step, values, f, detail::StepFields<S>());
}

/// The value of the field with this meaning, or `otherwise` if the step has no such field.
template <Field kField, class S, class T>
constexpr T fieldOr(const S& step, T otherwise) {
    forEachField(step, [&otherwise](auto field, const auto& value) {
        if constexpr (field == kField) {
            otherwise = value;
        }
    });
    return otherwise;
}

/// Changes the field with this meaning; a step without such a field is unchanged.
template <Field kField, class S, class T>
constexpr void setField(S& step, T value) {
    forEachField(step, [&value](auto field, auto& target) {
        if constexpr (field == kField) {
            target = value;
        }
    });
}

}  // namespace gnostica::engine
