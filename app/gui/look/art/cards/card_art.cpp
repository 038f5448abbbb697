#include "app/gui/look/art/cards/card_art.h"

#include "app/gui/look/art/cards/card_face.h"
#include "app/gui/look/art/cards/card_pictures.h"
#include "app/gui/look/art/cards/deck.h"
#include "app/gui/look/art/cards/deck_face.h"
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/art/cards/lettering.h"

#include <QHash>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

const CardText kNoText;

/// Kinds of pictures, so that their cache keys never collide.
enum class Kind { face, tile, heart, back };

void paintFace(DeckFace face, const QSizeF& size, engine::Card card, const CardText& text, CardForm form) {
    switch (form) {
    case CardForm::usual: face.paintCard(size, card, text); break;
    case CardForm::brief: face.paintBrief(size, card, text); break;
    case CardForm::whole: face.paintWhole(size, card, text); break;
    }
}

QSizeF unturned(const QSizeF& size, int turns) {
    return turns % 2 == 0 ? size : size.transposed();
}

/// Transforms the painter so that a turned card can be drawn upright at the origin.
void turn(QPainter& painter, const QSizeF& size, int turns) {
    const QSizeF card = unturned(size, turns);
    painter.translate(size.width() / 2, size.height() / 2);
    painter.rotate(90.0 * turns);
    painter.translate(-card.width() / 2, -card.height() / 2);
}

/// The deck with a picture for this file; nullptr if there is none or it cannot be drawn: plain faces are used then.
const Deck* deckFor(const CardFile& file, const Theme& theme, Pictures& pictures) {
    return theme.deck && (file.isNone() || pictures.canDraw(file)) ? theme.deck.get() : nullptr;
}

const Deck* deckFor(engine::Card card, const Theme& theme, Pictures& pictures) {
    return theme.deck ? deckFor(theme.deck->picture(card), theme, pictures) : nullptr;
}

/// Paper and index, until the card has been drawn.
Sprites::Sketch sketchOf(const CardText& text, const Theme& theme) {
    return [&text, &theme](QPainter& painter, const QRectF& rect) {
        const double unit = rect.width() / 100;
        painter.setPen(QPen(theme.line, std::max(1.0, unit)));
        painter.setBrush(theme.paper);
        painter.drawRoundedRect(rect.adjusted(unit, unit, -unit, -unit), 5 * unit, 5 * unit);
        painter.setPen(theme.line);
        paintFitted(painter, QRectF(rect.topLeft() + QPointF(5, 4) * unit, QSizeF(26, 15) * unit), text.corner);
    };
}

}  // namespace

double heightOfCard(double width, CardForm form) {
    switch (form) {
    case CardForm::usual: return width / kCardRatio;
    case CardForm::brief: return width * 564 / 420;
    case CardForm::whole: return width * 720 / 420;
    }
    return width;
}

void CardArt::paint(QPainter& painter, const QRectF& rect, engine::Card card, const CardText& text, const Theme& theme,
                    CardForm form) const {
    const std::size_t what = qHashMulti(theme.fingerprint(), static_cast<int>(Kind::face), static_cast<int>(form),
                                        card.isNone() ? -1 : card.number(), text.fingerprint());
    const auto make = [&] {
        return [card, text, theme, form](QPainter& canvas, Pictures& pictures, const QSizeF& size, int turns) {
            turn(canvas, size, turns);
            CardFace face(canvas, pictures, theme, unturned(size, turns), turns);
            if (card.isNone()) {
                face.paintEmpty();
            } else if (const Deck* deck = deckFor(card, theme, pictures)) {
                paintFace(DeckFace(canvas, pictures, *deck), unturned(size, turns), card, text, form);
            } else {
                face.paint(card, text);
            }
        };
    };
    sprites_.draw(painter, rect, what, make, sketchOf(text, theme));
}

void CardArt::paintTile(QPainter& painter, const QRectF& square, engine::Card card, const CardText& text,
                        const Theme& theme) const {
    const std::size_t what = qHashMulti(theme.fingerprint(), static_cast<int>(Kind::tile),
                                        card.isNone() ? -1 : card.number(), text.fingerprint());
    const auto make = [&] {
        return [card, text, theme](QPainter& canvas, Pictures& pictures, const QSizeF& size, int) {
            CardFace face(canvas, pictures, theme, size, 0);
            if (card.isNone()) {
                face.paintEmpty();
            } else if (const Deck* deck = deckFor(card, theme, pictures)) {
                DeckFace(canvas, pictures, *deck).paintTile(size.width(), card, text);
            } else {
                face.paint(card, text);
            }
        };
    };
    sprites_.draw(painter, square, what, make, sketchOf(text, theme));
}

void CardArt::paintHeart(QPainter& painter, const QRectF& square, engine::Card card, const Theme& theme) const {
    const std::size_t what = qHashMulti(theme.fingerprint(), static_cast<int>(Kind::heart), card.number());
    const auto make = [&] {
        return [card, chosen = theme.deck, ours = standardDeck()](QPainter& canvas, Pictures& pictures,
                                                                  const QSizeF& size, int) {
            const auto& deck = chosen && pictures.canDraw(chosen->picture(card)) ? chosen : ours;
            if (deck) {
                pictures.paintPart(canvas, QRectF(QPointF(), size), deck->picture(card), deck->heart);
            }
        };
    };
    sprites_.draw(painter, square, what, make, sketchOf(kNoText, theme));
}

void CardArt::paintBack(QPainter& painter, const QRectF& rect, const Theme& theme) const {
    const std::size_t what = qHashMulti(theme.fingerprint(), static_cast<int>(Kind::back));
    const auto make = [&] {
        return [theme](QPainter& canvas, Pictures& pictures, const QSizeF& size, int turns) {
            turn(canvas, size, turns);
            const Deck* deck = theme.deck ? deckFor(theme.deck->backPicture(), theme, pictures) : nullptr;
            if (deck != nullptr) {
                DeckFace(canvas, pictures, *deck).paintBack(unturned(size, turns));
            } else {
                CardFace(canvas, pictures, theme, unturned(size, turns), turns).paintPicture(backPath());
            }
        };
    };
    sprites_.draw(painter, rect, what, make, sketchOf(kNoText, theme));
}

}  // namespace gnostica::gui
