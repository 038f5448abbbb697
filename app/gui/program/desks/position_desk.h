// The way to setting up positions.
#pragma once

#include "app/gui/windows/position/position_window.h"

#include <QObject>
#include <QPointer>

namespace gnostica::gui {

/// Opens the window, which is one beside that of the game, and keeps it dressed.
class PositionDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    PositionDesk(const RulesShelf& shelf, PositionSurroundings surroundings, QWidget* window);

    /// To the front, made if need be.
    PositionWindow& show();
    /// The same with a moment of a game in it; what is not saved is asked about first.
    void showMoment(const MomentPosition& moment);
    /// Nullptr as long as nobody wanted it.
    PositionWindow* window() const { return window_; }
    void applyLook(const PositionLook& look);
    /// Whether there is anything on the table that may be taken.
    void setTableOpen(bool open);
    /// Changes that are not saved.
    std::optional<Unsaved> unsaved() { return window_ ? window_->unsaved() : std::nullopt; }
    /// Gone when this returns.
    void close();

Q_SIGNALS:
    void playWanted(const gnostica::gui::TablePosition& from);
    /// By whatever rulesets; the position names its own. Offered only where somebody listens.
    void compareRequested(const nlohmann::json& position);

private:
    const RulesShelf& shelf_;
    PositionSurroundings surroundings_;
    QWidget* parent_;
    PositionLook look_;
    bool isTableOpen_ = false;
    QPointer<PositionWindow> window_;
};

}  // namespace gnostica::gui
