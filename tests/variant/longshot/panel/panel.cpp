// The quiver: the die's result, the holder of the pennant, and buttons for dodging.
#include "app/gui/panel_interface.h"
#include "app/language/fill.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "rules.h"

#include <QLabel>
#include <QObject>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

namespace longshot {

using namespace gnostica::engine;
namespace gui = gnostica::gui;

namespace {

const Mechanic* rowsIn(const Rules& rules) {
    const auto found = std::ranges::find_if(rules.mechanics, [](const auto& each) { return each->id() == kRows; });
    return found == rules.mechanics.end() ? nullptr : found->get();
}

class Quiver final : public QWidget, public gui::Panel {
public:
    explicit Quiver(gui::PanelPlugin::Choose choose)
        : choose_(std::move(choose)),
          die_(new QLabel(this)),
          pennant_(new QLabel(this)),
          lines_(new QVBoxLayout(this)) {
        setObjectName(QStringLiteral("quiver"));
        die_->setObjectName(QStringLiteral("quiverDie"));
        pennant_->setObjectName(QStringLiteral("quiverPennant"));
        die_->setWordWrap(true);
        lines_->addWidget(die_);
        lines_->addWidget(pennant_);
    }

    QWidget* widget() override { return this; }
    void setLook(const gui::PanelLook&) override {}
    void animate(std::span<const Event>, int) override {}
    bool hurry() override { return false; }
    void present(const gui::PanelScene& scene) override {
        die_->clear();
        for (const Event& event : scene.recent) {
            const auto* report = std::get_if<event::Report>(&event);
            if (report != nullptr && report->owner == scene.rules.ownerPlace(kLongShot, true)) {
                die_->setText(scene.speaker.event(event, scene.view.viewer()));
            }
        }
        pennant_->setText(pennantIn(scene));
        offer(scene);
    }

private:
    static QString pennantIn(const gui::PanelScene& scene) {
        const Mechanic* rows = rowsIn(scene.rules);
        const PlainValues fields =
            rows == nullptr ? PlainValues() : rows->positionFields()->writeFields(scene.view.open());
        if (!fields.contains("pennant")) {
            return {};
        }
        const auto& letter = std::get<std::string>(fields.at("pennant"));
        //: %1: player
        return gnostica::language::fill(QObject::tr("%1 carries the pennant."),
                                        {scene.speaker.playerPhrase(seatAt(letter.front() - 'A'))});
    }

    void offer(const gui::PanelScene& scene) {
        qDeleteAll(buttons_);
        buttons_.clear();
        for (const Step& step : scene.legal) {
            if (ownStepOf(scene.rules, kLongShot, ShotStep::dodge, step) != nullptr) {
                auto* button = new QPushButton(scene.speaker.step(scene.view, step), this);
                lines_->addWidget(button);
                buttons_.push_back(button);
                // Queued: a choice makes the panel show the new state, which destroys this button.
                connect(
                    button, &QPushButton::clicked, this, [this, step] { choose_(step); }, Qt::QueuedConnection);
            }
        }
    }

    gui::PanelPlugin::Choose choose_;
    QLabel* die_;
    QLabel* pennant_;
    QVBoxLayout* lines_;
    std::vector<QPushButton*> buttons_;
};

}  // namespace

class QuiverPlugin : public QObject, public gui::PanelPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.PanelInterface/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::gui::PanelPlugin)

public:
    bool serves(const Rules& rules) const override { return rowsIn(rules) != nullptr; }
    QString title() const override { return tr("Quiver"); }
    std::unique_ptr<gui::Panel> make(Choose choose) const override {
        return std::make_unique<Quiver>(std::move(choose));
    }
};

}  // namespace longshot

#include "panel.moc"
