// The panel of 3stica: progress towards the end, and the dice.
#pragma once

#include "app/gui/panel_interface.h"

#include <QWidget>

class QLabel;

namespace gnostica::threestica {

class DiceTray;
class ExhaustionRow;

class ThreesticaPanel : public QWidget, public gui::Panel {
    Q_OBJECT

public:
    ThreesticaPanel();

    QWidget* widget() override { return this; }
    void setLook(const gui::PanelLook& look) override;
    void present(const gui::PanelScene& scene) override;
    void animate(std::span<const engine::Event> events, int milliseconds) override;
    bool hurry() override;

private:
    ExhaustionRow* exhaustion_;
    DiceTray* tray_;
    QLabel* outcome_;  ///< shown when the dice have stopped
    QLabel* question_;
    std::size_t attack_ = 0;  ///< the owner of the reports of dice
};

}  // namespace gnostica::threestica
