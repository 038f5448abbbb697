// Announces an important event.
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

/// A ribbon over the board, as wide as its words, with the badge of the player concerned. Visible until it is closed or
/// there is nothing to announce; a closed announcement does not return by itself. New ones unroll from the middle.
class HeadlineBar : public QFrame {
    Q_OBJECT

public:
    /// Announcements that the rest of the window also shows disappear by themselves.
    enum class Stay : std::uint8_t { untilClosed, aWhile };

    explicit HeadlineBar(QWidget* parent = nullptr);

    /// Duration of the animation in milliseconds; 0: none.
    void setMotion(int duration) { motionMs_ = duration; }
    /// Duration of Stay::aWhile in milliseconds.
    void setWhile(int duration) { leaving_.setInterval(duration); }
    /// An empty sentence hides it. `meaning`: the consequences; a change of them does not reopen a closed announcement.
    void say(engine::Seat seat, const QString& sentence, const QString& meaning = {}, Stay stay = Stay::untilClosed);
    QString text() const;

    /// The size for one line, if there is space.
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
