// Where the keyboard goes when the widget that has it can no longer be used.
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace gnostica::gui {

/// A button that is disabled or hidden by its own press, or while work runs, would hand the keyboard on to its
/// neighbour, and the next Space would press that. Instead the part of the window around it holds the keyboard, where
/// Space does nothing and Tab goes on from the button. The button gets it back as soon as it can be used again, unless
/// the person has moved it meanwhile. This holds for everything that can have the keyboard, whether the window has it
/// now or a dialog of it; the dialogs get a keeper of their own.
class FocusKeeper : public QObject {
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit FocusKeeper(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const QWidget* before, QWidget* now);
    void stay(const QWidget* before, QWidget& now);
    void settle(QWidget& place);
    void moor(QWidget& lost);
    void tellReaders();
    void release();
    void giveBack();
    bool moveOn(int key);

    QPointer<QWidget> place_;    ///< where the person is
    QPointer<QWidget> lost_;     ///< where they were, and would be again
    QPointer<QWidget> harbour_;  ///< what holds the keyboard for it
};

}  // namespace gnostica::gui
