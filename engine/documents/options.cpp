#include "engine/documents/options.h"

#include "engine/documents/problems.h"
#include "engine/mechanics/registry.h"
#include "engine/model/state.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

using Words = std::vector<std::string>;

Option flag(std::string key, std::string pointer, std::string_view rule) {
    return {std::move(key), std::move(pointer), OptionType::boolean, 0, 0, {}, {rule}, false};
}

Option number(std::string key, std::string pointer, int minimum, int maximum, std::string_view rule) {
    return {std::move(key), std::move(pointer), OptionType::integer, minimum, maximum, {}, {rule}, false};
}

Option choice(std::string key, std::string pointer, Words choices, std::string_view rule) {
    return {std::move(key), std::move(pointer), OptionType::choice, 0, 0, std::move(choices), {rule}, false};
}

Option choices(std::string key, std::string pointer, Words choices, std::string_view rule) {
    return {std::move(key), std::move(pointer), OptionType::choiceSet, 0, 0, std::move(choices), {rule}, false};
}

Option needing(std::string mechanic, Option option) {
    option.needs = std::move(mechanic);
    return option;
}

/// A ruling stands under /rulings, by its key.
Option ruling(Option option) {
    option.pointer = "/rulings/" + option.key;
    option.isRuling = true;
    return option;
}

Option ruling(std::string key, std::string_view rule) {
    return ruling(flag(std::move(key), {}, rule));
}

Option ruling(std::string key, Words words, std::string_view rule) {
    return ruling(choice(std::move(key), {}, std::move(words), rule));
}

std::vector<Option> settings() {
    return {
        number("minPlayers", "/players/min", 2, kMaxSeats, "SET-1"),
        number("maxPlayers", "/players/max", 2, kMaxSeats, "SET-1"),
        number("smallPieces", "/stash/small", 1, kMaxStash, "SET-1"),
        number("mediumPieces", "/stash/medium", 0, kMaxStash, "SET-1"),
        number("largePieces", "/stash/large", 0, kMaxStash, "SET-1"),
        number("handLimit", "/hand/limit", 1, kMaxHand, "SET-2"),
        number("spotValue", "/deck/values/spot", 1, 9, "SCO-1"),
        number("royaltyValue", "/deck/values/royalty", 1, 9, "SCO-1"),
        number("majorValue", "/deck/values/major", 1, 9, "SCO-1"),
        number("columns", "/board/columns", 1, 8, "SET-2"),
        number("rows", "/board/rows", 1, 8, "SET-2"),
        number("spaceLimit", "/board/limit", 1, 9, "SPC-4"),
        choice("start", "/start/first", {"bid", "random", "seat"}, "SET-4"),
        choice("firstSeat", "/start/seat", {"A", "B", "C", "D", "E", "F"}, "SET-4"),
        choice("turnOrder", "/start/turnOrder", {"clockwise", "tournament"}, "TOU-1"),
        choices("turnOptions", "/turn/options", {"activate", "play", "refresh", "orient"}, "TRN-2"),
        flag("affectedBecomeMinions", "/minions/affected", "MIN-3"),
        flag("affectedByFoolBecomeMinions", "/minions/affectedByFool", "MIN-3"),
        needing("challenge", number("target", "/end/target", 1, 50, "SET-3")),
    };
}

std::vector<Option> rulings() {
    return {
        ruling("limitInWasteland", "SPC-4"),
        ruling("bidHandsRunOut", {"random", "first-seat"}, "BID-3"),
        ruling("noFreeSpace", {"pass", "refresh"}, "TRN-1"),
        ruling("reshuffle", {"at-once", "when-needed"}, "DRW-1"),
        ruling(choices("affectedBy", {}, {"created", "moved", "pushed", "grown", "shrunk", "turned", "converted"},
                       "MIN-3")),
        ruling("piecesOnAffectedTerritory", "MIN-3"),
        ruling("createInWasteland", "CUP-1"),
        ruling("selfTargetCreates", {"target-space", "own-space-too"}, "CUP-5"),
        ruling("landingJudged", {"before-lifting", "after-lifting"}, "ROD-5"),
        ruling("revealOptional", "MAJ-0"),
        ruling("turnerAndActorMayDiffer", "MAJ-3"),
        ruling("convertOnlyEnemies", "MAJ-5"),
        ruling("lastPlayerWins", "CHL-3"),
        ruling("noTerritory", {"shared", "nobody"}, "CHL-4"),
    };
}

/// The parameters of the object that `pointer` names.
void append(std::vector<Option>& table, const std::vector<Option>& parameters, const std::string& pointer) {
    for (Option option : parameters) {
        const auto isSame = [&](const Option& other) { return other.key == option.key; };
        if (std::any_of(table.begin(), table.end(), isSame)) {
            option.key.insert(0, pointer.substr(pointer.rfind('/') + 1) + '.');
        }
        option.pointer = pointer + option.pointer;
        table.push_back(std::move(option));
    }
}

}  // namespace

std::span<const Option> generalOptions() {
    static const std::vector<Option> table = [] {
        std::vector<Option> all = settings();
        const std::vector<Option> others = rulings();
        all.insert(all.end(), others.begin(), others.end());
        return all;
    }();
    return table;
}

bool applies(const Option& option, const nlohmann::json& document) {
    return option.needs.empty() || valueAt(document, childOf("/mechanics", option.needs)) != nullptr;
}

std::vector<Option> optionsOf(const nlohmann::json& document, const Registry& registry) {
    std::vector<Option> table;
    for (const Option& option : generalOptions()) {
        if (applies(option, document)) {
            table.push_back(option);
        }
    }
    for (const char* suit : {"cup", "rod", "disc", "sword"}) {
        const std::string pointer = childOf("/suits", suit);
        const nlohmann::json* power = valueAt(document, pointer + "/power");
        if (power != nullptr && power->is_string()) {
            const auto kind = registry.powers().find(power->get_ref<const std::string&>());
            append(table, kind == registry.powers().end() ? std::vector<Option>{} : kind->second.parameters, pointer);
        }
    }
    for (const auto& [name, kind] : registry.mechanics()) {
        const std::string pointer = childOf("/mechanics", name);
        append(table, valueAt(document, pointer) == nullptr ? std::vector<Option>{} : kind.parameters, pointer);
    }
    return table;
}

}  // namespace gnostica::engine
