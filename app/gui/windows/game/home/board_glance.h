// A board at a glance.
#pragma once

#include "app/gui/look/art/board/pyramid_shape.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/card.h"
#include "engine/model/space.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <QRectF>
#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

class QPainter;

namespace gnostica::gui {

class CardArt;
class PyramidArt;

/// What lies and stands there, and what it is worth to whom: all that is open anyway. A value.
struct BoardGlance {
    std::vector<std::pair<engine::Space, engine::Card>> tiles;
    std::vector<std::pair<engine::Space, PieceLook>> pieces;
    std::vector<std::pair<engine::Seat, int>> scores;  ///< in the order of the seats

    bool isEmpty() const { return tiles.empty(); }
};

BoardGlance glanceAt(const engine::Rules& rules, const engine::State& state);

/// Draws boards at a glance.
class GlancePainter {
public:
    explicit GlancePainter(std::shared_ptr<const CardArt> cards);
    ~GlancePainter();

    /// As large as it goes, in the middle of the rectangle.
    void paintBoard(QPainter& painter, const QRectF& rect, const BoardGlance& glance, const Theme& theme) const;
    /// A pyramid of each player and the points, from the side on which reading begins. Returns how wide that is.
    double paintScores(QPainter& painter, const QRectF& rect, const BoardGlance& glance, const Theme& theme,
                       Qt::LayoutDirection direction) const;
    static double widthOfScores(const QFontMetricsF& font, const BoardGlance& glance);

private:
    void paintPieces(QPainter& painter, const QRectF& tile, const std::vector<PieceLook>& looks,
                     const Theme& theme) const;
    static void paintOwners(QPainter& painter, const QRectF& tile, const std::vector<PieceLook>& looks,
                            const Theme& theme);

    std::shared_ptr<const CardArt> cards_;
    std::unique_ptr<PyramidArt> pyramids_;
};

/// A board, and below it the points, where there are any.
class GlanceView : public QWidget {
    Q_OBJECT

public:
    explicit GlanceView(std::shared_ptr<const GlancePainter> painter, QWidget* parent = nullptr);

    /// Hidden while there is nothing to be seen.
    void setGlance(const BoardGlance& glance);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const GlancePainter> painter_;
    BoardGlance glance_;
};

}  // namespace gnostica::gui
