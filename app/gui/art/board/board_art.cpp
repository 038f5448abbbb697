#include "app/gui/art/board/board_art.h"

#include "app/gui/board/board_metrics.h"

#include <QHash>
#include <QImage>
#include <QPainter>

#include <random>

namespace gnostica::gui {

namespace {

enum class TileKind { tile, wasteland, shadow };

constexpr double kShadowReach = 6;

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

void paintDots(QPainter& painter, const QSizeF& size, const Theme& theme) {
    const double unit = size.width() / metrics::kTile;
    QPen pen(withAlpha(theme.wasteland, 0.55), qMax(1.6, 2.6 * unit), Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({0.01, 3.2});
    painter.setPen(pen);
    painter.setBrush(withAlpha(theme.wasteland, 0.05));
    const double inset = 8 * unit;
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset),
                            metrics::kTileRounding * unit, metrics::kTileRounding * unit);
}

/// Many faint cards, each a little larger than the one before.
void paintCardShadow(QPainter& painter, const QSizeF& size, const Theme& theme, bool lying) {
    constexpr int kLayers = 5;
    const double unit = size.width() / ((lying ? metrics::kCardHeight : metrics::kCardWidth) + 2 * kShadowReach);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(theme.shadow, theme.onDark ? 0.075 : 0.03));
    for (int i = 0; i < kLayers; ++i) {
        const double inset = (kShadowReach - 1.2 * i) * unit;
        const QRectF card =
            QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset).translated(0.6 * unit, 2.2 * unit);
        painter.drawRoundedRect(card.intersected(QRectF(QPointF(), size)), (6 + 1.4 * i) * unit, (6 + 1.4 * i) * unit);
    }
}

/// A cloth of a fine, irregular weave; the same one every time.
QPixmap weave(const Theme& theme) {
    constexpr int kSide = 192;
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(theme.felt);
    QPainter painter(&image);
    std::minstd_rand chance(7);
    for (int i = 0; i < kSide * kSide / 3; ++i) {
        const auto draw = [&](int bound) { return static_cast<int>(chance() % static_cast<unsigned>(bound)); };
        const QPoint place(draw(kSide), draw(kSide));
        painter.setPen(withAlpha(theme.grain, theme.grain.alphaF() * (draw(100) / 100.0)));
        painter.drawLine(place, place + QPoint(i % 2 == 0 ? 2 : 0, i % 2 == 0 ? 0 : 2));
    }
    painter.end();
    return QPixmap::fromImage(image);
}

}  // namespace

void BoardArt::setTheme(const Theme& other) {
    theme = other;
    felt = {};
}

/// The weave does not grow with the zoom: it is part of the screen, but moves with the table.
void BoardArt::paintFelt(QPainter& painter, const QRectF& rect) {
    if (felt.isNull()) {
        felt = weave(theme);
    }
    const QTransform world = painter.worldTransform();
    const double ratio = painter.device()->devicePixelRatioF();
    const QTransform turn(world.m11(), world.m12(), world.m21(), world.m22(), 0, 0);
    QBrush brush(felt);
    brush.setTransform(QTransform::fromScale(1 / ratio, 1 / ratio) * turn.inverted());
    painter.fillRect(rect, brush);
}

void BoardArt::paintTile(QPainter& painter) {
    const auto what = qHashMulti(theme.fingerprint(), static_cast<int>(TileKind::tile));
    tiles.draw(painter, metrics::tile(), what,
               [this](QPainter& canvas, const QSizeF& size, int) { paintTileFace(canvas, size, theme); });
}

void BoardArt::paintWasteland(QPainter& painter) {
    const auto what = qHashMulti(theme.fingerprint(), static_cast<int>(TileKind::wasteland));
    tiles.draw(painter, metrics::tile(), what,
               [this](QPainter& canvas, const QSizeF& size, int) { paintDots(canvas, size, theme); });
}

void BoardArt::paintCard(QPainter& painter, engine::Card card) {
    const double reach = kShadowReach;
    if (!card.isNone()) {
        const auto what = qHashMulti(theme.fingerprint(), static_cast<int>(TileKind::shadow));
        tiles.draw(painter, metrics::card().adjusted(-reach, -reach, reach, reach), what,
                   [this](QPainter& canvas, const QSizeF& size, int turns) {
                       paintCardShadow(canvas, size, theme, turns % 2 != 0);
                   });
    }
    cards->paint(painter, metrics::card(), card, faces.text(card), theme);
}

void BoardArt::paintPiece(QPainter& painter, const PieceLook& look) {
    pyramids.paint(painter, metrics::square({}, metrics::kPieceBox), look, theme);
}

void BoardArt::beginFrame() {
    tiles.beginFrame();
    cards->sprites().beginFrame();
    pyramids.sprites().beginFrame();
}

void BoardArt::endFrame() {
    tiles.endFrame();
    cards->sprites().endFrame();
    pyramids.sprites().endFrame();
}

bool BoardArt::stale() const {
    return tiles.stale() || cards->sprites().stale() || pyramids.sprites().stale();
}

}  // namespace gnostica::gui
