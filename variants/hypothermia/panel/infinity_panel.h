// The panel of the first edition, with the state of its end.
#pragma once

#include "app/gui/panel_interface.h"
#include "variants/hypothermia/panel/infinity_table.h"

#include <QWidget>

class QLabel;

namespace gnostica::hypothermia {

class InfinityPanel : public QWidget, public gui::Panel {
    Q_OBJECT

public:
    InfinityPanel();

    QWidget* widget() override { return this; }
    void setLook(const gui::PanelLook& look) override { table_->setLook(look); }
    void present(const gui::PanelScene& scene) override;
    void animate(std::span<const engine::Event> events, int milliseconds) override;
    bool hurry() override { return table_->hurry(); }

private:
    InfinityTable* table_;
    QLabel* text_;
    QLabel* round_;
    std::size_t owner_ = 0;  ///< the owner of the reports that are shown
};

}  // namespace gnostica::hypothermia
