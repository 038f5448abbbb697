// The fields of a step that have a meaning: all fields of a step of the core; in a step of an owner, the fields that
// the form of its kind names.
#pragma once

#include "engine/model/step_fields.h"
#include "engine/model/step_form.h"
#include "engine/rules/rules.h"

#include <type_traits>
#include <variant>

namespace gnostica::engine {

/// Calls `f(FieldTag, pointer to a member of step::Special)` for each part of the form, in its order.
template <class F>
constexpr void forEachOwnField(const Form& form, F f) {
    using step::Special;
    for (const Part part : form.parts()) {
        switch (part) {
        case Part::minion: f(FieldTag<Field::minion>(), &Special::minion); break;
        case Part::target: f(FieldTag<Field::target>(), &Special::target); break;
        case Part::given: f(FieldTag<Field::given>(), &Special::target); break;
        case Part::pieces: f(FieldTag<Field::bits>(), &Special::bits); break;
        case Part::cards: f(FieldTag<Field::discards>(), &Special::bits); break;
        case Part::space: f(FieldTag<Field::space>(), &Special::space); break;
        case Part::facing:
        case Part::keptFacing: f(FieldTag<Field::facing>(), &Special::facing); break;
        case Part::number: f(FieldTag<Field::amount>(), &Special::amount); break;
        case Part::card: f(FieldTag<Field::card>(), &Special::card); break;
        case Part::piece:
        case Part::to:
        case Part::source: break;  // not in the form of an own step (SpecialKind::form)
        }
    }
}

/// Calls `f(FieldTag, field)` for each field that has a meaning, in the order in which the notation writes them. The
/// fields can be changed unless the step is const. Field::bits is a set of pieces at which the minion aims; a set of
/// cards is passed as Field::discards. A step of an unknown kind has no such fields.
template <class S, class F>
void forEachSaid(const Rules& rules, S& step, F f) {
    static_assert(std::is_same_v<std::remove_const_t<S>, Step>);
    std::visit(
        [&]<class K>(K& kind) {
            if constexpr (!std::is_same_v<std::remove_const_t<K>, step::Special>) {
                forEachField(kind, f);
            } else if (const SpecialKind* known = rules.find(kind)) {
                forEachOwnField(known->form, [&](auto field, auto member) {
                    if constexpr (field == Field::discards) {
                        std::conditional_t<std::is_const_v<K>, const HandPick, HandPick> pick{kind.*member};
                        f(field, pick);
                        if constexpr (!std::is_const_v<K>) {
                            kind.*member = pick.bits;
                        }
                    } else {
                        f(field, kind.*member);
                    }
                });
            }
        },
        step);
}

/// The value of the field with this meaning, or `otherwise` if the step has no such field.
template <Field kField, class T>
T saidOr(const Rules& rules, const Step& step, T otherwise) {
    forEachSaid(rules, step, [&otherwise](auto field, const auto& value) {
        if constexpr (field == kField) {
            otherwise = value;
        }
    });
    return otherwise;
}

}  // namespace gnostica::engine
