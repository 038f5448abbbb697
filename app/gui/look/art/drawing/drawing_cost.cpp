#include "app/gui/look/art/drawing/drawing_cost.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace gnostica::gui {

namespace {

constexpr double kMostParts = 2'000'000;
constexpr double kMostDashes = 200'000;
constexpr double kMostCovered = 500;

/// Side of the square onto which drawings are measured; any value works, since costs scale.
constexpr int kSide = 1000;
/// Larger coordinates overflow in the rasteriser.
constexpr double kFarthest = 1e9;

bool isUsable(const QRectF& rect) {
    return std::ranges::all_of(std::array{rect.left(), rect.top(), rect.right(), rect.bottom()},
                               [](double n) { return std::abs(n) <= kFarthest; });
}

/// Adds up the cost of all drawing commands.
class CostEngine final : public QPaintEngine {
public:
    CostEngine() : QPaintEngine(AllFeatures) {}
    DrawingCost cost;

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF& place, const QPixmap&, const QRectF&) override { cover(place); }
    void drawImage(const QRectF& place, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {
        cover(place);
    }
    void drawTextItem(const QPointF& place, const QTextItem& text) override {
        cost.parts += static_cast<double>(text.text().size());
        cover(QRectF(place.x(), place.y() - text.ascent(), text.width(), text.ascent() + text.descent()));
    }

private:
    void cover(const QRectF& place);
    void stroke(const QPainterPath& path, const QPen& pen);
};

void CostEngine::cover(const QRectF& place) {
    const QRectF seen = painter()->combinedTransform().mapRect(place);
    cost.isFinite = cost.isFinite && isUsable(seen);
    const QRectF onCard = seen & QRectF(0, 0, kSide, kSide);
    cost.covered += std::max(onCard.width(), 0.0) * std::max(onCard.height(), 0.0) / (kSide * kSide);
}

void CostEngine::stroke(const QPainterPath& path, const QPen& pen) {
    const double width = std::max(pen.widthF(), 1e-6);
    cover(path.boundingRect().adjusted(-width / 2, -width / 2, width / 2, width / 2));
    const QList<qreal> pattern = pen.dashPattern();
    if (!pattern.isEmpty()) {
        const double period = std::accumulate(pattern.begin(), pattern.end(), 0.0) * width;
        cost.dashes += path.length() / period * static_cast<double>(pattern.size());
        cost.isFinite = cost.isFinite && std::isfinite(cost.dashes);
    }
}

void CostEngine::drawPath(const QPainterPath& path) {
    cost.parts += path.elementCount();
    if (painter()->brush().style() != Qt::NoBrush) {
        cover(path.boundingRect());
    }
    if (painter()->pen().style() != Qt::NoPen) {
        stroke(path, painter()->pen());
    }
}

void CostEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode) {
    QPainterPath path;
    for (int i = 0; i < count; ++i) {
        i == 0 ? path.moveTo(points[i]) : path.lineTo(points[i]);
    }
    drawPath(path);
}

class CostDevice final : public QPaintDevice {
public:
    QPaintEngine* paintEngine() const override { return &engine_; }
    const DrawingCost& cost() const { return engine_.cost; }

protected:
    int metric(PaintDeviceMetric asked) const override {
        switch (asked) {
        case PdmWidth:
        case PdmHeight: return kSide;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDepth: return 32;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        case PdmWidthMM:
        case PdmHeightMM: return qRound(kSide * 25.4 / 96);
        case PdmNumColors: return 1 << 24;
        default: return 0;
        }
    }

private:
    mutable CostEngine engine_;
};

}  // namespace

bool DrawingCost::isTooMuch() const {
    return !isFinite || parts > kMostParts || dashes > kMostDashes || covered > kMostCovered;
}

DrawingCost costOf(QSvgRenderer& drawing, const QRectF& viewBox) {
    CostDevice device;
    QPainter painter(&device);
    const QRectF before = drawing.viewBoxF();
    drawing.setViewBox(viewBox);
    drawing.render(&painter, QRectF(0, 0, kSide, kSide));
    drawing.setViewBox(before);
    painter.end();
    return device.cost();
}

}  // namespace gnostica::gui
