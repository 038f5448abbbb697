// Drawing of signs.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/shared/panels/log_signs.h"

#include <QFontMetrics>
#include <QPalette>
#include <QRect>

#include <memory>

class QPainter;

namespace gnostica::gui {

/// Places signs in reading direction, in as many rows as needed. Pictures are a little higher than the letters next to
/// them.
class SignPainter {
public:
    /// Sets the pictures of cards; without them, names are drawn.
    void setCards(std::shared_ptr<const CardArt> cards) { cards_ = std::move(cards); }

    int heightOf(const LogSigns& signs, int width, const QFontMetrics& metrics) const;
    void paint(QPainter& painter, const QRect& room, const LogSigns& signs, const QPalette& palette, const Theme& theme,
               Qt::LayoutDirection direction) const;

private:
    struct Placed {
        const LogSign* sign;
        QRect place;
    };

    int widthOf(const LogSign& sign, const QFontMetrics& metrics) const;
    std::vector<Placed> place(const LogSigns& signs, int width, const QFontMetrics& metrics) const;
    void paintSign(QPainter& painter, const QRect& place, const LogSign& sign, const Theme& theme, bool mirrored) const;

    std::shared_ptr<const CardArt> cards_;
    PyramidArt pyramids_;
};

}  // namespace gnostica::gui
