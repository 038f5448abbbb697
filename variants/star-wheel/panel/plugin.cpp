// The panel plug-in of the Star Wheel.
#include "engine/mechanics/mechanic.h"
#include "variants/star-wheel/panel/wheel_panel.h"

#include <QCoreApplication>
#include <QObject>

#include <algorithm>

namespace gnostica::star_wheel {

class WheelPanelPlugin : public QObject, public gui::PanelPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.PanelInterface/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::gui::PanelPlugin)

public:
    bool serves(const engine::Rules& rules) const override {
        return std::any_of(rules.mechanics.begin(), rules.mechanics.end(),
                           [](const auto& mechanic) { return mechanic->id() == Wheel::kId; });
    }
    QString title() const override { return tr("Star Wheel"); }
    std::unique_ptr<gui::Panel> make(Choose choose) const override {
        return std::make_unique<WheelPanel>(std::move(choose));
    }
};

}  // namespace gnostica::star_wheel

#include "plugin.moc"
