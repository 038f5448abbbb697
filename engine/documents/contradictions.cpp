#include "engine/documents/contradictions.h"

#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace gnostica::engine {

using nlohmann::json;

namespace {

int numberAt(const json& document, std::string_view pointer) {
    return valueAt(document, pointer)->get<int>();
}

std::string wordAt(const json& document, std::string_view pointer) {
    return valueAt(document, pointer)->get<std::string>();
}

void tooMany(Problems& problems, const char* pointer, int found, int most, std::string_view rule) {
    Diagnostic problem = problemAt(DiagnosticCode::tooMany, pointer, std::to_string(found), std::to_string(most));
    problem.rule = rule;
    problems.add(std::move(problem));
}

void checkSeats(const json& document, Problems& problems) {
    if (numberAt(document, "/players/min") > numberAt(document, "/players/max")) {
        problems.conflict("/players/min", "/players/max", {"SET-1"});
    }
}

void checkStash(const json& document, Problems& problems) {
    const int pieces =
        numberAt(document, "/stash/small") + numberAt(document, "/stash/medium") + numberAt(document, "/stash/large");
    if (pieces > kMaxStash) {
        tooMany(problems, "/stash", pieces, kMaxStash, "SET-1");
    }
}

/// A mechanic may set pieces aside; one small piece must remain, or nobody could ever place one (TRN-1).
void checkPiecesAside(const json& document, const Registry& registry, Problems& problems) {
    int left = numberAt(document, "/stash/small");
    for (const auto& [name, parameters] : document.at("mechanics").items()) {
        const int aside = registry.mechanics().find(name)->second.smallPiecesAside;
        left -= aside;
        if (aside > 0 && left < 1) {
            problems.conflict("/stash/small", childOf("/mechanics", name), {"TRN-1"});
        }
    }
}

/// The draw pile may not be empty before the first turn.
void checkDeal(const json& document, Problems& problems) {
    const int cards = numberAt(document, "/players/max") * numberAt(document, "/hand/limit") +
                      numberAt(document, "/board/columns") * numberAt(document, "/board/rows");
    if (cards >= kCardCount) {
        tooMany(problems, "/hand/limit", cards, kCardCount - 1, "SET-2");
    }
}

void checkValues(const json& document, Problems& problems) {
    if (numberAt(document, "/deck/values/spot") > numberAt(document, "/deck/values/royalty")) {
        problems.conflict("/deck/values/spot", "/deck/values/royalty", {"SCO-1"});
    }
    if (numberAt(document, "/deck/values/royalty") > numberAt(document, "/deck/values/major")) {
        problems.conflict("/deck/values/royalty", "/deck/values/major", {"SCO-1"});
    }
}

void checkStart(const json& document, Problems& problems) {
    const std::string first = wordAt(document, "/start/first");
    const std::string seat = wordAt(document, "/start/seat");
    // Choosing the first player, in whatever way, is what the mechanic does; without it seat A begins.
    if ((first != "seat" || seat != "A") && valueAt(document, "/mechanics/bid") == nullptr) {
        problems.conflict("/start/first", "/mechanics", {"SET-4"});
    }
    if (first == "seat" && seat.front() - 'A' >= numberAt(document, "/players/max")) {
        problems.conflict("/start/seat", "/players/max", {"SET-4"});
    }
    if (first != "bid" && wordAt(document, "/start/turnOrder") == "tournament") {
        Diagnostic problem =
            problemAt(DiagnosticCode::conflict, "/start/turnOrder", "/start/turnOrder", "/start/first");
        problem.severity = Severity::warning;  // nobody has bid, so nothing is re-ordered
        problem.rule = "TOU-1";
        problems.add(std::move(problem));
    }
}

/// Somebody always has a legal step: of these two, one is possible whatever the table looks like.
void checkTurn(const json& document, Problems& problems) {
    const json& options = *valueAt(document, "/turn/options");
    const auto has = [&options](const char* word) {
        return std::find(options.begin(), options.end(), word) != options.end();
    };
    if (!has("refresh") && !has("orient")) {
        Diagnostic problem = problemAt(DiagnosticCode::wrongValue, "/turn/options", shown(options), "refresh, orient");
        problem.rule = "TRN-3";
        problems.add(std::move(problem));
    }
}

/// The rule that a parameter of a mechanic belongs to.
RuleId ruleOf(const MechanicKind& kind, std::string_view pointer) {
    const auto option = std::ranges::find(kind.parameters, pointer, &Option::pointer);
    return option == kind.parameters.end() ? RuleId{} : option->rule;
}

/// Two bounds in one object of parameters, like those of the hidden timer (TMR-1).
void checkBounds(const json& document, const Registry& registry, Problems& problems) {
    for (const auto& [name, parameters] : document.at("mechanics").items()) {
        const std::string pointer = childOf("/mechanics", name);
        const json* least = valueAt(parameters, "/min");
        const json* most = valueAt(parameters, "/max");
        if (least != nullptr && most != nullptr && least->is_number() && most->is_number() && *least > *most) {
            problems.conflict(pointer + "/min", pointer + "/max", ruleOf(registry.mechanics().at(name), "/min"));
        }
    }
}

// ---- Suits ----------------------------------------------------------------------------------------------------------

std::optional<Suit> suitOf(const PowerKind& kind, const json& use) {
    const auto power = kind.make(use, {});
    return power == nullptr ? std::nullopt : power->suit();
}

/// The powers that can be a suit's, by name.
std::string powersOf(Suit suit, const Registry& registry) {
    std::vector<std::string> names;
    for (const auto& [name, kind] : registry.powers()) {
        if (suitOf(kind, {{"power", name}}) == suit) {
            names.push_back(name);
        }
    }
    return joined(names);
}

/// A suit's power is one of its suit: links and mechanics rely upon it, and upon the minion that it names.
void checkSuits(const json& document, const Registry& registry, Problems& problems) {
    for (std::size_t i = 0; i < kSuitKeys.size(); ++i) {
        const auto suit = static_cast<Suit>(i);
        const std::string pointer = childOf("/suits", kSuitKeys[i]);
        const json& use = *valueAt(document, pointer);
        const auto& name = use.at("power").get_ref<const std::string&>();
        if (suitOf(registry.powers().find(name)->second, use) != suit) {
            problems.add(problemAt(DiagnosticCode::wrongValue, pointer + "/power", name, powersOf(suit, registry)));
        }
    }
}

// ---- Alternatives ---------------------------------------------------------------------------------------------------

template <std::size_t... kinds>
std::uint64_t offeredBy(const Power& power, std::index_sequence<kinds...>) {
    return ((power.offers(Step(std::in_place_index<kinds>)) ? std::uint64_t{1} << kinds : 0) | ...);
}

/// The kinds of step that a use offers, as bits.
std::uint64_t kindsOf(const json& document, const json& use, const Registry& registry) {
    const json whole = resolveUse(document.at("suits"), use);
    const auto kind = registry.powers().find(whole.at("power").get_ref<const std::string&>());
    const auto power = kind->second.make(whole, {});
    return power == nullptr ? 0 : offeredBy(*power, std::make_index_sequence<std::variant_size_v<Step>>());
}

/// A step must say by itself which of the alternatives it uses.
void checkAlternatives(const json& document, const Registry& registry, Problems& problems) {
    for (const auto& [card, program] : document.at("majors").items()) {
        for (std::size_t slot = 0; slot < program.size(); ++slot) {
            const std::vector<json> uses = alternativesOf(program[slot]);
            std::uint64_t offered = 0;
            for (std::size_t i = 0; i < uses.size(); ++i) {
                const std::uint64_t kinds = kindsOf(document, uses[i], registry);
                if ((offered & kinds) != 0) {
                    const std::string any = childOf(childOf(childOf("/majors", card), slot), "any");
                    problems.conflict(childOf(any, i), childOf(any, 0), {});
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
void checkClosings(const json& document, const Registry& registry, Problems& problems) {
    const PowerMaker maker = [&](const json& use) {
        const json whole = resolveUse(document.at("suits"), use);
        const auto kind = registry.powers().find(whole.at("power").get_ref<const std::string&>());
        return kind == registry.powers().end() ? nullptr : kind->second.make(whole, {});
    };
    std::map<std::string, std::uint64_t> offered;
    for (const auto& [name, parameters] : document.at("mechanics").items()) {
        const auto mechanic = registry.mechanics().find(name)->second.make(parameters, document, maker);
        const std::uint64_t closings =
            mechanic == nullptr ? 0 : closingsOf(*mechanic, std::make_index_sequence<std::variant_size_v<Step>>());
        for (const auto& [other, taken] : offered) {
            if ((taken & closings) != 0) {
                problems.conflict(childOf("/mechanics", name), childOf("/mechanics", other), {"CHL-1"});
            }
        }
        offered.emplace(name, closings);
    }
}

// ---- Links ----------------------------------------------------------------------------------------------------------

using Suits = std::vector<std::optional<Suit>>;

/// The suits whose powers a slot of a card offers.
Suits suitsOf(const json& document, const json& entry, const Registry& registry) {
    Suits suits;
    for (const json& use : alternativesOf(entry)) {
        const json whole = resolveUse(document.at("suits"), use);
        const auto kind = registry.powers().find(whole.at("power").get_ref<const std::string&>());
        const auto power = kind->second.make(whole, {});
        suits.push_back(power == nullptr ? std::nullopt : power->suit());
    }
    return suits;
}

/// LNK-1 to LNK-5: which powers the halves of a link belong to.
bool makesSense(const std::string& kind, Suit first, Suit second) {
    using Pair = std::pair<Suit, Suit>;
    const Pair halves{first, second};
    if (kind == "through") {
        return halves == Pair{Suit::rods, Suit::rods};
    }
    if (kind == "crowd") {
        return halves == Pair{Suit::rods, Suit::swords};
    }
    return halves == Pair{Suit::discs, Suit::discs} || halves == Pair{Suit::swords, Suit::swords} ||
           halves == Pair{Suit::cups, Suit::discs};
}

bool linkMakesSense(const std::string& kind, const Suits& first, const Suits& second) {
    return std::any_of(first.begin(), first.end(), [&](const std::optional<Suit>& a) {
        return std::any_of(second.begin(), second.end(), [&](const std::optional<Suit>& b) {
            return a.has_value() && b.has_value() && makesSense(kind, *a, *b);
        });
    });
}

void checkLinks(const json& document, const Registry& registry, Problems& problems) {
    for (const auto& [card, kind] : document.at("links").items()) {
        const json& program = document.at("majors").at(card);
        const bool good =
            program.size() >= 2 && linkMakesSense(kind.get<std::string>(), suitsOf(document, program[0], registry),
                                                  suitsOf(document, program[1], registry));
        if (!good) {
            problems.conflict(childOf("/links", card), childOf("/majors", card), {});
        }
    }
}

}  // namespace

void checkContradictions(const json& document, const Registry& registry, Problems& problems) {
    for (const auto named : {checkSeats, checkStash, checkDeal, checkValues, checkStart, checkTurn}) {
        named(document, problems);
    }
    checkBounds(document, registry, problems);
    checkSuits(document, registry, problems);
    checkPiecesAside(document, registry, problems);
    checkClosings(document, registry, problems);
    checkAlternatives(document, registry, problems);
    checkLinks(document, registry, problems);
}

}  // namespace gnostica::engine
