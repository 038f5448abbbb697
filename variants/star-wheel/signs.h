// The names of the wheel's segments (WHL-1), for the words and for the panel.
#pragma once

#include "app/language/phrase.h"
#include "variants/star-wheel/wheel.h"

#include <QCoreApplication>

#include <array>

namespace gnostica::star_wheel {

struct SegmentWord {
    const char* text;
    const char* meaning;

    language::Phrase phrase() const {
        return language::phrase(QCoreApplication::translate("gnostica::star_wheel::Signs", text, meaning));
    }
};

/// "Aries" … "Pisces", for segments 1 to 12.
inline language::Phrase signName(int segment) {
    static constexpr std::array<SegmentWord, kSegments> names{{
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Aries", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Taurus", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Gemini", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Cancer", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Leo", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Virgo", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Libra", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Scorpio", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Sagittarius", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Capricorn", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Aquarius", "phrase: sign"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "Pisces", "phrase: sign"),
    }};
    const bool known = segment >= 1 && segment <= kSegments;
    return known ? names[static_cast<std::size_t>(segment - 1)].phrase() : language::Phrase();
}

/// "red", "green", "yellow", "blue".
inline language::Phrase colourName(Colour colour) {
    static constexpr std::array<SegmentWord, 4> names{{
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "red", "phrase: colour"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "green", "phrase: colour"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "yellow", "phrase: colour"),
        QT_TRANSLATE_NOOP3("gnostica::star_wheel::Signs", "blue", "phrase: colour"),
    }};
    return names[static_cast<std::size_t>(colour)].phrase();
}

}  // namespace gnostica::star_wheel
