// The panel of 3stica: the end that comes nearer, and the dice.
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
    QLabel* outcome_;  ///< after the dice lie still
    QLabel* question_;
    std::size_t attack_ = 0;  ///< whose reports are of dice
};

}  // namespace gnostica::threestica
