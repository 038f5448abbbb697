// The ribbon over the board.
#pragma once

#include "app/gui/windows/game/announce/ribbon_art.h"

#include <QPointer>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

class QToolButton;

namespace gnostica::gui {

/// Announces an important event over the upper rim of the board, without moving anything; new ones unroll from the
/// middle. What is behind it can be used: it lets the mouse through, and is transparent under the pointer and while
/// something behind it can be chosen. An announced last turn stays until it is no longer said: it cannot be closed.
/// Others can be closed, and a closed one does not return by itself.
class HeadlineRibbon : public QWidget {
    Q_OBJECT

public:
    /// What the rest of the window also shows disappears by itself.
    enum class Stay : std::uint8_t { always, untilClosed, aWhile };

    explicit HeadlineRibbon(QWidget* parent = nullptr);

    /// Sets the speed of motions (Settings::animationMs); 0: none.
    void setMotion(int animationMs) { animationMs_ = animationMs; }
    /// Duration of Stay::aWhile in milliseconds.
    void setWhile(int duration) { leaving_.setInterval(duration); }
    /// The widget with the spaces behind it; nullptr: none.
    void setBehind(QWidget* behind);
    /// Something behind it can be chosen now.
    void setInTheWay(bool isInTheWay);

    /// An empty title hides it. `whole`: all that it says, in sentences, for screen readers and as its tool tip; a
    /// change of anything but the title neither unrolls nor reopens it.
    void say(const RibbonWords& words, const QString& whole, Stay stay);
    void dismiss() { say({}, {}, Stay::untilClosed); }
    /// Hides it until it is said again, to other eyes.
    void cover();
    const RibbonWords& words() const { return words_; }
    /// Everything that it says.
    QString text() const { return accessibleName(); }
    /// The places of its parts, in its present width.
    RibbonPlan plan() const { return planIn(width()); }

    bool isUnrolling() const { return unrolling_.state() == QAbstractAnimation::Running; }
    /// Ends the motion.
    void finish();
    bool isSeenThrough() const { return isSeenThrough_; }
    bool isInTheWay() const { return isInTheWay_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {1, 1}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    /// It covers other things than before.
    void placeChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override { passOn(*event); }
    void mouseReleaseEvent(QMouseEvent* event) override { passOn(*event); }
    void mouseDoubleClickEvent(QMouseEvent* event) override { passOn(*event); }
    void mouseMoveEvent(QMouseEvent* event) override { passOn(*event); }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    RibbonPlan planIn(int width) const;
    void placeClose();
    void retranslate();
    void unroll();
    RibbonUnrolled unrolled() const;
    void setSeenThrough(bool through);
    void passOn(const QMouseEvent& event);

    RibbonArt art_;
    RibbonWords words_;
    QToolButton* close_;
    QPointer<QWidget> behind_;
    QVariantAnimation unrolling_;
    QTimer leaving_;
    Stay stay_ = Stay::untilClosed;
    int animationMs_ = 0;
    bool isSeenThrough_ = false;
    bool isInTheWay_ = false;
};

}  // namespace gnostica::gui
