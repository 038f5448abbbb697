#include "app/gui/art/sprites.h"

#include <QPainter>

#include <cmath>
#include <numbers>
#include <optional>

namespace gnostica::gui {

namespace {

constexpr int kKilobytes = 96 * 1024;
constexpr qint64 kFrameMilliseconds = 6;

/// Quarter turns of a transformation that does nothing but scale, move and turn by right angles.
std::optional<int> quarterTurns(const QTransform& t) {
    if (t.type() > QTransform::TxRotate || t.m11() * t.m22() - t.m12() * t.m21() <= 0) {
        return std::nullopt;
    }
    const double turns = std::atan2(t.m12(), t.m11()) * 2 / std::numbers::pi;
    const double whole = std::round(turns);
    if (std::abs(turns - whole) > 1e-3) {
        return std::nullopt;
    }
    return (static_cast<int>(whole) + 4) % 4;
}

double scaleOf(const QTransform& t) {
    return std::sqrt(std::abs(t.determinant()));
}

QPointF snapped(const QPointF& point, double ratio) {
    return {std::round(point.x() * ratio) / ratio, std::round(point.y() * ratio) / ratio};
}

QSize devicePixels(const QSizeF& size, double ratio) {
    return {qMax(1, qRound(size.width() * ratio)), qMax(1, qRound(size.height() * ratio))};
}

}  // namespace

Sprites::Sprites() {
    kept_.setMaxCost(kKilobytes);
    latest_.setMaxCost(kKilobytes);
}

void Sprites::clear() {
    kept_.clear();
    latest_.clear();
}

void Sprites::beginFrame() {
    frame_.start();
    stale_ = false;
}

bool Sprites::mayRender() const {
    return !frame_.isValid() || frame_.elapsed() < kFrameMilliseconds;
}

QPixmap Sprites::sprite(const Key& key, const Render& render) {
    if (const QPixmap* known = kept_.object(key)) {
        return *known;
    }
    const std::size_t place = qHashMulti(0, key.what, key.turns, key.ratio);
    if (const QPixmap* stretched = mayRender() ? nullptr : latest_.object(place)) {
        stale_ = true;
        return *stretched;
    }
    const double ratio = key.ratio / 100.0;
    QPixmap pixmap(key.size);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    render(painter, QSizeF(key.size) / ratio, key.turns);
    painter.end();
    const int cost = qMax(1, key.size.width() * key.size.height() * 4 / 1024);
    latest_.insert(place, new QPixmap(pixmap), cost);
    kept_.insert(key, new QPixmap(pixmap), cost);
    return pixmap;
}

void Sprites::draw(QPainter& painter, const QRectF& rect, std::size_t what, const Render& render) {
    const QTransform world = painter.worldTransform();
    const std::optional<int> turns = quarterTurns(world);
    const double ratio = painter.device()->devicePixelRatioF();
    const int percent = qRound(ratio * 100);
    if (!turns) {
        const QSize pixels = devicePixels(rect.size() * scaleOf(world), ratio);
        const QPixmap pixmap = sprite({what, pixels, percent, 0}, render);
        painter.drawPixmap(rect, pixmap, pixmap.rect());
        return;
    }
    const QRectF place = world.mapRect(rect);
    const QSize pixels = devicePixels(place.size(), ratio);
    const QPixmap pixmap = sprite({what, pixels, percent, *turns}, render);
    painter.save();
    painter.resetTransform();
    painter.drawPixmap(QRectF(snapped(place.topLeft(), ratio), QSizeF(pixels) / ratio), pixmap, pixmap.rect());
    painter.restore();
}

}  // namespace gnostica::gui
