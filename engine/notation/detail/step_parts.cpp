#include "engine/notation/detail/step_parts.h"

#include "engine/model/step_fields.h"

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

/// The part as which a field is written.
template <Field kField, class Parts>
constexpr auto& partOf(Parts& parts) {
    using enum Field;
    if constexpr (kField == minion || kField == piece || kField == attacker) {
        return parts.piece;
    } else if constexpr (kField == target || kField == model) {
        return parts.target;
    } else if constexpr (kField == distance || kField == amount || kField == draw || kField == segment) {
        return parts.number;
    } else if constexpr (kField == defenders) {
        return parts.defenders;
    } else if constexpr (kField == space) {
        return parts.space;
    } else if constexpr (kField == to) {
        return parts.to;
    } else if constexpr (kField == facing) {
        return parts.facing;
    } else if constexpr (kField == source) {
        return parts.source;
    } else if constexpr (kField == card) {
        return parts.card;
    } else if constexpr (kField == discards) {
        return parts.cards;
    } else {
        static_assert(kField == linked);
        return parts.linked;
    }
}

template <std::size_t I>
Step make(const StepParts& parts) {
    std::variant_alternative_t<I, Step> step;
    forEachField(step, [&](auto field, auto& value) { value = partOf<field()>(parts); });
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
    forEachField(step, [&](auto field, const auto& value) { partOf<field()>(parts) = value; });
    return parts;
}

Step putTogether(std::size_t form, const StepParts& parts) {
    return makeAny(form, parts, std::make_index_sequence<std::variant_size_v<Step>>());
}

}  // namespace gnostica::engine
