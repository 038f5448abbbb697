// The twelve signs as they look and are called.
#pragma once

#include "engine/powers/power.h"
#include "variants/star-wheel/wheel.h"

#include <QColor>

class QPainter;
class QRectF;

namespace gnostica::star_wheel {

class Zodiac {
public:
    /// Colours that differ in lightness, too, and stand out from light and dark ground.
    static QColor colour(Colour colour, bool onDark);
    /// For letters and signs on that colour.
    static QColor inkOn(Colour colour);
    static void paintSign(QPainter& painter, const QRectF& rect, int segment, const QColor& ink);
};

}  // namespace gnostica::star_wheel
