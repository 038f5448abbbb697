#include "app/gui/shared/board/board_glance.h"

#include "app/gui/look/art/board/board_geometry.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/board/piece_box.h"
#include "app/gui/look/art/board/piece_layout.h"
#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/cards/card_art.h"
#include "app/language/numbers.h"
#include "engine/mechanics/score.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <map>
#include <set>

namespace gnostica::gui {

namespace {

constexpr double kBetweenScores = 14;
/// Smaller pyramids cannot be seen.
constexpr double kLeastCell = 14;
/// Of a cell: the gap between two tiles, and the frame in the colours of the players on it, which is at least so wide
/// that it can be seen.
constexpr double kGlanceGap = 0.05;
constexpr double kOwnersFrame = 0.055;
constexpr double kLeastOwnersFrame = 1.5;
constexpr double kGlanceRounding = 0.07;

/// Largest size of a cell, so that small boards do not look like large ones.
double cellIn(const QRectF& rect, const QRectF& extent) {
    constexpr double kLeastCells = 3;
    const double cells = metrics::kCell;
    const double scale = std::min(rect.width() / std::max(extent.width(), kLeastCells * cells),
                                  rect.height() / std::max(extent.height(), kLeastCells * cells));
    return scale * cells;
}

std::set<engine::Seat> ownersOf(const std::vector<PieceLook>& looks) {
    std::set<engine::Seat> owners;
    for (const PieceLook& look : looks) {
        owners.insert(look.owner);
    }
    return owners;
}

/// Paper under a card, in the colours of the players who stand on it, side by side. Returns the place of its picture.
QRectF paintOwnersFrame(QPainter& painter, const QRectF& tile, const std::set<engine::Seat>& owners,
                        const Theme& theme) {
    const double rounding = kGlanceRounding * tile.width();
    QPainterPath outline;
    outline.addRoundedRect(tile, rounding, rounding);
    painter.fillPath(outline, theme.paper);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    QRectF part = tile;
    part.setWidth(tile.width() / std::max<double>(1, static_cast<double>(owners.size())));
    for (const engine::Seat owner : owners) {
        painter.fillRect(part, theme.look(owner).colour);
        part.translate(part.width(), 0);
    }
    painter.restore();
    painter.setPen(QPen(theme.line, std::max(0.8, tile.width() * 0.02)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    const double frame = std::max(kLeastOwnersFrame, kOwnersFrame * tile.width());
    return tile.adjusted(frame, frame, -frame, -frame);
}

}  // namespace

BoardGlance glanceAt(const engine::Rules& rules, const engine::State& state) {
    BoardGlance glance;
    for (const engine::Territory& territory : state.map()) {
        glance.tiles.emplace_back(territory.space, territory.card);
    }
    for (const engine::Piece& piece : state.board()) {
        glance.pieces.emplace_back(piece.space(), PieceLook{piece.owner(), piece.size(), piece.facing()});
    }
    for (int i = 0; i < state.seats; ++i) {
        glance.scores.emplace_back(engine::seatAt(i), engine::score(rules, state, engine::seatAt(i)));
    }
    return glance;
}

GlancePainter::GlancePainter(std::shared_ptr<const CardArt> cards)
    : cards_(std::move(cards)),
      pyramids_(std::make_unique<PyramidArt>()) {}

GlancePainter::~GlancePainter() = default;

void GlancePainter::paintBoard(QPainter& painter, const QRectF& rect, const BoardGlance& glance,
                               const Theme& theme) const {
    QRectF extent;
    for (const auto& [space, card] : glance.tiles) {
        extent |= BoardGeometry().cellOf(space);
    }
    for (const auto& [space, look] : glance.pieces) {
        extent |= BoardGeometry().cellOf(space);
    }
    if (extent.isEmpty()) {
        return;
    }
    const double cell = cellIn(rect, extent);
    const double scale = cell / metrics::kCell;
    const auto at = [&](const QPointF& point) { return rect.center() + (point - extent.center()) * scale; };
    std::map<std::pair<int, int>, std::vector<PieceLook>> standing;
    for (const auto& [space, look] : glance.pieces) {
        standing[{space.column, space.row}].push_back(look);
    }
    for (const auto& [space, card] : glance.tiles) {
        const QRectF tile = metrics::square(at(BoardGeometry().centreOf(space)), cell * (1 - kGlanceGap));
        const auto pieces = standing.find({space.column, space.row});
        const QRectF picture = paintOwnersFrame(
            painter, tile, pieces != standing.end() ? ownersOf(pieces->second) : std::set<engine::Seat>(), theme);
        if (!card.isNone()) {
            cards_->paintHeart(painter, picture, card, theme);
        }
    }
    for (const auto& [place, looks] : standing) {
        const engine::Space space{static_cast<std::int16_t>(place.first), static_cast<std::int16_t>(place.second)};
        const QRectF tile = metrics::square(at(BoardGeometry().centreOf(space)), cell);
        if (cell >= kLeastCell) {
            paintPieces(painter, tile, looks, theme);
        } else {
            paintOwners(painter, tile, looks, theme);
        }
    }
}

void GlancePainter::paintPieces(QPainter& painter, const QRectF& tile, const std::vector<PieceLook>& looks,
                                const Theme& theme) const {
    const double scale = tile.width() / metrics::kCell;
    const std::vector<PieceSpot> spots = arrange(looks);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const double side = metrics::kPieceBox * spots[i].scale * scale;
        pyramids_->paint(painter, metrics::square(tile.center() + spots[i].offset * scale, side), looks[i], theme);
    }
}

/// Where pyramids would be too small to see: blocks in the colours of the owners, side by side.
void GlancePainter::paintOwners(QPainter& painter, const QRectF& tile, const std::vector<PieceLook>& looks,
                                const Theme& theme) {
    const std::set<engine::Seat> owners = ownersOf(looks);
    const auto count = static_cast<double>(owners.size());
    QRectF block = metrics::square(tile.center(), tile.width() * 0.66);
    block.setWidth(block.width() / count);
    painter.setPen(QPen(theme.paper, 1));
    for (const engine::Seat owner : owners) {
        painter.setBrush(theme.look(owner).colour);
        painter.drawRect(block);
        block.translate(block.width(), 0);
    }
}

double GlancePainter::widthOfScores(const QFontMetricsF& font, const BoardGlance& glance) {
    double width = 0;
    for (const auto& [seat, points] : glance.scores) {
        width += font.height() * 1.5 + font.horizontalAdvance(language::number(points)) + kBetweenScores;
    }
    return std::max(0.0, width - kBetweenScores);
}

double GlancePainter::paintScores(QPainter& painter, const QRectF& rect, const BoardGlance& glance, const Theme& theme,
                                  Qt::LayoutDirection direction) const {
    const QFontMetricsF font(painter.font());
    const double side = font.height() * 1.25;
    double done = 0;
    const auto place = [&](double width) {
        const double left = direction == Qt::RightToLeft ? rect.right() - done - width : rect.left() + done;
        return QRectF(left, rect.center().y() - side / 2, width, side);
    };
    painter.setPen(theme.text);
    for (const auto& [seat, points] : glance.scores) {
        const PieceLook piece{seat, 3, engine::Facing::upright};
        pyramids_->paint(painter, pieceBoxIn(place(side) & rect, piece), piece, theme);
        done += font.height() * 1.5;
        const QString text = language::number(points);
        const double width = font.horizontalAdvance(text);
        painter.drawText(place(width + 1), Qt::AlignCenter, text);
        done += width + kBetweenScores;
    }
    return std::max(0.0, done - kBetweenScores);
}

}  // namespace gnostica::gui
