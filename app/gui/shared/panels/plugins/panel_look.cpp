#include "app/gui/shared/panels/plugins/panel_look.h"

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/widgets/seat_badge.h"

#include <QPainter>

namespace gnostica::gui {

namespace {

QString pictureOf(engine::Suit suit) {
    switch (suit) {
    case engine::Suit::cups: return QStringLiteral(":/symbols/suit-cups.svg");
    case engine::Suit::rods: return QStringLiteral(":/symbols/suit-rods.svg");
    case engine::Suit::discs: return QStringLiteral(":/symbols/suit-discs.svg");
    case engine::Suit::swords: return QStringLiteral(":/symbols/suit-swords.svg");
    }
    Q_UNREACHABLE();
}

}  // namespace

PanelLook panelLook(const Theme& theme) {
    PanelLook look;
    look.onDark = theme.onDark;
    look.ink = theme.ink;
    look.faintInk = theme.faintInk;
    look.cardFace = theme.cardFace;
    look.cardEdge = theme.cardEdge;
    look.legal = theme.legal;
    look.selected = theme.selected;
    look.cursor = theme.cursor;
    for (std::size_t i = 0; i < look.seats.size(); ++i) {
        look.seats[i] = theme.seats[i].colour;
    }
    const auto pictures = std::make_shared<Pictures>();
    const auto pyramids = std::make_shared<PyramidArt>();
    look.paintSeat = [theme, pictures](QPainter& painter, const QRectF& rect, engine::Seat seat) {
        paintSeatBadge(painter, rect, seat, theme, *pictures);
    };
    look.paintPiece = [theme, pyramids](QPainter& painter, const QRectF& rect, const engine::Piece& piece) {
        pyramids->paint(painter, rect, {piece.owner(), piece.size(), piece.facing()}, theme);
    };
    look.paintSuit = [pictures](QPainter& painter, const QRectF& rect, engine::Suit suit, const QColor& ink) {
        pictures->paint(painter, rect, pictureOf(suit), ink);
    };
    return look;
}

}  // namespace gnostica::gui
