// Placement of keyboard focus when its widget becomes unusable.
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace gnostica::gui {

/// When a button is disabled or hidden by its own press or during work, Qt moves the focus to its neighbour, which the
/// next Space would press. Instead, this gives the focus to the surrounding part of the window, where Space does
/// nothing and Tab continues from the button. The button gets the focus back once it is usable, unless the user has
/// moved it. Applies to all focus widgets of the window and of its dialogs; dialogs may have their own keepers.
class FocusKeeper : public QObject {
    Q_OBJECT

public:
    /// Owned by the window.
    explicit FocusKeeper(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const QWidget* before, QWidget* now);
    void stay(const QWidget* before, QWidget& now);
    void watch(QWidget& place);
    void moor(QWidget& lost);
    void tellReaders();
    void release();
    void giveBack();
    bool moveOn(int key);

    QPointer<QWidget> place_;    ///< the user's place
    QPointer<QWidget> lost_;     ///< the user's previous place, to which the focus returns
    QPointer<QWidget> harbour_;  ///< the widget that holds the focus meanwhile
};

}  // namespace gnostica::gui
