#include "app/gui/look/art/cards/tile_name.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/cards/lettering.h"

#include <QFontMetricsF>

#include <algorithm>

namespace gnostica::gui {

namespace {

// In hundredths of the side of the tile.
constexpr double kFromEdge = 3;
constexpr double kStrip = 13;
constexpr double kAcross = 2.4;
constexpr double kDown = 1.4;
constexpr double kPower = 10;
/// Part of the strip that the powers take at most beside a name of one line.
constexpr double kPowersPart = 0.4;
/// Height of one of two lines, and above and below them, in pixels: for letters of kLeastLetter.
constexpr double kLine = 11;
constexpr double kRoundLines = 1;
/// Signs of powers that would be narrower are left out, in pixels.
constexpr double kLeastPowers = 9;
constexpr double kUnlimited = 1e6;

QRectF stripOf(double side, double height) {
    const double edge = kFromEdge * side / 100;
    return {edge, side - edge - height, side - 2 * edge, height};
}

bool isAsUsual(const FittedName& fitted, const QString& name) {
    const int stretch = fitted.font.stretch();
    return fitted.text == name && (stretch == QFont::AnyStretch || stretch == QFont::Unstretched);
}

TileName onOneLine(double side, const QString& name, int powers) {
    const double unit = side / 100;
    TileName placed;
    placed.strip = stripOf(side, kStrip * unit);
    placed.name = placed.strip.adjusted(kAcross * unit, kDown * unit, -kAcross * unit, -kDown * unit);
    if (powers > 0) {
        const double width = std::min(placed.name.width() * kPowersPart, kPower * unit * powers);
        placed.powers = placed.name;
        placed.powers.setLeft(placed.name.right() - width);
        placed.name.setRight(placed.powers.left() - unit);
    }
    const FittedName fitted = fittedName(placed.name.size(), name);
    placed.font = fitted.font;
    placed.lines = fitted.text.isEmpty() ? QStringList() : QStringList{fitted.text};
    placed.isUsual = isAsUsual(fitted, name);
    return placed;
}

/// A single word has the first line, the powers the second.
TileName onTwoLines(double side, const QString& name, int powers) {
    const double unit = side / 100;
    const double line = std::max(kLine, (kStrip - 2 * kDown) * unit);
    TileName placed;
    placed.strip = stripOf(side, 2 * (line + kRoundLines));
    placed.name = placed.strip.adjusted(kAcross * unit, kRoundLines, -kAcross * unit, -kRoundLines);
    const QSizeF room(placed.name.width(), line);
    placed.lines = inTwoLines(name, fittedName({kUnlimited, kLine}, name).font);
    const auto widthOf = [](const QString& text, const QFont& font) {
        return QFontMetricsF(font).horizontalAdvance(text);
    };
    const auto fitted = [&](const QString& text) { return fittedName(room, text); };
    FittedName widest = fitted(placed.lines.front());
    if (const FittedName last = fitted(placed.lines.back());
        widthOf(last.text, last.font) > widthOf(widest.text, widest.font)) {
        widest = last;
    }
    placed.isUsual = true;
    placed.font = widest.font;
    for (QString& each : placed.lines) {
        const FittedName shown = fitted(each);
        placed.isUsual = placed.isUsual && isAsUsual(shown, each);
        each = shown.text;
    }
    if (powers > 0) {
        const bool isSingle = placed.lines.size() == 1;
        const double first = widthOf(placed.lines.front(), placed.font);
        const double second = isSingle ? 0 : widthOf(placed.lines.back(), placed.font);
        const double width = std::min(kPower * unit * powers, room.width() - std::min(first, second) - 2 * unit);
        const double top = !isSingle && first < second ? placed.name.top() : placed.name.top() + line;
        const double left = isSingle ? placed.name.center().x() - width / 2 : placed.name.right() - width;
        placed.powers = width >= kLeastPowers ? QRectF(left, top, width, line) : QRectF();
    }
    return placed;
}

}  // namespace

QRectF TileName::lineAt(qsizetype line) const {
    if (strip.isEmpty() || lines.isEmpty()) {
        return {};
    }
    const bool isHigh = lines.size() > 1 || (powers.isValid() && powers.top() > name.top());
    const double height = isHigh ? name.height() / 2 : name.height();
    QRectF place(name.left(), name.top() + static_cast<double>(line) * height, name.width(), height);
    if (isHigh && powers.intersects(place)) {
        place.setRight(powers.left());
    }
    return place;
}

TileName tileName(double side, const QString& name, int powers) {
    if (side < kNameFrom) {
        return {};
    }
    const TileName one = onOneLine(side, name, powers);
    if (one.isUsual) {
        return one;
    }
    const TileName two = onTwoLines(side, name, powers);
    return two.isUsual || powers > 0 ? two : one;
}

}  // namespace gnostica::gui
