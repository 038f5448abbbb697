// The drawn wheel, with choice by mouse and keys, and animations.
#pragma once

#include "app/gui/panel_interface.h"
#include "engine/powers/power.h"
#include "variants/star-wheel/wheel.h"

#include <QVariantAnimation>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

namespace gnostica::star_wheel {

/// The state that the wheel shows.
struct WheelShown {
    engine::PerSeat<std::uint8_t> segments{};  ///< 0: not placed
    int seats = 0;
    std::vector<int> open;  ///< segments that can be chosen
    int chosen = 0;         ///< the segment that waits to be confirmed
    int die = 0;            ///< the last roll of the die
    bool matched = false;
    friend bool operator==(const WheelShown&, const WheelShown&) = default;
};

/// Twelve segments, the zodiac pieces around them, and the die in the middle. Mouse: a click chooses. Keys: arrows go
/// to the next segment that can be chosen, Enter or space chooses it.
class WheelDial : public QWidget {
    Q_OBJECT

public:
    explicit WheelDial(QWidget* parent = nullptr);

    void setLook(const gui::PanelLook& look);
    /// Sets the function that describes a segment to screen readers.
    void setDescriber(std::function<QString(int)> describe) { describe_ = std::move(describe); }
    void present(const WheelShown& shown);
    /// Animates the pieces and the die towards the state that is shown.
    void animate(bool pieces, bool die, int milliseconds);
    bool hurry();
    bool isRolling() const { return rolling_.state() == QAbstractAnimation::Running; }

    QSize sizeHint() const override { return {300, 300}; }
    QSize minimumSizeHint() const override { return {156, 156}; }

Q_SIGNALS:
    void segmentChosen(int segment);
    void dieCameToRest();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void retranslate();
    bool isOpen(int segment) const;
    int segmentAt(const QPointF& point) const;
    double radius() const;
    QPointF on(double angle, double share) const;
    QPainterPath shapeOf(int segment) const;
    void moveCursor(int step);
    void describeCursor();
    void paintSegment(QPainter& painter, int segment);
    void paintMarks(QPainter& painter);
    void paintPieces(QPainter& painter);
    void paintDie(QPainter& painter);

    gui::PanelLook look_;
    std::function<QString(int)> describe_;
    WheelShown shown_;
    WheelShown before_;
    QVariantAnimation turning_;
    QVariantAnimation rolling_;
    int cursor_ = 1;
    int hovered_ = 0;
};

}  // namespace gnostica::star_wheel
