// A player's colour, pattern and letter.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/seat.h"

#include <QRectF>
#include <QWidget>

#include <cstdint>

class QPainter;

namespace gnostica::gui {

/// The letter of a seat in the notation; empty for no seat.
QString seatLetter(engine::Seat seat);

/// A disc in the seat's colour and pattern with its letter, for delegates and widgets.
void paintSeatBadge(QPainter& painter, const QRectF& rect, engine::Seat seat, const Theme& theme, Pictures& pictures);

/// A disc, or a standing piece of the seat.
class SeatBadge : public QWidget {
    Q_OBJECT

public:
    enum class Shape : std::uint8_t { disc, piece };

    explicit SeatBadge(QWidget* parent = nullptr, Shape shape = Shape::disc);

    void setSeat(engine::Seat seat);
    engine::Seat seat() const { return seat_; }

    QSize sizeHint() const override { return {24, 24}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    Pictures pictures_;
    PyramidArt pyramids_;
    Shape shape_;
    engine::Seat seat_ = engine::Seat::none;
};

}  // namespace gnostica::gui
