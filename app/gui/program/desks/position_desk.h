// Access to the editor of positions.
#pragma once

#include "app/gui/program/one_window.h"
#include "app/gui/windows/position/position_window.h"

#include <QObject>

namespace gnostica::gui {

/// Opens the window and fills it with a position to edit.
class PositionDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    PositionDesk(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QWidget* window);

    /// Brings the window to the front and creates it if necessary.
    PositionWindow& show() { return window_.show(); }
    /// The same with the position on the table, if there is a game and nothing else is being edited.
    void setUp();
    /// The same with a position of a game; asks about unsaved changes first.
    void showMoment(const table::MomentPosition& moment) { show().openMoment(moment); }
    /// Nullptr until the window is needed.
    PositionWindow* window() const { return window_.get(); }
    void applyLook(const PositionLook& look);
    /// Unsaved changes.
    std::optional<Unsaved> unsaved() const { return window_.ask(&PositionWindow::unsaved); }

Q_SIGNALS:
    void playWanted(const gnostica::table::TablePosition& from);
    /// Under any rulesets; the position names its own. Offered only if the signal is connected.
    void compareRequested(const nlohmann::json& position);

private:
    PositionWindow* make(const rulesets::RulesShelf& shelf, QWidget* parent);

    const table::OnTheTable& onTable_;
    PositionLook look_;
    OneWindow<PositionWindow> window_;
};

}  // namespace gnostica::gui
