#include "engine/notation/detail/step_parts.h"

#include <utility>

namespace gnostica::engine {
namespace {

template <class S, class Parts, class F>
void forEachPieceField(S& s, Parts& parts, F f) {
    if constexpr (requires { s.minion; }) {
        f(s.minion, parts.piece);
    } else if constexpr (requires { s.piece; }) {
        f(s.piece, parts.piece);
    }
    if constexpr (requires { s.target; }) {
        f(s.target, parts.target);
    } else if constexpr (requires { s.model; }) {
        f(s.model, parts.target);
    }
    if constexpr (requires { s.facing; }) {
        f(s.facing, parts.facing);
    }
}

template <class S, class Parts, class F>
void forEachSpaceField(S& s, Parts& parts, F f) {
    if constexpr (requires { s.space; }) {
        f(s.space, parts.space);
    } else if constexpr (requires { s.from; }) {
        f(s.from, parts.space);
    }
    if constexpr (requires { s.to; }) {
        f(s.to, parts.to);
    }
}

template <class S, class Parts, class F>
void forEachNumberField(S& s, Parts& parts, F f) {
    if constexpr (requires { s.distance; }) {
        f(s.distance, parts.number);
    } else if constexpr (requires { s.amount; }) {
        f(s.amount, parts.number);
    } else if constexpr (requires { s.draw; }) {
        f(s.draw, parts.number);
    }
}

/// Calls `f(field, part)` for every field of a step and the part that it is.
template <class S, class Parts, class F>
void forEachField(S& s, Parts& parts, F f) {
    forEachPieceField(s, parts, f);
    forEachSpaceField(s, parts, f);
    forEachNumberField(s, parts, f);
    if constexpr (requires { s.card; }) {
        f(s.card, parts.card);
    }
    if constexpr (requires { s.source; }) {
        f(s.source, parts.source);
    }
    if constexpr (requires { s.discards; }) {
        f(s.discards, parts.cards);
    }
    if constexpr (requires { s.linked; }) {
        f(s.linked, parts.linked);
    }
}

template <std::size_t I>
Step make(const StepParts& parts) {
    std::variant_alternative_t<I, Step> step;
    forEachField(step, parts, [](auto& field, const auto& part) { field = part; });
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
            for (std::size_t code = 0; code < rules.owners[i].steps.size() && rules.owners[i].inGame == inGame; ++code) {
                kinds.push_back({kCoreKinds, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(code)});
            }
        }
    }
    return kinds;
}

StepParts takeApart(const Rules& rules, const Step& step) {
    StepParts parts;
    std::visit([&](const auto& s) { forEachField(s, parts, [](const auto& field, auto& part) { part = field; }); },
               step);
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
    forEachField(special, parts, [](auto& field, const auto& part) { field = part; });
    special.bits = formOf(rules, kind).has(Part::cards) ? parts.cards.bits : parts.pieces;
    return special;
}

}  // namespace gnostica::engine
