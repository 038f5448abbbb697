// Panels of variants in docks at the side of a window.
#pragma once

#include "app/gui/shared/panels/plugins/panel_place.h"

class QMainWindow;

namespace gnostica::gui {

/// Docks open where they were when the window was left, and otherwise on the side where lines end.
class DockColumn : public PanelPlace {
public:
    /// `window` must outlive this.
    explicit DockColumn(QMainWindow& window) : window_(window) {}

    QWidget& window() override;
    QDockWidget* addPanel(QWidget* panel, const QString& id) override;
    void removePanel(QDockWidget& dock) override;

private:
    QMainWindow& window_;
};

}  // namespace gnostica::gui
