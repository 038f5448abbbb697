#include "app/gui/look/art/cards/lettering.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Height of letters, relative to that of their line.
constexpr double kLetterPart = 0.92;
/// Indices are signs, which are recognised by their shape even on the smallest cards.
constexpr int kLeastIndex = 5;
/// Names with fewer letters before the ellipsis tell nothing.
constexpr qsizetype kLeastLetters = 3;

/// Font of names and indices on cards.
QFont cardFont(int pixelSize, QFont::Weight weight) {
    QFont font(serifFamilies());
    font.setStyleHint(QFont::Serif);
    font.setWeight(weight);
    font.setPixelSize(pixelSize);
    return font;
}

/// Capital letters and digits have no descenders, so the line is centred by the height of its capitals.
void paintLine(QPainter& painter, const QRectF& place, const QString& text, const QFont& font) {
    painter.setFont(font);
    const QFontMetricsF metrics(painter.font());
    const double baseline = place.center().y() + metrics.capHeight() / 2;
    const double left = place.center().x() - metrics.horizontalAdvance(text) / 2;
    painter.drawText(QPointF(left, baseline), text);
}

/// The font in which the text fits, or the smallest one.
QFont fittingFont(const QSizeF& room, const QString& text, QFont::Weight weight, int least) {
    const int full = std::max(least, qRound(room.height() * kLetterPart));
    const auto widthAt = [&](int size) { return QFontMetricsF(cardFont(size, weight)).horizontalAdvance(text); };
    const double width = widthAt(full);
    int size = width > room.width() ? std::max(least, static_cast<int>(full * room.width() / width)) : full;
    while (size > least && widthAt(size) > room.width()) {  // hinted letters do not grow evenly
        --size;
    }
    return cardFont(size, weight);
}

}  // namespace

void paintFitted(QPainter& painter, const QRectF& place, const QString& text, QFont::Weight weight) {
    paintLine(painter, place, text, fittingFont(place.size(), text, weight, kLeastIndex));
}

FittedName fittedName(const QSizeF& room, const QString& name, QFont::Weight weight) {
    const QFont font = fittingFont(room, name, weight, kLeastLetter);
    const QFontMetricsF metrics(font);
    if (metrics.capHeight() > room.height()) {
        return {{}, font};
    }
    const QString text = metrics.elidedText(name, Qt::ElideRight, room.width());
    const bool isTelling = text == name || text.size() > kLeastLetters;
    return {isTelling ? text : QString(), font};
}

void paintName(QPainter& painter, const QRectF& place, const QString& name, QFont::Weight weight) {
    const FittedName fitted = fittedName(place.size(), name, weight);
    if (!fitted.text.isEmpty()) {
        paintLine(painter, place, fitted.text, fitted.font);
    }
}

}  // namespace gnostica::gui
