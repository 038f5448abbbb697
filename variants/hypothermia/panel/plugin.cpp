// The panel plug-in of the first edition: serves every ruleset that ends with the Infinity card.
#include "engine/mechanics/mechanic.h"
#include "variants/hypothermia/panel/infinity_panel.h"

#include <QObject>

#include <algorithm>

namespace gnostica::hypothermia {

class InfinityPanelPlugin : public QObject, public gui::PanelPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.PanelInterface/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::gui::PanelPlugin)

public:
    bool serves(const engine::Rules& rules) const override {
        return std::any_of(rules.mechanics.begin(), rules.mechanics.end(),
                           [](const auto& mechanic) { return mechanic->id() == Infinity::kId; });
    }
    QString title() const override { return tr("Infinity card"); }
    std::unique_ptr<gui::Panel> make(Choose) const override { return std::make_unique<InfinityPanel>(); }
};

}  // namespace gnostica::hypothermia

#include "plugin.moc"
