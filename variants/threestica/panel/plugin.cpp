// The panel plug-in of 3stica: serves every ruleset with FATE dice or exhaustions.
#include "engine/mechanics/mechanic.h"
#include "variants/threestica/exhaustion.h"
#include "variants/threestica/fate_attack.h"
#include "variants/threestica/panel/threestica_panel.h"

#include <QObject>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace gnostica::threestica {

namespace {

bool attacksWithDice(const engine::Rules& rules) {
    const auto document = nlohmann::json::parse(rules.document, nullptr, false);
    const auto suits = document.is_object() ? document.find("suits") : document.end();
    return suits != document.end() && std::any_of(suits->begin(), suits->end(), [](const nlohmann::json& suit) {
               return suit.is_object() && suit.value("power", std::string()) == FateAttack::kName;
           });
}

}  // namespace

class ThreesticaPanelPlugin : public QObject, public gui::PanelPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.PanelInterface/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::gui::PanelPlugin)

public:
    bool serves(const engine::Rules& rules) const override {
        const bool exhausts = std::any_of(rules.mechanics.begin(), rules.mechanics.end(),
                                          [](const auto& mechanic) { return mechanic->id() == Exhaustion::kId; });
        return exhausts || attacksWithDice(rules);
    }
    QString title() const override { return tr("Dice and exhaustions"); }
    std::unique_ptr<gui::Panel> make(Choose) const override { return std::make_unique<ThreesticaPanel>(); }
};

}  // namespace gnostica::threestica

#include "plugin.moc"
