#include "engine/notation/detail/step_parts.h"

#include "engine/model/step_fields.h"

#include <array>
#include <utility>

namespace gnostica::engine {
namespace {

/// The part as which a field is written; nothing for what tells kinds apart, and for sets, which are told by the form.
template <Field kField, class Parts, class F>
void withPart(Parts& parts, F f) {
    using enum Field;
    if constexpr (kField == minion || kField == piece) {
        f(parts.piece);
    } else if constexpr (kField == target || kField == model) {
        f(parts.target);
    } else if constexpr (kField == distance || kField == amount || kField == draw) {
        f(parts.number);
    } else if constexpr (kField == space) {
        f(parts.space);
    } else if constexpr (kField == to) {
        f(parts.to);
    } else if constexpr (kField == facing) {
        f(parts.facing);
    } else if constexpr (kField == source) {
        f(parts.source);
    } else if constexpr (kField == card) {
        f(parts.card);
    } else if constexpr (kField == discards) {
        f(parts.cards);
    } else if constexpr (kField == linked) {
        f(parts.linked);
    } else {
        static_assert(kField == owner || kField == code || kField == word || kField == bits);
    }
}

template <class S>
void fill(S& step, const StepParts& parts) {
    forEachField(step,
                 [&](auto field, auto& value) { withPart<field()>(parts, [&](const auto& part) { value = part; }); });
}

template <std::size_t I>
Step make(const StepParts& parts) {
    std::variant_alternative_t<I, Step> step;
    fill(step, parts);
    return step;
}

template <std::size_t... I>
Step makeAny(std::size_t place, const StepParts& parts, std::index_sequence<I...>) {
    constexpr std::array<Step (*)(const StepParts&), sizeof...(I)> makers{make<I>...};
    return makers[place](parts);
}

bool isSpecial(KindId kind) {
    return kind.place == kCoreKinds;
}

}  // namespace

KindId kindOf(const Step& step) {
    const auto* special = std::get_if<step::Special>(&step);
    return special != nullptr ? KindId{kCoreKinds, special->owner, special->code} : KindId{step.index(), 0, 0};
}

const Form& formOf(const Rules& rules, KindId kind) {
    return isSpecial(kind) ? rules.owners[kind.owner].steps[kind.code].form : coreForms()[kind.place];
}

std::vector<KindId> allKinds(const Rules& rules) {
    std::vector<KindId> kinds;
    for (std::size_t place = 0; place < kCoreKinds; ++place) {
        kinds.push_back({place, 0, 0});
    }
    for (const bool inGame : {true, false}) {
        for (std::size_t i = 0; i < rules.owners.size(); ++i) {
            for (std::size_t code = 0; code < rules.owners[i].steps.size() && rules.owners[i].inGame == inGame;
                 ++code) {
                kinds.push_back({kCoreKinds, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(code)});
            }
        }
    }
    return kinds;
}

StepParts takeApart(const Rules& rules, const Step& step) {
    StepParts parts;
    forEachField(step,
                 [&](auto field, const auto& value) { withPart<field()>(parts, [&](auto& part) { part = value; }); });
    if (const auto* special = std::get_if<step::Special>(&step)) {
        if (rules.kindOf(*special).form.has(Part::cards)) {
            parts.cards.bits = special->bits;
        } else {
            parts.pieces = special->bits;
        }
    }
    return parts;
}

Step putTogether(const Rules& rules, KindId kind, const StepParts& parts) {
    if (!isSpecial(kind)) {
        return makeAny(kind.place, parts, std::make_index_sequence<kCoreKinds>());
    }
    step::Special special = OwnSteps(kind.owner, rules.owners[kind.owner]).make(kind.code);
    fill(special, parts);
    special.bits = formOf(rules, kind).has(Part::cards) ? parts.cards.bits : parts.pieces;
    return rules.trimmed(special);
}

}  // namespace gnostica::engine
