// The things on the table that the guide points at.
#pragma once

#include "app/gui/windows/learn/guide_spot.h"
#include "engine/lessons/guide.h"
#include "engine/play/view.h"

#include <QLineF>
#include <QObject>
#include <QPointF>

#include <optional>
#include <vector>

class QAction;
class QWidget;

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class EndDesk;
class LargeCard;
class PlayArea;
class RecapDesk;
class StageDesk;
class TablePanels;
class TableSheets;
class TableSpread;
class TopBar;

/// The spaces that a page points at: those of the viewer's piece and its aim, a territory that only the viewer's pieces
/// hold, or the wasteland nearest to them. Empty if it does not point at spaces, or if there are none.
std::vector<engine::Space> spacesPointedAt(const engine::GuidePoint& point, const engine::View& view,
                                           std::optional<engine::Space> here);

/// Finds the places of things in the window, and reports when they move.
class GuideTargets : public QObject {
    Q_OBJECT

public:
    struct Parts {
        PlayArea& area;
        const TableSpread& spread;
        const TablePanels& panels;
        const RecapDesk& recap;
        TopBar& bar;
        const TableSheets& sheets;
        const EndDesk& end;
        const turn::TurnController& turn;
        const QAction& hint;
        const StageDesk& stage;
        LargeCard& card;
    };

    /// All must outlive this.
    explicit GuideTargets(const Parts& parts, QObject* parent = nullptr);

    /// The widget that the guide lies over.
    PlayArea& table() const { return parts_.area; }
    /// What is on the table when a page points there. If the thing is not there, it points at the board.
    GuideScenery sceneryFor(const engine::GuidePoint& point, const engine::View& view,
                            std::optional<engine::Space> here) const;
    /// The result of the game, the start page, or a moment on the stage covers the table.
    bool isCovered() const;
    bool isEndShown() const;
    /// The player has picked something, and has not confirmed it.
    bool isChoosing() const;
    /// Keeps the large card away from the parchment of the guide; empty: there is none.
    void keepClear(const QRect& parchment);

Q_SIGNALS:
    /// Things may have another place.
    void moved();
    /// The player has begun to choose …
    void chosen();
    /// … and has picked a card or a space, as a page may have asked.
    void tried();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QRect placeOf(const engine::GuidePoint& point, const engine::View& view, std::optional<engine::Space> here) const;
    QRect placeOf(engine::GuideArea area) const;
    QRect placeOf(const std::vector<engine::Space>& spaces) const;
    QRect placeOf(engine::Card card, const engine::View& view) const;
    QRect placeOf(const QWidget& part) const;
    QWidget* outside(const engine::GuidePoint& point) const;
    std::vector<QRect> others(const engine::View& view) const;
    std::vector<QRect> kept() const;
    std::vector<QRect> chips() const;
    int besideBoard(const engine::View& view) const;
    QLineF reachOf(const engine::GuidePoint& point, const engine::View& view) const;
    QPointF middleOf(engine::Space space) const;
    void watch(QWidget& part);

    Parts parts_;
};

}  // namespace gnostica::gui
