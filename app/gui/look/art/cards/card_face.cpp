#include "app/gui/look/art/cards/card_face.h"

#include "app/gui/look/art/cards/card_pictures.h"
#include "app/gui/look/art/cards/icon_row.h"
#include "app/gui/look/art/cards/lettering.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QRadialGradient>

#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace gnostica::gui {

namespace {

constexpr double kHeight = 140;
constexpr double kRounding = 6.4;
constexpr double kSmallBelow = 110;
constexpr double kLargeFrom = 180;

/// Positions of the symbols of a spot card, as on playing cards; both from 0 to 1.
struct Spot {
    double x;
    double y;
};
constexpr std::array kSpots1{Spot{.5, .5}};
constexpr std::array kSpots2{Spot{.5, 0}, Spot{.5, 1}};
constexpr std::array kSpots3{Spot{.5, 0}, Spot{.5, .5}, Spot{.5, 1}};
constexpr std::array kSpots4{Spot{0, 0}, Spot{1, 0}, Spot{0, 1}, Spot{1, 1}};
constexpr std::array kSpots5{Spot{0, 0}, Spot{1, 0}, Spot{.5, .5}, Spot{0, 1}, Spot{1, 1}};
constexpr std::array kSpots6{Spot{0, 0}, Spot{1, 0}, Spot{0, .5}, Spot{1, .5}, Spot{0, 1}, Spot{1, 1}};
constexpr std::array kSpots7{Spot{0, 0}, Spot{1, 0}, Spot{.5, .25}, Spot{0, .5}, Spot{1, .5}, Spot{0, 1}, Spot{1, 1}};
constexpr std::array kSpots8{Spot{0, 0},  Spot{1, 0},    Spot{.5, .25}, Spot{0, .5},
                             Spot{1, .5}, Spot{.5, .75}, Spot{0, 1},    Spot{1, 1}};
constexpr std::array kSpots9{Spot{0, 0},       Spot{1, 0},       Spot{0, 1.0 / 3}, Spot{1, 1.0 / 3}, Spot{.5, .5},
                             Spot{0, 2.0 / 3}, Spot{1, 2.0 / 3}, Spot{0, 1},       Spot{1, 1}};
constexpr std::array kSpots10{Spot{0, 0},       Spot{1, 0},       Spot{.5, 1.0 / 6}, Spot{0, 1.0 / 3}, Spot{1, 1.0 / 3},
                              Spot{0, 2.0 / 3}, Spot{1, 2.0 / 3}, Spot{.5, 5.0 / 6}, Spot{0, 1},       Spot{1, 1}};
constexpr std::array<std::span<const Spot>, 10> kSpots{kSpots1, kSpots2, kSpots3, kSpots4, kSpots5,
                                                       kSpots6, kSpots7, kSpots8, kSpots9, kSpots10};

QColor faded(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

}  // namespace

CardFace::CardFace(QPainter& painter, Pictures& pictures, const Theme& theme, const QSizeF& size, int turns)
    : painter_(painter),
      pictures_(pictures),
      theme_(theme),
      size_(size),
      turns_(turns),
      detail_(size.width() < kSmallBelow  ? Detail::small
              : size.width() < kLargeFrom ? Detail::medium
                                          : Detail::large) {}

QRectF CardFace::box(double x, double y, double width, double height) const {
    const double down = size_.height() / kHeight;
    return {unit(x), y * down, unit(width), height * down};
}

QColor CardFace::accent(engine::Card card) const {
    return card.isMajor() ? theme_.ink : Theme::suit(card.suit());
}

void CardFace::paint(engine::Card card, const CardText& text) {
    stock();
    border();
    centre(card);
    corner(card, text);
    IconRow row(painter_, pictures_, theme_);
    if (detail_ == Detail::large) {
        coinRow(text.value);
        name(text.name, box(9, 98, 82, 12));
        row.paint(text.icons, box(12, 113, 76, 17));
    } else if (detail_ == Detail::medium || (card.isMajor() && unit(100) >= 70)) {
        row.paint(text.icons, box(10, 111, 80, 21));
    }
}

void CardFace::paintPicture(const QString& path) {
    QPainterPath outline;
    outline.addRoundedRect(QRectF(QPointF(), size_), unit(kRounding), unit(kRounding));
    painter_.setClipPath(outline);
    pictures_.paint(painter_, QRectF(QPointF(), size_), path);
}

void CardFace::paintEmpty() {
    painter_.setPen(QPen(theme_.faintInk, qMax(1.0, unit(1.5)), Qt::DashLine));
    painter_.setBrush(faded(theme_.cardFace, 0.4));
    painter_.drawRoundedRect(box(2, 2, 96, kHeight - 4), unit(kRounding), unit(kRounding));
}

void CardFace::stock() {
    QLinearGradient paper(QPointF(), QPointF(0, size_.height()));
    paper.setColorAt(0, theme_.cardFace);
    paper.setColorAt(1, theme_.cardShade);
    const double pen = qMax(1.0, unit(0.7));
    painter_.setPen(QPen(theme_.cardEdge, pen));
    painter_.setBrush(paper);
    painter_.drawRoundedRect(QRectF(QPointF(), size_).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), unit(kRounding),
                             unit(kRounding));
}

void CardFace::border() {
    if (detail_ != Detail::large) {
        return;
    }
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(faded(theme_.cardEdge, 0.75), qMax(1.0, unit(0.45))));
    painter_.drawRoundedRect(box(3.4, 3.4, 93.2, kHeight - 6.8), unit(4), unit(4));
}

/// Long numbers get a wide box; on a card turned sideways, the box runs along the other edge.
QRectF CardFace::letterBox(engine::Card card) const {
    const QSizeF room = detail_ == Detail::large   ? QSizeF(20, 14)
                        : detail_ == Detail::small ? QSizeF(card.isMajor() ? 38 : 32, 23)
                                                   : QSizeF(card.isMajor() ? 34 : 26, 19);
    const QSizeF lying = turns_ % 2 == 0 ? room : room.transposed();
    const double inset = detail_ == Detail::large ? 7 : 6;
    return box(inset, inset + 0.5, lying.width(), lying.height());
}

void CardFace::corner(engine::Card card, const CardText& text) {
    const bool large = detail_ == Detail::large;
    const bool small = detail_ == Detail::small;
    const QRectF letters = letterBox(card);
    upright(letters, [&](const QRectF& place) {
        painter_.setPen(accent(card));
        paintFitted(painter_, place, text.corner);
    });
    const double middle = small ? 22 : large ? 17 : 19;
    double below = letters.bottom() / unit(1) + (large ? 2 : 3);
    if (!card.isMajor()) {
        const double side = large ? 13 : small ? 24 : 18;
        const QRectF place = box(middle - side / 2, below, side, side);
        upright(place, [&](const QRectF& turned) { symbol(turned, suitPath(card.suit())); });
        below += side + 3;
    }
    if (!large) {
        coinColumn(text.value, below);
    }
}

void CardFace::coinColumn(int value, double top) {
    const double step = detail_ == Detail::small ? 11.5 : 9.5;
    const double x = detail_ == Detail::small ? 22 : 19;
    for (int i = 0; i < value; ++i) {
        coin({unit(x), unit(top + step * (i + 0.5))}, unit(step * 0.4));
    }
}

void CardFace::coinRow(int value) {
    for (int i = 0; i < value; ++i) {
        coin({unit(89 - 8.6 * i), unit(14)}, unit(3.5));
    }
}

void CardFace::coin(const QPointF& middle, double radius) {
    QRadialGradient metal(middle - QPointF(radius, radius) * 0.35, radius * 1.5);
    metal.setColorAt(0, theme_.coin.lighter(165));
    metal.setColorAt(0.55, theme_.coin);
    metal.setColorAt(1, theme_.coin.darker(125));
    painter_.setPen(QPen(theme_.coin.darker(155), qMax(0.6, radius * 0.18)));
    painter_.setBrush(metal);
    painter_.drawEllipse(middle, radius, radius);
}

void CardFace::centre(engine::Card card) {
    const bool small = detail_ == Detail::small;
    const QRectF place = small                       ? box(36, 46, 54, 54)
                         : detail_ == Detail::medium ? box(28, 34, 56, 66)
                                                     : box(19, 28, 62, 65);
    if (card.rank() == engine::Rank::spot && !small) {
        pips(card, place);
    } else if (card.rank() == engine::Rank::spot) {
        painter_.setOpacity(0.38);
        symbol(place, suitPath(card.suit()));
        painter_.setOpacity(1);
    } else {
        halo(place);
        symbol(place, emblemPath(card), small ? faded(accent(card), 0.45) : accent(card));
    }
}

/// Rays behind an emblem.
void CardFace::halo(const QRectF& place) {
    if (detail_ != Detail::large) {
        return;
    }
    constexpr int kRays = 32;
    const double radius = unit(44);
    painter_.save();
    painter_.translate(place.center());
    QRadialGradient glow(QPointF(), radius);
    glow.setColorAt(0, faded(theme_.coin, 0.34));
    glow.setColorAt(1, faded(theme_.coin, 0));
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(glow);
    const double half = std::numbers::pi / kRays / 2;
    for (int i = 0; i < kRays; ++i) {
        const double angle = 2 * std::numbers::pi * i / kRays;
        const double reach = i % 2 == 0 ? radius : radius * 0.82;
        painter_.drawPolygon(QPolygonF{QPointF(), QPointF(std::cos(angle - half), std::sin(angle - half)) * reach,
                                       QPointF(std::cos(angle + half), std::sin(angle + half)) * reach});
    }
    painter_.restore();
}

void CardFace::pips(engine::Card card, const QRectF& place) {
    const auto spots = kSpots[static_cast<std::size_t>(card.height() - 1)];
    const double side = unit(spots.size() == 1 ? 50 : spots.size() <= 3 ? 22 : spots.size() <= 6 ? 20 : 16.5);
    const QRectF inner = spots.size() <= 3
                             ? place.adjusted(side / 2, side / 2, -side / 2, -side / 2)
                             : place.adjusted(unit(6) + side / 2, side / 2, -unit(6) - side / 2, -side / 2);
    for (const Spot& spot : spots) {
        const QPointF middle(inner.left() + spot.x * inner.width(), inner.top() + spot.y * inner.height());
        symbol({middle.x() - side / 2, middle.y() - side / 2, side, side}, suitPath(card.suit()));
    }
}

void CardFace::symbol(const QRectF& place, const QString& path, const QColor& ink) {
    pictures_.paint(painter_, place, path, ink);
}

void CardFace::name(const QString& text, const QRectF& place) {
    const double y = place.top() - unit(1.2);
    painter_.setPen(QPen(faded(theme_.cardEdge, 0.8), qMax(1.0, unit(0.4))));
    painter_.drawLine(QPointF(unit(20), y), QPointF(unit(46), y));
    painter_.drawLine(QPointF(unit(54), y), QPointF(unit(80), y));
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.cardEdge);
    const double r = unit(1.5);
    const QPointF middle(unit(50), y);
    painter_.drawPolygon(
        QPolygonF{middle - QPointF(r, 0), middle - QPointF(0, r), middle + QPointF(r, 0), middle + QPointF(0, r)});
    painter_.setPen(theme_.ink);
    paintName(painter_, place.adjusted(0, unit(2), 0, -unit(1)), text);
}

}  // namespace gnostica::gui
