// What nobody may miss.
#pragma once

#include "app/gui/look/art/theme.h"
#include "engine/model/seat.h"

#include <QFrame>
#include <QString>
#include <QTimer>
#include <QVariantAnimation>

class QLabel;
class QToolButton;

namespace gnostica::gui {

class SeatBadge;

/// A ribbon over the board, no wider than its words, with the badge of the player whom it concerns. Stays until it is
/// closed, or there is nothing to say any more; what was closed does not come back by itself. What is new is uncovered
/// from its middle to both sides.
class HeadlineBar : public QFrame {
    Q_OBJECT

public:
    /// What the rest of the window goes on showing goes away by itself.
    enum class Stay : std::uint8_t { untilClosed, aWhile };

    explicit HeadlineBar(QWidget* parent = nullptr);

    /// How long that takes, in milliseconds; 0: it is there at once.
    void setMotion(int duration) { motionMs_ = duration; }
    /// How long a while is, in milliseconds.
    void setWhile(int duration) { leaving_.setInterval(duration); }
    /// Empty: nothing. `meaning`: what follows from it; it may change without bringing back what was closed.
    void say(engine::Seat seat, const QString& sentence, const QString& meaning = {}, Stay stay = Stay::untilClosed);
    QString text() const;

    /// On one line, if there is room.
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void dress(const Theme& theme);
    void retranslate();
    void unroll();
    void unrollTo(double part);

    SeatBadge* badge_;
    QLabel* text_;
    QLabel* meaning_;
    QToolButton* close_;
    QVariantAnimation unrolling_;
    QTimer leaving_;
    int motionMs_ = 0;
};

}  // namespace gnostica::gui
