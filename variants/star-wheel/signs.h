// What the segments of the wheel are called (WHL-1). For the words and for the panel.
#pragma once

#include "variants/star-wheel/wheel.h"

#include <QCoreApplication>
#include <QString>

#include <array>

namespace gnostica::star_wheel {

/// "Aries" … "Pisces", for segment 1 to 12.
inline QString signName(int segment) {
    static constexpr std::array<const char*, kSegments> names{
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Aries"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Taurus"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Gemini"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Cancer"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Leo"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Virgo"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Libra"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Scorpio"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Sagittarius"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Capricorn"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Aquarius"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "Pisces"),
    };
    const bool known = segment >= 1 && segment <= kSegments;
    return known ? QCoreApplication::translate("gnostica::star_wheel::Signs",
                                               names[static_cast<std::size_t>(segment - 1)])
                 : QString();
}

/// "red", "green", "yellow", "blue".
inline QString colourName(Colour colour) {
    static constexpr std::array<const char*, 4> names{
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "red"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "green"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "yellow"),
        QT_TRANSLATE_NOOP("gnostica::star_wheel::Signs", "blue"),
    };
    return QCoreApplication::translate("gnostica::star_wheel::Signs", names[static_cast<std::size_t>(colour)]);
}

}  // namespace gnostica::star_wheel
