#include "app/gui/look/art/board/table_cloth.h"

#include <QImage>
#include <QPainter>
#include <QRadialGradient>

#include <cmath>
#include <numbers>
#include <random>

namespace gnostica::gui {

namespace {

constexpr int kCuts = 190;
/// Start of the shade, as a fraction of the distance from the middle to a corner.
constexpr double kLit = 0.35;
/// Darkness of the corners, in percent for QColor::darker().
constexpr int kShade = 115;

/// Long wedges that point to the middle, denser towards the corners; the same in every run.
void paintCuts(QPainter& painter, const QSizeF& table, const QColor& ink) {
    std::minstd_rand chance(23);
    const auto draw = [&] { return static_cast<double>(chance() % 10'000U) / 10'000.0; };
    const QPointF centre(table.width() / 2, table.height() / 2);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < kCuts; ++i) {
        const double angle = (i + draw()) * 2 * std::numbers::pi / kCuts;
        const double from = 0.5 + 0.5 * std::sqrt(draw());
        const double to = from + 0.05 + 0.16 * draw();
        const double thick = 0.7 + 1.1 * draw();
        const QPointF way(std::cos(angle) * centre.x(), std::sin(angle) * centre.y());
        const QPointF aside = QPointF(-way.y(), way.x()) / std::hypot(way.x(), way.y()) * thick;
        const QPointF tip = centre + way * from * std::numbers::sqrt2;
        const QPointF end = centre + way * to * std::numbers::sqrt2;
        QColor colour = ink;
        colour.setAlphaF(static_cast<float>(std::min(1.0, ink.alphaF() * (1 + 2 * draw()))));
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF{tip, end + aside, end - aside});
    }
}

QPixmap tableOf(const QSize& table, double ratio, const Theme& theme) {
    QImage image(table * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF size(table);
    QRadialGradient light(QPointF(size.width() / 2, size.height() / 2), std::hypot(size.width(), size.height()) / 2);
    light.setColorAt(0, theme.felt);
    light.setColorAt(kLit, theme.felt);
    light.setColorAt(1, TableCloth::shadeOf(theme));
    painter.fillRect(QRectF(QPointF(), size), light);
    paintCuts(painter, size, theme.grain);
    painter.end();
    return QPixmap::fromImage(std::move(image));
}

}  // namespace

QColor TableCloth::shadeOf(const Theme& theme) {
    return theme.felt.darker(kShade);
}

void TableCloth::paint(QPainter& painter, const QRect& part, const QSize& table, const Theme& theme) {
    if (table.isEmpty()) {
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    if (picture_.deviceIndependentSize().toSize() != table || picture_.devicePixelRatio() != ratio ||
        fingerprint_ != theme.fingerprint()) {
        picture_ = tableOf(table, ratio, theme);
        fingerprint_ = theme.fingerprint();
    }
    painter.drawPixmap(QPointF(), picture_, QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
}

}  // namespace gnostica::gui
