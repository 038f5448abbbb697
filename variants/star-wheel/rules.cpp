#include "variants/star-wheel/rules.h"

#include "engine/mechanics/registry.h"
#include "engine/powers/power.h"
#include "variants/star-wheel/wheel.h"

#include <nlohmann/json.hpp>

namespace gnostica::star_wheel {

namespace {

using nlohmann::json;

/// WHL-3: the plain powers of the suits, one pip strong whatever the minion's size. A power that knows no pips does not
/// look for them.
Wheel::Bonuses bonusesOf(const engine::PowerMaker& makePower) {
    return {makePower(json("cup")), makePower(json{{"power", "rod"}, {"pips", 1}}), makePower(json("disc")),
            makePower(json{{"power", "sword"}, {"pips", 1}})};
}

engine::MechanicKind wheelKind() {
    engine::MechanicKind kind;
    engine::Option most;
    most.key = "wheelMost";
    most.pointer = "/most";
    most.type = engine::OptionType::integer;
    most.minimum = 1;
    most.maximum = kSegments - 1;
    most.rule = {"WHL-2"};
    kind.parameters = {most};
    kind.smallPiecesAside = 1;
    kind.steps = Wheel::ownSteps();
    kind.dice = {kTwelveSided};
    kind.make = [](const json& parameters, const json&, const engine::PowerMaker& makePower) {
        return std::make_unique<Wheel>(parameters.at("most").get<int>(), bonusesOf(makePower));
    };
    return kind;
}

}  // namespace

void addRules(engine::Registry& registry) {
    registry.addMechanic(std::string(Wheel::kId), wheelKind());
}

}  // namespace gnostica::star_wheel
