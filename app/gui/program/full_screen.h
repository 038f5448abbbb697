// The main window over the whole screen.
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace gnostica::gui {

/// The action switches between the whole screen and the state before, which Qt remembers with the window's place; so
/// does Escape if nothing else uses it. The action is checked whatever has changed the window.
class FullScreen : public QObject {
    Q_OBJECT

public:
    /// Belongs to the window. `action`: checkable; must outlive the window or end with it.
    FullScreen(QWidget& window, QAction& action);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void cover(bool screen);
    bool leavesBy(const QEvent& event) const;

    QWidget& window_;
    QAction& action_;
};

}  // namespace gnostica::gui
