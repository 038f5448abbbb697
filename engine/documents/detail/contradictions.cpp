#include "engine/documents/detail/contradictions.h"

#include "engine/documents/detail/constraints.h"
#include "engine/documents/detail/ends.h"
#include "engine/documents/detail/fixes.h"
#include "engine/documents/detail/use_maker.h"
#include "engine/documents/options.h"
#include "engine/rules/link_pairs.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace gnostica::engine {

using nlohmann::json;

namespace {

// ---- Option tables --------------------------------------------------------------------------------------------------

void checkTables(const json& document, const Registry& registry, Problems& problems) {
    const json& mechanics = document.at("mechanics");
    const auto check = [&](std::span<const Option> options, std::span<const Constraint> constraints, const json& values,
                           const std::string& pointer) {
        checkConstraints({options, constraints, values, pointer, mechanics, registry}, problems);
    };
    check(generalOptions(), generalTable().constraints(), document, "");
    for (const auto& [suit, use] : document.at("suits").items()) {
        const PowerKind& kind = registry.powers().at(use.at("power"));
        check(kind.parameters, kind.constraints, use, childOf("/suits", suit));
    }
    for (const auto& [name, parameters] : mechanics.items()) {
        const MechanicKind& kind = registry.mechanics().at(name);
        check(kind.parameters, kind.constraints, parameters, childOf("/mechanics", name));
    }
}

/// A mechanic may set pieces aside; one small piece must remain, or no player could ever place one (TRN-1).
void checkPiecesAside(const json& document, const Registry& registry, Problems& problems) {
    int left = valueAt(document, "/stash/small")->get<int>();
    for (const auto& [name, parameters] : document.at("mechanics").items()) {
        const int aside = registry.mechanics().find(name)->second.smallPiecesAside;
        left -= aside;
        if (aside > 0 && left < 1) {
            const std::string mechanic = childOf("/mechanics", name);
            problems.conflict("/stash/small", mechanic, {"TRN-1"}, {fix::remove(mechanic)});
        }
    }
}

// ---- Alternatives ---------------------------------------------------------------------------------------------------

template <std::size_t... kinds>
std::uint64_t offeredBy(const Power& power, std::index_sequence<kinds...>) {
    return ((power.offers(Step(std::in_place_index<kinds>)) ? std::uint64_t{1} << kinds : 0) | ...);
}

/// The kinds of step that a use offers, as bits.
std::uint64_t kindsOf(const UseMaker& maker, const json& use) {
    const auto power = maker.make(use);
    return power == nullptr ? 0 : offeredBy(*power, std::make_index_sequence<std::variant_size_v<Step>>());
}

/// A step must show which of the alternatives it uses: no two of them may offer the same kind of step, or be the same
/// power if that power has its own steps.
void checkAlternatives(const json& document, const Registry& registry, const UseMaker& maker, Problems& problems) {
    for (const auto& [card, program] : document.at("majors").items()) {
        for (std::size_t slot = 0; slot < program.size(); ++slot) {
            if (!program[slot].is_object() || !program[slot].contains("any")) {
                continue;
            }
            const std::vector<json> uses = alternativesOf(program[slot]);
            std::uint64_t offered = 0;
            std::set<std::string> ownSteps;
            for (std::size_t i = 0; i < uses.size(); ++i) {
                const std::uint64_t kinds = kindsOf(maker, uses[i]);
                const auto name = resolveUse(document.at("suits"), uses[i]).at("power").get<std::string>();
                const bool again = !registry.powers().find(name)->second.steps.empty() && !ownSteps.insert(name).second;
                if (again || (offered & kinds) != 0) {
                    const std::string any = childOf(childOf(childOf("/majors", card), slot), "any");
                    problems.conflict(childOf(any, i), childOf(any, 0), {}, {fix::remove(childOf(any, i))});
                }
                offered |= kinds;
            }
        }
    }
}

// ---- Mechanics ------------------------------------------------------------------------------------------------------

template <std::size_t... kinds>
std::uint64_t closingsOf(const Mechanic& mechanic, std::index_sequence<kinds...>) {
    return ((mechanic.offersClosing(Step(std::in_place_index<kinds>)) ? std::uint64_t{1} << kinds : 0) | ...);
}

/// A step that ends a turn must belong to one mechanic: two announcements exclude each other.
void checkClosings(const json& document, const Registry& registry, const UseMaker& uses, Problems& problems) {
    const GameSettings settings;
    const PowerMaker maker = uses.forMechanics();
    std::map<std::string, std::uint64_t> offered;
    for (const auto& [name, parameters] : document.at("mechanics").items()) {
        const MechanicKind& kind = registry.mechanics().find(name)->second;
        const auto mechanic = kind.make(valuesOf(kind.parameters, parameters), {settings, maker});
        const std::uint64_t closings =
            mechanic == nullptr ? 0 : closingsOf(*mechanic, std::make_index_sequence<std::variant_size_v<Step>>());
        for (const auto& [other, taken] : offered) {
            if ((taken & closings) != 0) {
                const std::string one = childOf("/mechanics", name);
                const std::string two = childOf("/mechanics", other);
                problems.conflict(one, two, {"CHL-1"}, {fix::remove(one), fix::remove(two)});
            }
        }
        offered.emplace(name, closings);
    }
}

// ---- Links ----------------------------------------------------------------------------------------------------------

using Suits = std::vector<std::optional<Suit>>;

/// The suits whose powers a slot of a card offers.
Suits suitsOf(const UseMaker& maker, const json& entry) {
    Suits suits;
    for (const json& use : alternativesOf(entry)) {
        const auto power = maker.make(use);
        suits.push_back(power == nullptr ? std::nullopt : power->suit());
    }
    return suits;
}

/// May a link of this kind join powers of these suits?
bool makesSense(const std::string& kind, Suit first, Suit second) {
    return std::ranges::any_of(kLinkPairs, [&](const LinkPair& pair) {
        return kLinkKeys[static_cast<std::size_t>(pair.kind)] == kind && pair.first == first && pair.second == second;
    });
}

bool linkMakesSense(const std::string& kind, const Suits& first, const Suits& second) {
    return std::any_of(first.begin(), first.end(), [&](const std::optional<Suit>& a) {
        return std::any_of(second.begin(), second.end(), [&](const std::optional<Suit>& b) {
            return a.has_value() && b.has_value() && makesSense(kind, *a, *b);
        });
    });
}

void checkLinks(const json& document, const UseMaker& maker, Problems& problems) {
    for (const auto& [card, kind] : document.at("links").items()) {
        if (kind == kLinkKeys.front()) {
            continue;  // "none"
        }
        const json& program = document.at("majors").at(card);
        const bool good = program.size() >= 2 && linkMakesSense(kind.get<std::string>(), suitsOf(maker, program[0]),
                                                                suitsOf(maker, program[1]));
        if (!good) {
            const std::string link = childOf("/links", card);
            problems.conflict(link, childOf("/majors", card), {}, {fix::remove(link)});
        }
    }
}

}  // namespace

void checkContradictions(const json& document, const Registry& registry, Problems& problems) {
    const Rulings rulings;  // have no effect on these checks
    const UseMaker maker(document, registry, rulings);
    checkTables(document, registry, problems);
    checkPiecesAside(document, registry, problems);
    checkClosings(document, registry, maker, problems);
    checkAlternatives(document, registry, maker, problems);
    checkLinks(document, maker, problems);
    checkEnds(document, registry, maker, problems);
}

}  // namespace gnostica::engine
