// The things on the table that the guide points at.
#pragma once

#include "app/gui/windows/learn/guide_spot.h"
#include "engine/lessons/guide.h"
#include "engine/play/view.h"

#include <QObject>

#include <optional>
#include <vector>

class QAction;
class QWidget;

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class EndDesk;
class PlayArea;
class RecapDesk;
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
    };

    /// All must outlive this.
    explicit GuideTargets(const Parts& parts, QObject* parent = nullptr);

    /// The widget that the guide lies over.
    PlayArea& table() const { return parts_.area; }
    /// What is on the table when a page points there. If the thing is not there, it points at the board.
    GuideScenery sceneryFor(const engine::GuidePoint& point, const engine::View& view,
                            std::optional<engine::Space> here) const;
    /// The result of the game or the start page covers the table.
    bool isCovered() const;
    bool isEndShown() const;

Q_SIGNALS:
    /// Things may have another place.
    void moved();
    /// The player has begun to choose.
    void chosen();

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
    void watch(QWidget& part);

    Parts parts_;
};

}  // namespace gnostica::gui
