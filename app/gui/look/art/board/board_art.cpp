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

void paintDots(QPainter& painter, const QSizeF& size, const Theme& theme) {
    const double unit = size.width() / metrics::kTile;
    QPen pen(withAlpha(theme.wasteland, 0.6), qMax(1.4, 2.4 * unit), Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({0.01, 3.2});
    painter.setPen(pen);
    painter.setBrush(withAlpha(theme.wasteland, 0.05));
    const double inset = 8 * unit;
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset),
                            metrics::kTileRounding * unit, metrics::kTileRounding * unit);
}

/// Tufts of three blades in randomly chosen parts of the square.
void paintGrass(QPainter& painter, const QSizeF& size, const Theme& theme, unsigned meadow) {
    const double unit = size.width() / metrics::kTile;
    constexpr int kParts = 3;  // per side
    constexpr double kPart = (metrics::kTile - 40) / kParts;
    painter.setPen(QPen(withAlpha(theme.wasteland, 0.5), qMax(1.0, 2 * unit), Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    std::minstd_rand chance(meadow * 97 + 11);
    const auto draw = [&](double bound) { return static_cast<double>(chance() % 1000U) / 1000.0 * bound; };
    for (int part = 0; part < kParts * kParts; ++part) {
        const QPointF root((20 + (part % kParts) * kPart + 6 + draw(kPart - 12)) * unit,
                           (20 + part / kParts * kPart + 14 + draw(kPart - 16)) * unit);
        const double height = (7 + draw(5)) * unit;
        if (draw(1) < 0.5) {
            continue;
        }
        for (const double lean : {-0.55, 0.05, 0.6}) {
            QPainterPath blade(root);
            const double top = height * (1 - std::abs(lean) * 0.35);
            blade.quadTo(root + QPointF(lean * height * 0.2, -top * 0.6), root + QPointF(lean * height, -top));
            painter.drawPath(blade);
        }
    }
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

void BoardArt::paintWasteland(QPainter& painter, engine::Space space) {
    constexpr unsigned kMeadows = 5;
    const unsigned meadow = static_cast<unsigned>(space.column * 3 + space.row * 7 + 0x10000) % kMeadows;
    const auto what = qHashMulti(theme.fingerprint(), static_cast<int>(TileKind::wasteland), meadow);
    const auto grown = [&] {
        return [theme = theme, meadow](QPainter& canvas, Pictures&, const QSizeF& size, int) {
            paintDots(canvas, size, theme);
            paintGrass(canvas, size, theme, meadow);
        };
    };
    const auto bare = [&](QPainter& canvas, const QRectF& rect) {
        canvas.fillRect(rect, withAlpha(theme.wasteland, 0.05));
    };
    tiles.draw(painter, metrics::tile(), what, grown, bare);
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
