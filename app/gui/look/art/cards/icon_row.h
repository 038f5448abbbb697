// The powers of a card as a row of icons, as on the reference card.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"

#include <QPainter>
#include <QRectF>

namespace gnostica::gui {

/// Draws the powers next to each other, centred: a chevron between powers in sequence, a stroke between alternatives,
/// and a small sign next to a power for an addition made by the card.
class IconRow {
public:
    IconRow(QPainter& painter, Pictures& pictures, const Theme& theme)
        : painter_(painter),
          pictures_(pictures),
          theme_(theme) {}

    void paint(const std::vector<PowerIcon>& icons, const QRectF& place);

private:
    void separator(const QPointF& centre, double height, bool alternative);

    QPainter& painter_;
    Pictures& pictures_;
    const Theme& theme_;
};

}  // namespace gnostica::gui
