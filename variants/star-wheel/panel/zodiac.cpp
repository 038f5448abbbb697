#include "variants/star-wheel/panel/zodiac.h"

#include <QPainter>
#include <QSvgRenderer>

#include <array>

namespace gnostica::star_wheel {

namespace {

/// The signs as line drawings, on a square of 24.
constexpr std::array<const char*, kSegments> kSigns{
    "M12 21V10C12 5 9 3 6.5 3C4 3 3 5 3 7C3 9 4 10 5.5 10M12 10C12 5 15 3 17.5 3C20 3 21 5 21 7C21 9 20 10 18.5 10",
    "M5 3C6 7 9 9 12 9C15 9 18 7 19 3M12 9a6 6 0 1 0 0.01 0",
    "M5 3C9 5.5 15 5.5 19 3M5 21C9 18.5 15 18.5 19 21M9 5V19M15 5V19",
    "M3.5 9.5C6 4 16 3 21 7M3.5 9.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M20.5 14.5C18 20 8 21 3 17M14.9 14.5a2.8 "
    "2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0",
    "M4.5 15a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M9.6 13.5C7 9 6 3.5 12 3.5C18 3.5 16.5 9 15 13C13.8 17 14 20.5 17 "
    "20.5C19 20.5 20 19.5 20.3 18.5",
    "M3 4C4.5 4 5 5 5 7V18M5 7C5.5 3.5 9.5 3.5 9.5 7V18M9.5 7C10 3.5 14 3.5 14 7V16C14 19 16 21 19 21M14 9C17 6 20.5 "
    "8.5 19 12C18 15 14.5 18 11.5 20.5",
    "M3 20H21M3 15.5H9.2C5.5 12 6.5 5 12 5C17.5 5 18.5 12 14.8 15.5H21",
    "M3 4C4.5 4 5 5 5 7V18M5 7C5.5 3.5 9.5 3.5 9.5 7V18M9.5 7C10 3.5 14 3.5 14 7V17C14 19 16 19.5 17.5 19.5H20.5M18 "
    "16.5L21 19.5L18 22.5",
    "M4 20L20 4M12 4H20V12M6 11L13 18",
    "M3 4C5 4 6 6 6 9V17M6 9C6.5 4.5 11.5 3.5 12 8V16C12 19.5 10.5 21 8.5 21.5M12 15a3.6 3.6 0 1 1 3.6 3.6C13.5 18.6 "
    "12 17 12 15",
    "M3 10.5L7 7L10 10.5L14 7L17 10.5L21 7M3 17L7 13.5L10 17L14 13.5L17 17L21 13.5",
    "M5 3C9.5 8 9.5 16 5 21M19 3C14.5 8 14.5 16 19 21M4 12H20"};

}  // namespace

QColor Zodiac::colour(Colour colour, bool onDark) {
    switch (colour) {
    case Colour::red: return onDark ? QColor(0xc2, 0x3b, 0x34) : QColor(0xbe, 0x35, 0x2f);
    case Colour::green: return onDark ? QColor(0x57, 0xb4, 0x7c) : QColor(0x62, 0xb8, 0x84);
    case Colour::yellow: return onDark ? QColor(0xea, 0xc2, 0x4a) : QColor(0xf4, 0xcc, 0x4c);
    case Colour::blue: return onDark ? QColor(0x2d, 0x68, 0xb8) : QColor(0x24, 0x5a, 0xa8);
    }
    Q_UNREACHABLE();
}

QColor Zodiac::inkOn(Colour colour) {
    return colour == Colour::red || colour == Colour::blue ? QColor(0xff, 0xff, 0xff) : QColor(0x1c, 0x1a, 0x24);
}

void Zodiac::paintSign(QPainter& painter, const QRectF& rect, int segment, const QColor& ink) {
    const QByteArray text =
        QByteArrayLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='none' "
                          "stroke-width='2' stroke-linecap='round' stroke-linejoin='round' stroke='") +
        ink.name().toLatin1() + "' d='" + kSigns[static_cast<std::size_t>(segment - 1)] + "'/></svg>";
    QSvgRenderer(text).render(&painter, rect);
}

}  // namespace gnostica::star_wheel
