// The winners' pieces in their laurel.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "engine/model/seat.h"

#include <QWidget>

#include <vector>

namespace gnostica::gui {

/// Large pieces, side by side if there are several, in a wreath of laurel.
class WinnerCrest : public QWidget {
    Q_OBJECT

public:
    explicit WinnerCrest(QWidget* parent = nullptr);

    void setWinners(std::vector<engine::Seat> winners);
    const std::vector<engine::Seat>& winners() const { return winners_; }
    /// Sets the scale of the table (tableScale).
    void setScale(double scale);
    /// Sets the part of the laurel that has grown, from 0 to 1.
    void setGrowth(double growth);
    double growth() const { return growth_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLight(QPainter& painter, const QPointF& centre) const;

    PyramidArt pyramids_;
    std::vector<engine::Seat> winners_;
    double scale_ = 1;
    double growth_ = 1;
};

}  // namespace gnostica::gui
