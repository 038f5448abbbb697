// A panel that throws when it is given a state to show.
#include "app/gui/panel_interface.h"
#include "tests/plugins/misbehave.h"

#include <QObject>
#include <QWidget>

namespace gnostica::tests {

class PanelThrows : public gui::Panel {
public:
    QWidget* widget() override { return &widget_; }
    void setLook(const gui::PanelLook&) override {}
    void present(const gui::PanelScene&) override { throwUp(); }
    void animate(std::span<const engine::Event>, int) override {}
    bool hurry() override { return false; }

private:
    QWidget widget_;
};

class PanelThrowsPlugin : public QObject, public gui::PanelPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.PanelInterface/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::gui::PanelPlugin)

public:
    bool serves(const engine::Rules&) const override { return true; }
    QString title() const override { return QStringLiteral("Trouble"); }
    std::unique_ptr<gui::Panel> make(Choose) const override { return std::make_unique<PanelThrows>(); }
};

}  // namespace gnostica::tests

#include "panel_throws.moc"
