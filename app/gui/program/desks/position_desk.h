// The way to setting up positions.
#pragma once

#include "app/gui/program/one_window.h"
#include "app/gui/windows/position/position_window.h"

#include <QObject>

namespace gnostica::gui {

/// Opens the window, and fills it with what somebody wants to set up.
class PositionDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    PositionDesk(const RulesShelf& shelf, const OnTheTable& onTable, QWidget* window);

    /// To the front, made if need be.
    PositionWindow& show() { return window_.show(); }
    /// The same from what is on the table, where somebody plays and nothing else is being set up.
    void setUp();
    /// The same with a moment of a game in it; what is not saved is asked about first.
    void showMoment(const MomentPosition& moment) { show().openMoment(moment); }
    /// Nullptr as long as nobody wanted it.
    PositionWindow* window() const { return window_.get(); }
    void applyLook(const PositionLook& look);
    /// Changes that are not saved.
    std::optional<Unsaved> unsaved() const { return window_.ask(&PositionWindow::unsaved); }

Q_SIGNALS:
    void playWanted(const gnostica::gui::TablePosition& from);
    /// By whatever rulesets; the position names its own. Offered only where somebody listens.
    void compareRequested(const nlohmann::json& position);

private:
    PositionWindow* make(const RulesShelf& shelf, QWidget* parent);

    const OnTheTable& onTable_;
    PositionLook look_;
    OneWindow<PositionWindow> window_;
};

}  // namespace gnostica::gui
