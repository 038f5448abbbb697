// Drawing of one card face.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/card.h"

#include <QPainter>
#include <QRectF>

#include <cstdint>

namespace gnostica::gui {

/// Draws the face of a card at the origin of a painter. Lives for one drawing.
class CardFace {
public:
    /// `turns`: quarter turns clockwise of the card on the screen; texts are turned back to be readable.
    CardFace(QPainter& painter, Pictures& pictures, const Theme& theme, const QSizeF& size, int turns);

    void paint(engine::Card card, const CardText& text);
    void paintPicture(const QString& path);
    /// The place of a card that a link omits.
    void paintEmpty();

private:
    /// Amount of detail on a card of this size.
    enum class Detail : std::uint8_t { small, medium, large };

    /// Converts lengths on a card, in hundredths of its width: a card is 100 wide and 140 high.
    double unit(double length) const { return size_.width() * length / 100; }
    QRectF box(double x, double y, double width, double height) const;
    QColor accent(engine::Card card) const;

    void stock();
    void border();
    QRectF letterBox(engine::Card card) const;
    void corner(engine::Card card, const CardText& text);
    void coinColumn(int value, double top);
    void coinRow(int value);
    void coin(const QPointF& centre, double radius);
    void centre(engine::Card card);
    void halo(const QRectF& place);
    void pips(engine::Card card, const QRectF& place);
    void symbol(const QRectF& place, const QString& path, const QColor& ink = {});
    void name(const QString& text, const QRectF& place);

    /// Calls draw(rectangle) with the painter turned back, so that texts are readable.
    template <class Draw>
    void upright(const QRectF& place, Draw draw) {
        painter_.save();
        painter_.translate(place.center());
        painter_.rotate(-90.0 * turns_);
        const QSizeF size = turns_ % 2 == 0 ? place.size() : place.size().transposed();
        draw(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size));
        painter_.restore();
    }

    QPainter& painter_;
    Pictures& pictures_;
    const Theme& theme_;
    QSizeF size_;
    int turns_;
    Detail detail_;
};

}  // namespace gnostica::gui
