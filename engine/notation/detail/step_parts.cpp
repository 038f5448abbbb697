#include "engine/notation/detail/step_parts.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine {
namespace {

constexpr Form form(std::string_view word, std::initializer_list<Part> parts) {
    Form made{word, {}, {}, parts.size(), false};
    std::copy(parts.begin(), parts.end(), made.list.begin());
    return made;
}

constexpr Form use(std::string_view word, std::string_view verb, bool mayLink, std::initializer_list<Part> parts) {
    Form made{word, verb, {Part::piece}, parts.size() + 1, mayLink};
    std::copy(parts.begin(), parts.end(), made.list.begin() + 1);
    return made;
}

constexpr auto makeForms() {
    using enum Part;
    constexpr bool links = true;
    return std::array<Form, std::variant_size_v<Step>>{form("place", {space, facing}),
                                                       form("activate", {space}),
                                                       form("play", {card}),
                                                       form("refresh", {cards, number}),
                                                       form("orient", {piece, facing}),
                                                       use("cup", "create", links, {space, facing}),
                                                       use("cup", "create", links, {target}),
                                                       use("cup", "found", links, {space, source}),
                                                       use("rod", "move", links, {number, keptFacing}),
                                                       use("rod", "push", links, {target, number, keptFacing}),
                                                       use("rod", "slide", !links, {space, number}),
                                                       use("disc", "grow", links, {target, keptFacing}),
                                                       use("disc", "raise", links, {space, source}),
                                                       use("sword", "hit", links, {target, number, keptFacing}),
                                                       use("sword", "raze", links, {space, number, source}),
                                                       use("sword", "hit", !links, {defenders}),
                                                       form("shrink", {piece, number, keptFacing}),
                                                       form("turn", {piece, target, facing}),
                                                       form("convert", {piece, target, keptFacing}),
                                                       form("warp", {piece, target, to, keptFacing}),
                                                       form("warp", {piece, space, to}),
                                                       form("trade", {piece, target}),
                                                       form("redraw", {cards, number}),
                                                       form("recover", {piece, card}),
                                                       form("reveal", {}),
                                                       form("copy", {space}),
                                                       form("skip", {}),
                                                       form("done", {}),
                                                       form("challenge", {}),
                                                       form("bid", {card}),
                                                       form("take", {card}),
                                                       form("wheel", {number}),
                                                       form("refill", {number}),
                                                       form("retaliate", {piece})};
}

constexpr std::array<Form, std::variant_size_v<Step>> kForms = makeForms();

template <class S, class Parts, class F>
void forEachPieceField(S& s, Parts& parts, F f) {
    if constexpr (requires { s.minion; }) {
        f(s.minion, parts.piece);
    } else if constexpr (requires { s.piece; }) {
        f(s.piece, parts.piece);
    } else if constexpr (requires { s.attacker; }) {
        f(s.attacker, parts.piece);
    }
    if constexpr (requires { s.target; }) {
        f(s.target, parts.target);
    } else if constexpr (requires { s.model; }) {
        f(s.model, parts.target);
    }
    if constexpr (requires { s.defenders; }) {
        f(s.defenders, parts.defenders);
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
    } else if constexpr (requires { s.segment; }) {
        f(s.segment, parts.number);
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
Step makeAny(std::size_t form, const StepParts& parts, std::index_sequence<I...>) {
    constexpr std::array<Step (*)(const StepParts&), sizeof...(I)> makers{make<I>...};
    return makers[form](parts);
}

}  // namespace

std::span<const Form, std::variant_size_v<Step>> forms() {
    return kForms;
}

StepParts takeApart(const Step& step) {
    StepParts parts;
    std::visit([&](const auto& s) { forEachField(s, parts, [](const auto& field, auto& part) { part = field; }); },
               step);
    return parts;
}

Step putTogether(std::size_t form, const StepParts& parts) {
    return makeAny(form, parts, std::make_index_sequence<std::variant_size_v<Step>>());
}

}  // namespace gnostica::engine
