#include "app/gui/look/art/cards/deck_face.h"

#include "app/gui/look/art/cards/card_pictures.h"
#include "app/gui/look/art/cards/icon_row.h"
#include "app/gui/look/art/cards/lettering.h"
#include "app/gui/look/art/cards/tile_name.h"
#include "app/gui/look/art/theme.h"

#include <QPainterPath>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr QColor kInk{0x1b, 0x18, 0x2b};
constexpr QColor kPaper{0xf7, 0xeb, 0xd1};
constexpr QColor kGold{0xe2, 0xa3, 0x25};
constexpr QColor kDarkGold{0x8a, 0x5a, 0x0c};

/// Minimum size of tiles that show their value, in pixels.
constexpr double kValueFrom = 64;
/// On smaller cards, letters would be smaller than ten pixels.
constexpr double kNameOnCardFrom = 64;

/// Gap in a short card, which shows top band, heart and bottom band below each other, in units of the whole card.
constexpr double kGapBelowBand = 9;
/// Units by which the bands of a brief card reach into its heart.
constexpr double kSeam = 2;
/// Narrower cards have no ornaments at the ends of the band with the name, which then has their room as well: as many
/// units beyond its slot. On others it keeps this distance from them.
constexpr double kOrnamentsFrom = 150;
constexpr double kBesideName = 42;
constexpr double kFromOrnaments = 12;
/// Half of the height of the ornaments, and the width of the bare paper in the middle of the slot that covers them.
constexpr double kHalfOrnament = 18;
constexpr double kBarePaper = 20;
/// Coins are smaller than their slot by this.
constexpr double kCoinInset = 6;

/// Width of the chip with the index on a tile, relative to its height: on tiles from 64 pixels, "XVIII" and "10" have
/// letters of at least ten pixels.
double chipShape(engine::Card card, const QString& corner) {
    if (card.isMajor()) {
        return corner.size() > 2 ? 2.3 : 1.55;
    }
    return corner.size() > 1 ? 1.8 : 1.55;
}

QRectF scaled(const QRectF& place, double unit) {
    return {place.x() * unit, place.y() * unit, place.width() * unit, place.height() * unit};
}

}  // namespace

void DeckFace::stock(const QSizeF& size, double rounding) {
    const double pen = std::max(1.0, size.width() / 110);
    painter_.setPen(QPen(kInk, pen));
    painter_.setBrush(kPaper);
    painter_.drawRoundedRect(QRectF(QPointF(), size).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), rounding,
                             rounding);
}

void DeckFace::heart(const QRectF& place, engine::Card card, double rounding) {
    QPainterPath outline;
    outline.addRoundedRect(place, rounding, rounding);
    painter_.save();
    painter_.setClipPath(outline, Qt::IntersectClip);
    pictures_.paintPart(painter_, place, deck_.picture(card), deck_.heart);
    painter_.restore();
    painter_.setPen(QPen(kInk, std::max(1.0, place.width() / 90)));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(place, rounding, rounding);
}

/// From the left: index and suit of a minor, or number of a major.
void DeckFace::writeIndex(const QRectF& place, engine::Card card, const CardText& text) {
    painter_.setPen(deck_.inkOf(card));
    if (card.isMajor()) {
        paintFitted(painter_, place, text.corner);
        return;
    }
    const double side = std::min(place.height() * 0.8, place.width() * 0.45);
    paintFitted(painter_, QRectF(place.topLeft(), QSizeF(place.width() - side, place.height())), text.corner);
    const QRectF sign(place.right() - side, place.center().y() - side / 2, side, side);
    pictures_.paint(painter_, sign, suitPath(card.suit()), deck_.inkOf(card));
}

/// In one row from the right; coins overlap if there are too many.
void DeckFace::coins(const QRectF& place, int value) {
    const double side = std::min(place.height(), place.width() / std::clamp(value, 1, 3));
    const double step = value <= 1 ? 0 : std::min(side * 1.05, (place.width() - side) / (value - 1));
    painter_.setPen(QPen(kDarkGold, std::max(0.8, side * 0.1)));
    painter_.setBrush(kGold);
    for (int i = 0; i < value; ++i) {
        const double rim = side * 0.08;
        const QRectF coin(place.right() - side - i * step, place.center().y() - side / 2, side, side);
        painter_.drawEllipse(coin.adjusted(rim, rim, -rim, -rim));
    }
}

void DeckFace::chip(const QRectF& place) {
    painter_.setPen(QPen(kInk, std::max(0.8, place.height() * 0.05)));
    painter_.setBrush(kPaper);
    painter_.drawRoundedRect(place, place.height() * 0.2, place.height() * 0.2);
}

void DeckFace::paintCard(const QSizeF& size, engine::Card card, const CardText& text) {
    const double unit = size.width() / deck_.size.width();
    const double rounding = deck_.rounding * unit;
    stock(size, rounding);
    const Deck::Places& at = deck_.places;
    const double heartTop = deck_.top.bottom() + kGapBelowBand;
    const double below = heartTop + deck_.heart.height() + kGapBelowBand - deck_.bottom.top();
    heart(scaled(QRectF(deck_.heart.left(), heartTop, deck_.heart.width(), deck_.heart.height()), unit), card,
          6 * unit);
    writeIndex(scaled(card.isMajor() ? at.number : at.index.united(at.suit), unit), card, text);
    if (card.isMajor()) {
        IconRow(painter_, pictures_, Theme::light()).paint(text.icons, scaled(at.powers, unit));
    }
    coins(scaled(at.value.adjusted(0, kCoinInset, 0, -kCoinInset), unit), text.value);
    if (size.width() >= kNameOnCardFrom) {
        painter_.setPen(deck_.inks.name);
        paintName(painter_, scaled(at.name.translated(0, below).adjusted(-30, 8, 30, -8), unit), text.name);
    }
}

void DeckFace::part(const QRectF& place, engine::Card card, const QRectF& part) {
    painter_.save();
    painter_.setClipRect(place, Qt::IntersectClip);
    pictures_.paintPart(painter_, place, deck_.picture(card), part);
    painter_.restore();
}

void DeckFace::bands(const QSizeF& size, engine::Card card, const CardText& text, double up) {
    const double unit = size.width() / deck_.size.width();
    const Deck::Places& at = deck_.places;
    writeIndex(scaled(card.isMajor() ? at.number : at.index.united(at.suit), unit), card, text);
    if (card.isMajor()) {
        IconRow(painter_, pictures_, Theme::light()).paint(text.icons, scaled(at.powers, unit));
    }
    coins(scaled(at.value.adjusted(0, kCoinInset, 0, -kCoinInset), unit), text.value);
    const bool hasOrnaments = size.width() >= kOrnamentsFrom;
    if (!hasOrnaments) {
        coverOrnaments(card, unit, up);
    }
    painter_.setPen(deck_.inks.name);
    const double beside = hasOrnaments ? -kFromOrnaments : kBesideName;
    paintName(painter_, scaled(at.name.translated(0, -up).adjusted(-beside, 8, beside, -8), unit), text.name);
}

/// With the bare paper of the same picture.
void DeckFace::coverOrnaments(engine::Card card, double unit, double up) {
    const QRectF slot = deck_.places.name;
    const QRectF paper(slot.center().x() - kBarePaper / 2, slot.center().y() - kHalfOrnament, kBarePaper,
                       2 * kHalfOrnament);
    const QRectF band = slot.adjusted(-kBesideName, 0, kBesideName, 0).translated(0, -up);
    part(scaled({band.left(), paper.top() - up, band.width(), paper.height()}, unit), card, paper);
}

void DeckFace::paintBrief(const QSizeF& size, engine::Card card, const CardText& text) {
    const double unit = size.width() / deck_.size.width();
    const double width = deck_.size.width();
    const double height = size.height() / unit;
    const double rounding = deck_.rounding * unit;
    const double band = (height - deck_.heart.height()) / 2;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(QPointF(), size), rounding, rounding);
    painter_.save();
    painter_.setClipPath(outline, Qt::IntersectClip);
    stock(size, rounding);
    const QRectF middle(0, deck_.heart.top(), width, deck_.heart.height());
    part(scaled({0, band, width, middle.height()}, unit), card, middle);
    // The bands reach a little into the heart, so that no seam is seen.
    part(scaled({0, 0, width, band + kSeam}, unit), card, {0, 0, width, band + kSeam});
    const double lower = band + 3 * kSeam;
    part(scaled({0, height - lower, width, lower}, unit), card, {0, deck_.size.height() - lower, width, lower});
    painter_.setPen(QPen(kInk, std::max(1.0, 6 * unit)));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(scaled({deck_.heart.left(), band, deck_.heart.width(), deck_.heart.height() - 2 * kSeam}, unit));
    painter_.restore();
    bands(size, card, text, deck_.size.height() - height);
}

void DeckFace::paintWhole(const QSizeF& size, engine::Card card, const CardText& text) {
    const double rounding = deck_.rounding * size.width() / deck_.size.width();
    QPainterPath outline;
    outline.addRoundedRect(QRectF(QPointF(), size), rounding, rounding);
    painter_.save();
    painter_.setClipPath(outline, Qt::IntersectClip);
    stock(size, rounding);
    part(QRectF(QPointF(), size), card, QRectF(QPointF(), deck_.size));
    painter_.restore();
    bands(size, card, text, 0);
}

void DeckFace::paintTile(double side, engine::Card card, const CardText& text) {
    const double unit = side / 100;
    const QRectF whole(0, 0, side, side);
    const double rim = std::max(1.0, 0.8 * unit);
    heart(whole.adjusted(rim, rim, -rim, -rim), card, 5 * unit);
    const double height = std::max(17.0 * unit, std::min(side * 0.3, 14.0));
    const QRectF index(3 * unit, 3 * unit, height * chipShape(card, text.corner), height);
    chip(index);
    const double inset = height * 0.1;
    writeIndex(index.adjusted(inset * 1.5, inset, -inset * 1.5, -inset), card, text);
    if (side >= kValueFrom && text.value > 0) {
        const double coinSide = 8.5 * unit;
        const double width = coinSide * 1.05 * std::min(text.value, 3) + 3 * unit;
        const QRectF value(side - 3 * unit - width, 3 * unit, width, coinSide + 3 * unit);
        chip(value);
        coins(value.adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit), text.value);
    }
    nameOnTile(side, card, text);
}

void DeckFace::nameOnTile(double side, engine::Card card, const CardText& text) {
    const TileName name = tileName(side, text.name, card.isMajor() ? static_cast<int>(text.icons.size()) : 0);
    if (name.strip.isEmpty()) {
        return;
    }
    chip(name.strip);
    if (!name.powers.isEmpty()) {
        IconRow(painter_, pictures_, Theme::light()).paint(text.icons, name.powers);
    }
    painter_.setPen(deck_.inks.name);
    for (qsizetype line = 0; line < name.lines.size(); ++line) {
        paintLine(painter_, name.lineAt(line), name.lines[line], name.font);
    }
}

void DeckFace::paintBack(const QSizeF& size) {
    const double unit = size.width() / deck_.size.width();
    QPainterPath outline;
    outline.addRoundedRect(QRectF(QPointF(), size), deck_.rounding * unit, deck_.rounding * unit);
    painter_.setClipPath(outline, Qt::IntersectClip);
    const double height = size.height() / unit;
    painter_.fillRect(QRectF(QPointF(), size), kPaper);
    const QRectF middle(0, (deck_.size.height() - height) / 2, deck_.size.width(), height);
    pictures_.paintPart(painter_, QRectF(QPointF(), size), deck_.backPicture(), middle);
    painter_.setPen(QPen(kInk, std::max(1.0, size.width() / 60)));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(outline);
}

}  // namespace gnostica::gui
