// A panel that calls a function that was not linked.
#include "app/gui/panel_interface.h"
#include "tests/plugins/misbehave.h"

#include <QObject>
#include <QWidget>

namespace gnostica::tests {

void rulesOfAnotherLibrary();

class PanelUnresolved : public gui::Panel {
public:
    QWidget* widget() override { return &widget_; }
    void setLook(const gui::PanelLook&) override {}
    void present(const gui::PanelScene&) override { rulesOfAnotherLibrary(); }
    void animate(std::span<const engine::Event>, int) override {}
    bool hurry() override { return false; }

private:
    QWidget widget_;
};

class PanelUnresolvedPlugin : public QObject, public gui::PanelPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.PanelInterface/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::gui::PanelPlugin)

public:
    bool serves(const engine::Rules&) const override { return true; }
    QString title() const override { return QStringLiteral("Trouble"); }
    std::unique_ptr<gui::Panel> make(Choose) const override { return std::make_unique<PanelUnresolved>(); }
};

}  // namespace gnostica::tests

#include "panel_unresolved.moc"
