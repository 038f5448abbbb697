// The panel of the Star Wheel.
#pragma once

#include "app/gui/panel_interface.h"
#include "variants/star-wheel/panel/wheel_dial.h"

#include <QWidget>

#include <array>

class QLabel;

namespace gnostica::star_wheel {

/// The dial, and texts below it about the choices and the last roll.
class WheelPanel : public QWidget, public gui::Panel {
    Q_OBJECT

public:
    explicit WheelPanel(gui::PanelPlugin::Choose choose);

    QWidget* widget() override { return this; }
    void setLook(const gui::PanelLook& look) override { dial_->setLook(look); }
    void present(const gui::PanelScene& scene) override;
    void animate(std::span<const engine::Event> events, int milliseconds) override;
    bool hurry() override { return dial_->hurry(); }
    bool isAsked() const override { return isAsked_; }

private:
    WheelDial* dial_;
    QLabel* now_;
    QLabel* die_;
    QString dieText_;
    std::array<QString, kSegments + 1> descriptions_;
    std::array<engine::Step, kSegments + 1> moves_;  ///< the step to each segment that can be chosen
    bool isAsked_ = false;
    std::size_t owner_ = 0;  ///< the owner of the reports that are shown
};

}  // namespace gnostica::star_wheel
