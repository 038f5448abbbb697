// Where the panels of variants appear.
#pragma once

#include <QString>

class QDockWidget;
class QWidget;

namespace gnostica::gui {

/// Makes and places the docks of panels, which are deleted by their user.
class PanelPlace {
public:
    PanelPlace() = default;
    virtual ~PanelPlace() = default;
    PanelPlace(const PanelPlace&) = delete;
    PanelPlace& operator=(const PanelPlace&) = delete;

    /// The window of the docks.
    virtual QWidget& window() = 0;
    /// A dock around a panel, in its place; `id` names it in the saved state of the window.
    virtual QDockWidget* addPanel(QWidget* panel, const QString& id) = 0;
    /// Called before a dock is deleted.
    virtual void removePanel(QDockWidget& dock) = 0;
};

}  // namespace gnostica::gui
