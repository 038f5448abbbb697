// The panel of the Star Wheel.
#pragma once

#include "app/gui/panel_interface.h"
#include "variants/star-wheel/panel/wheel_dial.h"

#include <QWidget>

#include <array>

class QLabel;

namespace gnostica::star_wheel {

/// The dial, and below it in words what may be done and what the die has shown.
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
    std::array<engine::Step, kSegments + 1> moves_;  ///< the step to each segment that may be chosen
    bool isAsked_ = false;
    std::size_t owner_ = 0;  ///< whose reports are shown
};

}  // namespace gnostica::star_wheel
