// What every moment on a stage has in common.
#pragma once

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace gnostica::gui {

class CarefulKeys;
class TableWidget;

/// Lies over a table to show something that has just happened. Nothing waits for it: its motion ends with the first key
/// or click, and the user goes on with Escape, Enter or a button. Messages stay above it.
class MomentStage : public QWidget {
    Q_OBJECT

public:
    /// Sets the speed of motions (Settings::animationMs); 0: none.
    void setMotion(int animationMs) { animationMs_ = animationMs; }
    bool isMoving() const { return clock_.state() == QAbstractAnimation::Running; }
    /// Shows everything in its last place.
    void endMotion();
    /// Disappears, and gives the keyboard focus back.
    void leave();

Q_SIGNALS:
    /// The user has seen it.
    void wentOn();

protected:
    /// Hidden until comeUp(). `table` must outlive this.
    explicit MomentStage(TableWidget& table);

    TableWidget& table() const { return table_; }
    /// Appears, and moves for this time at the usual speed.
    void comeUp(int milliseconds);
    void goOn();
    /// Factor of all sizes in this window.
    double scale() const;

    /// Takes its place over the table, whose size may have changed.
    virtual void lay() = 0;
    /// Shows the state at this time after the beginning, in milliseconds at the usual speed.
    virtual void moveTo(double time) = 0;
    /// The widget that gets the keyboard focus.
    virtual QWidget& focusPlace() = 0;

    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool endsMotion(QEvent& event);
    bool tableHasFocus() const;
    void giveFocusBack();

    TableWidget& table_;
    CarefulKeys* keys_;
    QVariantAnimation clock_;
    QPointer<QWidget> before_;  ///< had the keyboard focus
    int animationMs_ = 0;
};

/// How much of a motion is done, 0 to 1, that begins at `from` and takes `length`; both in milliseconds.
double partOf(double time, double from, double length);

}  // namespace gnostica::gui
