#include "app/gui/art/cards/card_art.h"

#include "app/gui/art/cards/card_face.h"
#include "app/gui/art/cards/card_pictures.h"
#include "app/gui/art/cards/deck_face.h"
#include "app/storage/data_folders.h"

#include <QHash>
#include <QPainter>

namespace gnostica::gui {

namespace {

/// Kinds of picture, so that their keys never meet.
enum class Kind { face, tile, heart, back };

QSizeF unturned(const QSizeF& size, int turns) {
    return turns % 2 == 0 ? size : size.transposed();
}

/// Lets a card be drawn at the origin although it lies turned.
void turn(QPainter& painter, const QSizeF& size, int turns) {
    const QSizeF card = unturned(size, turns);
    painter.translate(size.width() / 2, size.height() / 2);
    painter.rotate(90.0 * turns);
    painter.translate(-card.width() / 2, -card.height() / 2);
}

std::optional<Deck> shippedDeck() {
    auto deck = readDeck(storage::dataFolders().decks() + QStringLiteral("/woodcut"));
    return deck ? std::optional(std::move(*deck)) : std::nullopt;
}

}  // namespace

CardArt::CardArt() : deck_(shippedDeck()) {}

void CardArt::paint(QPainter& painter, const QRectF& rect, engine::Card card, const CardText& text,
                    const Theme& theme) const {
    const std::size_t what = qHashMulti(theme.fingerprint(), static_cast<int>(Kind::face),
                                        card.isNone() ? -1 : card.number(), text.fingerprint());
    sprites_.draw(painter, rect, what, [&](QPainter& canvas, const QSizeF& size, int turns) {
        turn(canvas, size, turns);
        CardFace face(canvas, pictures_, theme, unturned(size, turns), turns);
        if (card.isNone()) {
            face.paintEmpty();
        } else if (deck_) {
            DeckFace(canvas, pictures_, theme, *deck_).paintCard(unturned(size, turns), card, text);
        } else {
            face.paint(card, text);
        }
    });
}

void CardArt::paintTile(QPainter& painter, const QRectF& square, engine::Card card, const CardText& text,
                        const Theme& theme) const {
    const std::size_t what = qHashMulti(theme.fingerprint(), static_cast<int>(Kind::tile),
                                        card.isNone() ? -1 : card.number(), text.fingerprint());
    sprites_.draw(painter, square, what, [&](QPainter& canvas, const QSizeF& size, int) {
        CardFace face(canvas, pictures_, theme, size, 0);
        if (card.isNone()) {
            face.paintEmpty();
        } else if (deck_) {
            DeckFace(canvas, pictures_, theme, *deck_).paintTile(size.width(), card, text);
        } else {
            face.paint(card, text);
        }
    });
}

void CardArt::paintHeart(QPainter& painter, const QRectF& square, engine::Card card) const {
    if (!deck_) {
        return;
    }
    const std::size_t what = qHashMulti(0, static_cast<int>(Kind::heart), card.number());
    sprites_.draw(painter, square, what, [&](QPainter& canvas, const QSizeF& size, int) {
        pictures_.paintPart(canvas, QRectF(QPointF(), size), deck_->picture(card), deck_->heart);
    });
}

void CardArt::paintBack(QPainter& painter, const QRectF& rect, const Theme& theme) const {
    const std::size_t what = qHashMulti(theme.fingerprint(), static_cast<int>(Kind::back));
    sprites_.draw(painter, rect, what, [&](QPainter& canvas, const QSizeF& size, int turns) {
        turn(canvas, size, turns);
        if (deck_) {
            DeckFace(canvas, pictures_, theme, *deck_).paintBack(unturned(size, turns));
        } else {
            CardFace(canvas, pictures_, theme, unturned(size, turns), turns).paintPicture(backPath());
        }
    });
}

}  // namespace gnostica::gui
