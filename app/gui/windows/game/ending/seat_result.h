// The result of one player.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "engine/model/seat.h"

#include <QWidget>

class QLabel;

namespace gnostica::gui {

/// The player's piece and points, and the name below them; struck through with a word for players who are out.
class SeatResult : public QWidget {
    Q_OBJECT

public:
    struct Content {
        engine::Seat seat = engine::Seat::none;
        QString name;
        int points = 0;
        bool isOut = false;  ///< eliminated
    };

    /// `scale`: of the table (tableScale).
    SeatResult(const Content& content, double scale, QWidget* parent);

    /// For screen readers and tests: "Ann: 10 points".
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PyramidArt pyramids_;
    Content content_;
    double scale_;
    QLabel* points_;
};

}  // namespace gnostica::gui
