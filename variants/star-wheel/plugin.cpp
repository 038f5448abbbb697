// The plug-in of the Star Wheel expansion.
#include "engine/mechanics/registry.h"
#include "engine/powers/power.h"
#include "variants/rules_plugin.h"
#include "variants/star-wheel/wheel.h"
#include "variants/star-wheel/words.h"

#include <QObject>
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
    kind.make = [](const json& parameters, const json&, const engine::PowerMaker& makePower) {
        return std::make_unique<Wheel>(parameters.at("most").get<int>(), bonusesOf(makePower));
    };
    return kind;
}

}  // namespace

class Plugin : public QObject, public variants::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1")
    Q_INTERFACES(gnostica::variants::RulesPlugin)

public:
    void addRules(engine::Registry& registry) const override {
        registry.addMechanic(std::string(Wheel::kId), wheelKind());
    }
    void addWords(wording::Vocabulary& vocabulary) const override { star_wheel::addWords(vocabulary); }
};

}  // namespace gnostica::star_wheel

#include "plugin.moc"
