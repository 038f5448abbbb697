#include "variants/threestica/rules.h"

#include "engine/mechanics/registry.h"
#include "variants/threestica/exhaustion.h"
#include "variants/threestica/fate_attack.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace gnostica::threestica {

namespace {

using engine::Option;
using engine::OptionType;
using nlohmann::json;

const char* const kHand = "hand";
const char* const kDiscardPile = "discard-pile";

Option option(std::string key, std::string pointer, OptionType type, std::string_view rule) {
    Option made;
    made.key = std::move(key);
    made.pointer = std::move(pointer);
    made.type = type;
    made.rule = {rule};
    return made;
}

Option numberOption(std::string key, std::string pointer, int most, std::string_view rule) {
    Option made = option(std::move(key), std::move(pointer), OptionType::integer, rule);
    made.maximum = most;
    return made;
}

Option words(std::string key, std::string pointer, OptionType type, std::vector<std::string> choices,
             std::string_view rule) {
    Option made = option(std::move(key), std::move(pointer), type, rule);
    made.choices = std::move(choices);
    return made;
}

engine::PowerKind attackKind() {
    engine::PowerKind kind;
    kind.parameters = {
        words("defenders", "/defenders", OptionType::choice, {"any", "one"}, "TRI-6"),
        words("attackReplacement", "/replacement", OptionType::choiceSet, {kHand, kDiscardPile}, "MAJ-16"),
        numberOption("attackPips", "/pips", engine::kSizes, "TRI-6")};
    kind.make = [](const json& parameters, const engine::Rulings&) {
        FateAttackParameters attack;
        attack.defenders = parameters.value("defenders", "any") == "one" ? Defenders::one : Defenders::any;
        attack.pips = parameters.value("pips", 0);
        if (const auto from = parameters.find("replacement"); from != parameters.end()) {
            attack.fromHand = std::find(from->begin(), from->end(), kHand) != from->end();
            attack.fromDiscardPile = std::find(from->begin(), from->end(), kDiscardPile) != from->end();
        }
        return std::make_unique<FateAttack>(attack);
    };
    return kind;
}

engine::MechanicKind exhaustionKind() {
    constexpr int most = 50;
    engine::MechanicKind kind;
    kind.parameters = {numberOption("exhaustions", "/number", most, "TRI-10")};
    kind.make = [](const json& parameters, const json&, const engine::PowerMaker&) {
        return std::make_unique<Exhaustion>(parameters.at("number").get<int>());
    };
    return kind;
}

}  // namespace

void addRules(engine::Registry& registry) {
    registry.addPower(std::string(FateAttack::kName), attackKind());
    registry.addMechanic(std::string(Exhaustion::kId), exhaustionKind());
}

}  // namespace gnostica::threestica
