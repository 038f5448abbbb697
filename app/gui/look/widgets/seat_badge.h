// A player's colour, pattern and letter.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/seat.h"

#include <QRectF>
#include <QWidget>

class QPainter;

namespace gnostica::gui {

/// The letter of a seat in the notation; empty for no seat.
QString seatLetter(engine::Seat seat);

/// A disc in the seat's colour and pattern with its letter, for delegates and widgets.
void paintSeatBadge(QPainter& painter, const QRectF& rect, engine::Seat seat, const Theme& theme, Pictures& pictures);

class SeatBadge : public QWidget {
    Q_OBJECT

public:
    explicit SeatBadge(QWidget* parent = nullptr);

    void setSeat(engine::Seat seat);
    engine::Seat seat() const { return seat_; }

    QSize sizeHint() const override { return {24, 24}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    Pictures pictures_;
    engine::Seat seat_ = engine::Seat::none;
};

}  // namespace gnostica::gui
