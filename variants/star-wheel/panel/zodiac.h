// Pictures and colours of the twelve signs.
#pragma once

#include "engine/powers/power.h"
#include "variants/star-wheel/wheel.h"

#include <QColor>

class QPainter;
class QRectF;

namespace gnostica::star_wheel {

class Zodiac {
public:
    /// The colours also differ in lightness, and contrast with light and dark backgrounds.
    static QColor colour(Colour colour, bool onDark);
    /// For letters and signs on that colour.
    static QColor inkOn(Colour colour);
    static void paintSign(QPainter& painter, const QRectF& rect, int segment, const QColor& ink);
};

}  // namespace gnostica::star_wheel
