#include "app/gui/art/cards/card_art.h"

#include "app/gui/art/cards/card_face.h"
#include "app/gui/art/cards/card_pictures.h"

#include <QHash>
#include <QPainter>

namespace gnostica::gui {

namespace {

/// Kinds of picture, so that their keys never meet.
enum class Kind { face, back };

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

}  // namespace

void CardArt::paint(QPainter& painter, const QRectF& rect, engine::Card card, const CardText& text,
                    const Theme& theme) const {
    const std::size_t what = qHashMulti(theme.fingerprint(), static_cast<int>(Kind::face),
                                        card.isNone() ? -1 : card.number(), text.fingerprint());
    sprites_.draw(painter, rect, what, [&](QPainter& canvas, const QSizeF& size, int turns) {
        turn(canvas, size, turns);
        CardFace face(canvas, pictures_, theme, unturned(size, turns), turns);
        if (card.isNone()) {
            face.paintEmpty();
        } else if (const QString picture = deckPath(card); pictures_.exists(picture)) {
            face.paintPicture(picture);
        } else {
            face.paint(card, text);
        }
    });
}

void CardArt::paintBack(QPainter& painter, const QRectF& rect, const Theme& theme) const {
    const std::size_t what = qHashMulti(theme.fingerprint(), static_cast<int>(Kind::back));
    sprites_.draw(painter, rect, what, [&](QPainter& canvas, const QSizeF& size, int turns) {
        turn(canvas, size, turns);
        CardFace(canvas, pictures_, theme, unturned(size, turns), turns).paintPicture(backPath());
    });
}

}  // namespace gnostica::gui
