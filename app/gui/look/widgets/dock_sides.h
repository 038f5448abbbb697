// The sides of a window, as its language is read.
#pragma once

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QObject>

namespace gnostica::gui {

/// In a lower window, docks of one column had better share a place than lie below each other.
inline constexpr int kRoomToStack = 1000;

/// Where a line begins: left, for a language that is read from right to left right.
Qt::DockWidgetArea dockAreaAtStart(const QWidget& window);
/// Where a line ends.
Qt::DockWidgetArea dockAreaAtEnd(const QWidget& window);

/// Gives what is to be read now more than half of its column, at the cost of what lies below and above it, once all is
/// laid out.
void giveHeight(QMainWindow& window, QDockWidget& dock);

/// Shows the dock, in front of those with which it shares a place, and hides it again. Ask once for each dock.
QAction* viewActionOf(QDockWidget& dock);

/// Turns the columns of a window's docks round when the language changes its direction: Qt mirrors everything inside a
/// column, but leaves the columns where they are. Docks that shared a tab share it again, the same one in front; those
/// that lay side by side within a column lie below each other then.
class DockSides : public QObject {
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit DockSides(QMainWindow& window);

    /// The number under which the window's state is kept: what was arranged in the other direction is not put back.
    int version(int arrangement) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void turnRound();

    QMainWindow& window_;
    Qt::LayoutDirection direction_;
};

}  // namespace gnostica::gui
