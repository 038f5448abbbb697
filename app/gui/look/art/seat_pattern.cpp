#include "app/gui/look/art/seat_pattern.h"

#include <QImage>
#include <QPainter>

namespace gnostica::gui {

namespace {

QString pathOf(Pattern pattern) {
    switch (pattern) {
    case Pattern::solid: return QStringLiteral(":/board/pattern-solid.svg");
    case Pattern::stripes: return QStringLiteral(":/board/pattern-stripes.svg");
    case Pattern::dots: return QStringLiteral(":/board/pattern-dots.svg");
    case Pattern::checks: return QStringLiteral(":/board/pattern-checks.svg");
    case Pattern::rings: return QStringLiteral(":/board/pattern-rings.svg");
    case Pattern::cross: return QStringLiteral(":/board/pattern-cross.svg");
    }
    Q_UNREACHABLE();
}

}  // namespace

QBrush patternBrush(Pictures& pictures, Pattern pattern, const QColor& ink, double side, const QPainter& painter,
                    double scale) {
    if (pattern == Pattern::solid) {
        return Qt::NoBrush;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const int pixels = qMax(6, qRound(side * scale * ratio));
    QImage tile(pixels, pixels, QImage::Format_ARGB32_Premultiplied);  // QImage works on any thread
    tile.fill(Qt::transparent);
    QPainter canvas(&tile);
    canvas.setRenderHint(QPainter::Antialiasing);
    pictures.paint(canvas, tile.rect(), pathOf(pattern), ink);
    canvas.end();
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(1 / (scale * ratio), 1 / (scale * ratio)));
    return brush;
}

}  // namespace gnostica::gui
