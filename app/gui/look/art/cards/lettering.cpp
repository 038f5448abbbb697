#include "app/gui/look/art/cards/lettering.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <optional>
#include <utility>

namespace gnostica::gui {

namespace {

/// Height of letters, relative to that of their line.
constexpr double kLetterPart = 0.92;
/// Indices are signs, which are recognised by their shape even on the smallest cards.
constexpr int kLeastIndex = 5;
/// Names with fewer letters before the ellipsis tell nothing.
constexpr qsizetype kLeastLetters = 3;
/// Letters of long names, in per cent of their usual width: narrower ones are hard to read.
constexpr int kNarrowest = 80;
constexpr int kNarrowStep = 5;

/// Font of names and indices on cards.
QFont cardFont(int pixelSize, QFont::Weight weight) {
    QFont font(serifFamilies());
    font.setStyleHint(QFont::Serif);
    font.setWeight(weight);
    font.setPixelSize(pixelSize);
    return font;
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

/// Letters that need no space between words: kana, ideographs.
bool partsAnywhere(QChar sign) {
    return sign.script() == QChar::Script_Hiragana || sign.script() == QChar::Script_Katakana ||
           sign.script() == QChar::Script_Han;
}

/// The length of the first line, and the beginning of the second one, if a name is parted before this letter.
std::optional<std::pair<qsizetype, qsizetype>> partedAt(const QString& name, qsizetype place) {
    if (name[place - 1] == u' ') {
        return std::pair(place - 1, place);
    }
    const bool isBetween = partsAnywhere(name[place - 1]) && partsAnywhere(name[place]);
    return isBetween ? std::optional(std::pair(place, place)) : std::nullopt;
}

}  // namespace

/// Capital letters and digits have no descenders, so the line is centred by the height of its capitals.
void paintLine(QPainter& painter, const QRectF& place, const QString& text, const QFont& font) {
    painter.setFont(font);
    const QFontMetricsF metrics(painter.font());
    const double baseline = place.center().y() + metrics.capHeight() / 2;
    const double left = place.center().x() - metrics.horizontalAdvance(text) / 2;
    painter.drawText(QPointF(left, baseline), text);
}

void paintFitted(QPainter& painter, const QRectF& place, const QString& text, QFont::Weight weight) {
    paintLine(painter, place, text, fittingFont(place.size(), text, weight, kLeastIndex));
}

FittedName fittedName(const QSizeF& room, const QString& name, QFont::Weight weight) {
    QFont font = fittingFont(room, name, weight, kLeastLetter);
    for (int width = 100; width > kNarrowest && QFontMetricsF(font).horizontalAdvance(name) > room.width();) {
        font.setStretch(width -= kNarrowStep);
    }
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

QStringList inTwoLines(const QString& name, const QFont& font) {
    const QFontMetricsF metrics(font);
    QStringList best{name};
    double least = metrics.horizontalAdvance(name);
    for (qsizetype place = 1; place < name.size(); ++place) {
        if (const auto parted = partedAt(name, place)) {
            const QStringList lines{name.first(parted->first), name.sliced(parted->second)};
            const double width = std::max(metrics.horizontalAdvance(lines[0]), metrics.horizontalAdvance(lines[1]));
            if (width < least) {
                least = width;
                best = lines;
            }
        }
    }
    return best;
}

}  // namespace gnostica::gui
