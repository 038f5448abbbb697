#include "app/gui/look/art/cards/lettering.h"

#include "app/gui/look/art/heading.h"

#include <QFontMetricsF>
#include <QPainter>

namespace gnostica::gui {

namespace {

/// Font of names and numbers on cards.
QFont cardFont(double pixelSize, QFont::Weight weight) {
    QFont font(serifFamilies());
    font.setStyleHint(QFont::Serif);
    font.setWeight(weight);
    font.setPixelSize(qMax(5, qRound(pixelSize)));
    return font;
}

/// Letters of names are never smaller, in pixels.
constexpr int kLeastName = 10;

}  // namespace

QString nameThatFits(const QSizeF& place, const QString& name) {
    if (place.height() < kLeastName) {
        return {};
    }
    const QFontMetricsF metrics(cardFont(kLeastName, QFont::Bold));
    const QString shortened = metrics.elidedText(name, Qt::ElideRight, place.width());
    return shortened == name || 2 * (shortened.size() - 1) >= name.size() ? shortened : QString();
}

void paintName(QPainter& painter, const QRectF& place, const QString& name) {
    paintFitted(painter, place, nameThatFits(place.size(), name));
}

void paintFitted(QPainter& painter, const QRectF& place, const QString& text, QFont::Weight weight) {
    const QFont full = cardFont(place.height() * 0.92, weight);
    const double width = QFontMetricsF(full).horizontalAdvance(text);
    const double shrink = width > place.width() ? place.width() / width : 1.0;
    painter.setFont(cardFont(full.pixelSize() * shrink, weight));
    // Capital letters and digits have no descenders, so the line is centred by the height of its capitals.
    const QFontMetricsF metrics(painter.font());
    const double baseline = place.center().y() + metrics.capHeight() / 2;
    const double left = place.center().x() - metrics.horizontalAdvance(text) / 2;
    painter.drawText(QPointF(left, baseline), text);
}

}  // namespace gnostica::gui
