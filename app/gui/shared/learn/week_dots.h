// The last seven days as dots.
#pragma once

#include "app/gui/shared/learn/day_puzzle.h"

#include <QWidget>

namespace gnostica::gui {

/// A gold dot for each day whose puzzle was solved, an empty one for each other day; today is the last one in reading
/// direction. Screen readers are told how many.
class WeekDots : public QWidget {
    Q_OBJECT

public:
    explicit WeekDots(QWidget* parent = nullptr);

    void setWeek(const std::array<bool, DayPuzzle::kWeek>& week);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    std::array<bool, DayPuzzle::kWeek> week_{};
};

}  // namespace gnostica::gui
