// A player's piece and name.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "engine/model/seat.h"

#include <QWidget>

namespace gnostica::gui {

/// One player in a row of players: an upright piece, the name, and an arrow to the next player unless it is the last.
class SeatName : public QWidget {
    Q_OBJECT

public:
    SeatName(engine::Seat seat, const QString& name, QWidget* parent);

    void setLast(bool isLast);
    /// Bold: the player at the screen.
    void setOwn(bool isOwn);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont letters() const;
    int pieceSide() const;

    PyramidArt pyramids_;
    engine::Seat seat_;
    QString name_;
    bool isLast_ = false;
    bool isOwn_ = false;
};

}  // namespace gnostica::gui
