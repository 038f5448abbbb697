// The twelve signs as they look and are called.
#pragma once

#include "engine/powers/power.h"
#include "variants/star-wheel/wheel.h"

#include <QColor>
#include <QCoreApplication>
#include <QString>

class QPainter;
class QRectF;

namespace gnostica::star_wheel {

class Zodiac {
    Q_DECLARE_TR_FUNCTIONS(gnostica::star_wheel::Zodiac)

public:
    /// "Leo"
    static QString name(int segment);
    /// "red"; said of the segment, of the suit that it repeats.
    static QString colourName(Colour colour);
    /// Colours that differ in lightness, too, and stand out from light and dark ground.
    static QColor colour(Colour colour, bool onDark);
    /// For letters and signs on that colour.
    static QColor inkOn(Colour colour);
    static void paintSign(QPainter& painter, const QRectF& rect, int segment, const QColor& ink);
};

}  // namespace gnostica::star_wheel
