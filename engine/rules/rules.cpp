#include "engine/rules/rules.h"

#include "engine/rules/said_fields.h"

#include <algorithm>
#include <cassert>

namespace gnostica::engine {

Rules::Rules() {
    for (unsigned seats = 1; seats < foes[0].size(); ++seats) {
        const unsigned all = (1U << seats) - 1U;
        for (unsigned seat = 0; seat < seats; ++seat) {
            foes[0][seats][seatAt(static_cast<int>(seat))] = static_cast<std::uint8_t>(all & ~(1U << seat));
        }
    }
    unite();
}

void Rules::unite() {
    for (unsigned seats = 1; seats < foes[0].size(); ++seats) {
        const unsigned all = (1U << seats) - 1U;
        for (unsigned one = 0; one < seats; ++one) {
            const unsigned others = foes[0][seats][seatAt(static_cast<int>(one))];
            for (unsigned seat = 0; seat < seats; ++seat) {
                const bool isOther = ((others >> seat) & 1U) != 0;
                foes[one + 1][seats][seatAt(static_cast<int>(seat))] =
                    static_cast<std::uint8_t>(isOther ? all & ~others : others);
            }
        }
    }
}

unsigned Rules::withAllies(const State& state, unsigned seats) const {
    unsigned all = 0;
    for (int i = 0; i < state.seats; ++i) {
        if (((seats >> i) & 1U) != 0) {
            all |= ((1U << state.seats) - 1U) & ~foes[0][state.seats][seatAt(i)];
        }
    }
    return all;
}

RuleId Rules::cited(std::string_view owner, std::string_view key, std::string_view value, RuleId usual) const {
    const auto found = std::ranges::find_if(
        citations, [&](const Citation& each) { return each.owner == owner && each.key == key && each.value == value; });
    return found == citations.end() ? usual : found->rule;
}

const SpecialKind* Rules::find(const step::Special& step) const {
    const bool known = step.owner < owners.size() && step.code < owners[step.owner].steps.size();
    return known ? &owners[step.owner].steps[step.code] : nullptr;
}

const SpecialKind& Rules::kindOf(const step::Special& step) const {
    const SpecialKind* kind = find(step);
    assert(kind != nullptr);
    return *kind;
}

step::Special Rules::trimmed(const step::Special& step) const {
    step::Special meant = OwnSteps(step.owner, owners[step.owner]).make(step.code);
    forEachOwnField(kindOf(step).form, [&](auto, auto member) { meant.*member = step.*member; });
    return meant;
}

step::Special Rules::special(std::string_view owner, std::uint8_t code) const {
    const auto found =
        std::ranges::find_if(owners, [&](const Owner& each) { return each.name == owner && code < each.steps.size(); });
    assert(found != owners.end());
    return OwnSteps(static_cast<std::size_t>(found - owners.begin()), *found).make(code);
}

std::size_t Rules::ownerPlace(std::string_view name, bool isPower) const {
    const auto found =
        std::ranges::find_if(owners, [&](const Owner& each) { return each.name == name && each.isPower == isPower; });
    return static_cast<std::size_t>(found - owners.begin());
}

}  // namespace gnostica::engine
