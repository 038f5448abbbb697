// Small view of a board.
#pragma once

#include "app/gui/look/art/board/pyramid_shape.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/card.h"
#include "engine/model/space.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <QRectF>
#include <Qt>

#include <memory>
#include <utility>
#include <vector>

class QPainter;

namespace gnostica::gui {

class CardArt;
class PyramidArt;

/// The public state of a board: cards, pieces and points. A value.
struct BoardGlance {
    std::vector<std::pair<engine::Space, engine::Card>> tiles;
    std::vector<std::pair<engine::Space, PieceLook>> pieces;
    std::vector<std::pair<engine::Seat, int>> scores;  ///< in the order of the seats

    bool isEmpty() const { return tiles.empty(); }
};

BoardGlance glanceAt(const engine::Rules& rules, const engine::State& state);

/// Draws small views of boards.
class GlancePainter {
public:
    explicit GlancePainter(std::shared_ptr<const CardArt> cards);
    ~GlancePainter();

    /// As large as possible, centred in the rectangle.
    void paintBoard(QPainter& painter, const QRectF& rect, const BoardGlance& glance, const Theme& theme) const;
    /// A pyramid and the points of each player, from the side where reading begins. Returns the width.
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

}  // namespace gnostica::gui
