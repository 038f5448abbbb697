#include "app/gui/look/art/board/board_art.h"

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/seat_pattern.h"

#include <QHash>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace gnostica::gui {

namespace {

enum class TileKind { tile, wasteland };

QColor withAlpha(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

void paintTileFace(QPainter& painter, const QSizeF& size, const Theme& theme) {
    const double unit = size.width() / metrics::kTile;
    const double pen = qMax(1.0, 1.4 * unit);
    painter.setPen(QPen(theme.tileEdge, pen));
    painter.setBrush(theme.tile);
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2),
                            metrics::kTileRounding * unit, metrics::kTileRounding * unit);
}

/// Draws the rim in colour and pattern of the occupants, outlined in ink. Several occupants alternate, so that the rim
/// can also be read without colours.
void paintRim(QPainter& painter, Pictures& pictures, const QSizeF& size, const Theme& theme,
              const Occupants& occupants) {
    std::vector<engine::Seat> seats;
    for (int i = 0; i < engine::kMaxSeats; ++i) {
        if (occupants.test(static_cast<std::size_t>(i))) {
            seats.push_back(engine::seatAt(i));
        }
    }
    if (seats.empty()) {
        return;
    }
    constexpr int kStretches = 12;
    const double unit = size.width() / metrics::kTile;
    QPainterPath rim;
    rim.setFillRule(Qt::OddEvenFill);
    rim.addRoundedRect(QRectF(QPointF(), size), metrics::kTileRounding * unit, metrics::kTileRounding * unit);
    const double inset = (metrics::kTile - metrics::kCardSide) / 2 * unit;
    rim.addRoundedRect(QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset), 5 * unit, 5 * unit);
    painter.save();
    painter.setPen(Qt::NoPen);
    const int stretches = seats.size() == 1 ? 1 : kStretches;
    for (int i = 0; i < stretches; ++i) {
        const SeatLook look = theme.look(seats[static_cast<std::size_t>(i) % seats.size()]);
        painter.setClipPath(rim);
        if (stretches > 1) {
            QPainterPath wedge;
            wedge.moveTo(size.width() / 2, size.height() / 2);
            wedge.arcTo(QRectF(QPointF(), size).adjusted(-size.width(), -size.height(), size.width(), size.height()),
                        360.0 * i / stretches, 360.0 / stretches);
            painter.setClipPath(wedge, Qt::IntersectClip);
        }
        painter.fillRect(QRectF(QPointF(), size), look.colour);
        painter.setBrushOrigin(0, 0);
        painter.fillRect(QRectF(QPointF(), size), patternBrush(pictures, look.pattern, withAlpha(Qt::white, 0.75),
                                                               std::max(6.0, inset * 1.4), painter));
    }
    painter.restore();
    const double pen = std::max(1.0, 1.8 * unit);
    painter.setPen(QPen(theme.line, pen));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2),
                            metrics::kTileRounding * unit, metrics::kTileRounding * unit);
}

/// `unit` is the side of a full tile.
void paintDots(QPainter& painter, const QSizeF& size, double unit, const Theme& theme) {
    QPen pen(withAlpha(theme.wasteland, 0.75), std::max(1.5, 0.014 * unit), Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({1, 2.6});
    painter.setPen(pen);
    painter.setBrush(withAlpha(theme.wasteland, 0.08));
    const double inset = metrics::kDottedInset / metrics::kTile * unit;
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset), 0.05 * unit, 0.05 * unit);
}

/// One cut of three blades, as a carver makes them: broad at the root, with a point.
void addCut(QPainterPath& cuts, const QPointF& root, double height, double unit) {
    const double foot = 0.011 * unit;
    for (const double lean : {-0.5, 0.0, 0.5}) {
        const QPointF tip = root + QPointF(lean * height, -height);
        cuts.moveTo(root - QPointF(foot, 0));
        cuts.quadTo(root + QPointF(lean * height * 0.4, -height * 0.6), tip);
        cuts.quadTo(root + QPointF(lean * height * 0.4 + foot * 0.8, -height * 0.5), root + QPointF(foot, 0));
    }
}

/// Cuts in randomly chosen places of equal parts: nine on a full tile, four on a narrow one.
void paintGrass(QPainter& painter, const QSizeF& size, double unit, const Theme& theme, unsigned meadow) {
    const auto parts = [&](double length, double across) {
        return length < 0.75 * unit ? 1 : across < 0.75 * unit ? 4 : 3;
    };
    const int columns = parts(size.width(), size.height());
    const int rows = parts(size.height(), size.width());
    const double inset = 0.11 * unit;
    const QSizeF part((size.width() - 2 * inset) / columns, (size.height() - 2 * inset) / rows);
    std::minstd_rand chance(meadow * 97 + 11);
    const auto draw = [&](double from, double to) {
        return from + static_cast<double>(chance() % 1000U) / 1000.0 * (to - from);
    };
    QPainterPath cuts;
    cuts.setFillRule(Qt::WindingFill);
    for (int i = 0; i < columns * rows; ++i) {
        const QPointF corner(inset + i % columns * part.width(), inset + std::floor(i / columns) * part.height());
        const QPointF root(corner.x() + draw(0.15, 0.85) * part.width(), corner.y() + draw(0.35, 1) * part.height());
        addCut(cuts, root, draw(0.05, 0.085) * unit, unit);
    }
    painter.fillPath(cuts, withAlpha(theme.wasteland, 0.55));
}

void paintGround(QPainter& painter, const QSizeF& size, double unit, const Theme& theme, unsigned meadow) {
    paintDots(painter, size, unit, theme);
    paintGrass(painter, size, unit, theme, meadow);
}

}  // namespace

void BoardArt::paintTile(QPainter& painter, const Occupants& occupants) {
    const auto what = qHashMulti(theme.fingerprint(), static_cast<int>(TileKind::tile), occupants.to_ulong());
    tiles.draw(painter, metrics::tile(), what, [&] {
        return [theme = theme, occupants](QPainter& canvas, Pictures& pictures, const QSizeF& size, int) {
            paintTileFace(canvas, size, theme);
            paintRim(canvas, pictures, size, theme, occupants);
        };
    });
}

void BoardArt::paintWasteland(QPainter& painter, engine::Space space, const QSizeF& tile) {
    constexpr unsigned kMeadows = 5;
    const unsigned meadow = static_cast<unsigned>(space.column * 3 + space.row * 7 + 0x10000) % kMeadows;
    const QRectF rect(QPointF(-tile.width() / 2, -tile.height() / 2), tile);
    if (!geometry.isSettled()) {
        // Each frame has another size, so that a sprite would come too late.
        painter.save();
        painter.translate(rect.topLeft());
        paintGround(painter, tile, metrics::kTile, theme, meadow);
        painter.restore();
        return;
    }
    const auto what = qHashMulti(theme.fingerprint(), static_cast<int>(TileKind::wasteland), meadow,
                                 qRound(tile.width()), qRound(tile.height()));
    const auto grown = [&] {
        const double part = std::max(tile.width(), tile.height()) / metrics::kTile;
        return [theme = theme, meadow, part](QPainter& canvas, Pictures&, const QSizeF& size, int) {
            paintGround(canvas, size, std::max(size.width(), size.height()) / part, theme, meadow);
        };
    };
    const auto bare = [&](QPainter& canvas, const QRectF& place) {
        canvas.fillRect(place, withAlpha(theme.wasteland, 0.05));
    };
    tiles.draw(painter, rect, what, grown, bare);
}

void BoardArt::paintCard(QPainter& painter, engine::Card card) {
    cards->paintTile(painter, metrics::card(), card, faces.text(card), theme);
}

void BoardArt::paintVeil(QPainter& painter) const {
    constexpr double kChips = 0.21;
    constexpr double kName = 0.17;
    const QRectF card = metrics::card();
    const double below = card.height() * kChips;
    painter.fillRect(card.adjusted(3, below, -3, -card.height() * kName), theme.veil);
}

void BoardArt::paintPiece(QPainter& painter, const PieceLook& look) {
    pyramids.paint(painter, metrics::square({}, metrics::kPieceBox), look, theme);
}

Sprites::Render BoardArt::renderKept(const QRectF& rect, std::function<void(QPainter&)> paint) {
    return [rect, paint = std::move(paint)](QPainter& canvas, Pictures&, const QSizeF& size, int turns) {
        const double width = turns % 2 == 0 ? size.width() : size.height();
        canvas.translate(size.width() / 2, size.height() / 2);
        canvas.rotate(90.0 * turns);
        canvas.scale(width / rect.width(), width / rect.width());
        canvas.translate(-rect.center());
        paint(canvas);
    };
}

}  // namespace gnostica::gui
