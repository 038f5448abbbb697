// The wheel as it is drawn, pointed at and turned.
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

/// What the wheel shows.
struct WheelShown {
    engine::PerSeat<std::uint8_t> segments{};  ///< 0: not placed
    int seats = 0;
    std::vector<int> open;  ///< segments that may be chosen
    int chosen = 0;         ///< the one that waits to be confirmed
    int die = 0;            ///< what the die showed last
    bool matched = false;
    friend bool operator==(const WheelShown&, const WheelShown&) = default;
};

/// Twelve segments, the zodiac pieces around them, and the die in the middle. Mouse: a click chooses. Keys: arrows go
/// from one segment to the next that may be chosen, Enter or space chooses it.
class WheelDial : public QWidget {
    Q_OBJECT

public:
    explicit WheelDial(QWidget* parent = nullptr);

    void setLook(const gui::PanelLook& look);
    /// How a segment is described to those who cannot see it.
    void setDescriber(std::function<QString(int)> describe) { describe_ = std::move(describe); }
    void present(const WheelShown& shown);
    /// Lets the pieces glide and the die roll to what is shown.
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
