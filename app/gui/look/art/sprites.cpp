#include "app/gui/look/art/sprites.h"

#include <QBackingStore>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace gnostica::gui {

namespace {

constexpr int kKilobytes = 48 * 1024;

/// Quarter turns of a transformation that consists only of scaling, translation and right-angle rotation.
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

/// Memory in kilobytes.
int costOf(const RasterKey& key) {
    return qMax(1, static_cast<int>(static_cast<qint64>(key.size.width()) * key.size.height() * 4 / 1024));
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

/// The widget if the painter draws it onto the screen and not into a picture; otherwise nullptr.
QWidget* widgetOnScreen(const QPainter& painter) {
    if (painter.device()->devType() != QInternal::Widget) {
        return nullptr;
    }
    auto* widget = static_cast<QWidget*>(painter.device());
    QBackingStore* store = widget->backingStore();
    const bool isShown = store != nullptr && store->paintDevice() == painter.paintEngine()->paintDevice();
    return isShown ? widget : nullptr;
}

}  // namespace

Sprites::Sprites(std::shared_ptr<RasterQueue> queue) : queue_(std::move(queue)) {
    kept_.setMaxCost(kKilobytes);
    latest_.setMaxCost(kKilobytes / 2);
}

Sprites::Place Sprites::placeOf(const QPainter& painter, const QRectF& rect, std::size_t what) {
    const QTransform world = painter.worldTransform();
    const std::optional<int> turns = quarterTurns(world);
    const double ratio = painter.device()->devicePixelRatioF();
    const int percent = qRound(ratio * 100);
    if (!turns) {
        return {{what, devicePixels(rect.size() * scaleOf(world), ratio), percent, 0}, rect, true};
    }
    const QRectF seen = world.mapRect(rect);
    const QSize pixels = devicePixels(seen.size(), ratio);
    return {{what, pixels, percent, *turns}, QRectF(snapped(seen.topLeft(), ratio), QSizeF(pixels) / ratio), false};
}

void Sprites::put(QPainter& painter, const Place& place, const QPixmap& pixmap) {
    if (place.askew) {
        const QPainter::RenderHints hints = painter.renderHints();
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);  // lines and edges are askew
        painter.drawPixmap(place.rect, pixmap, pixmap.rect());
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform, false);
        painter.setRenderHints(hints);
        return;
    }
    // Not set, because Qt would then blend even unscaled pictures pixel by pixel, ten times as slowly. Scaled ones are
    // shown only for a few frames, until the sharp ones are ready.
    const QTransform world = painter.worldTransform();
    const bool smooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    painter.resetTransform();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawPixmap(place.rect, pixmap, pixmap.rect());
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    painter.setWorldTransform(world);
}

bool Sprites::drawKnown(QPainter& painter, const Place& place) {
    const QPixmap* known = kept_.object(place.key);
    if (known != nullptr) {
        put(painter, place, *known);
    }
    return known != nullptr;
}

void Sprites::drawMissing(QPainter& painter, const Place& place, Render render, const Sketch& sketch) {
    const QPixmap* stretched = latest_.object(place.key.place());
    const bool isKept = costOf(place.key) <= kKilobytes;  // otherwise it would be requested again and again
    if (QWidget* widget = isKept && (stretched != nullptr || sketch) ? widgetOnScreen(painter) : nullptr) {
        if (stretched != nullptr) {
            put(painter, place, *stretched);
        } else {
            painter.save();
            if (!place.askew) {
                painter.resetTransform();
            }
            sketch(painter, place.rect);
            painter.restore();
        }
        queue_->want(*this, place.key, std::move(render), widget);
        return;
    }
    keep(place.key, rasterise(place.key, render, pictures_));
    if (!drawKnown(painter, place)) {  // larger than the whole cache
        put(painter, place, QPixmap::fromImage(rasterise(place.key, render, pictures_)));
    }
}

void Sprites::keep(const RasterKey& key, QImage image) {
    const int cost = costOf(key);
    const QPixmap pixmap = QPixmap::fromImage(std::move(image));
    latest_.insert(key.place(), new QPixmap(pixmap), cost);
    kept_.insert(key, new QPixmap(pixmap), cost);
}

}  // namespace gnostica::gui
