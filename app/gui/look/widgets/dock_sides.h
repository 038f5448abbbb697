// The sides of a window, in reading direction.
#pragma once

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QObject>

namespace gnostica::gui {

/// In lower windows, docks of a column should share a place instead of being stacked.
inline constexpr int kRoomToStack = 1000;

/// The side where lines begin: the left or, in right-to-left languages, the right.
Qt::DockWidgetArea dockAreaAtStart(const QWidget& window);
/// The side where lines end.
Qt::DockWidgetArea dockAreaAtEnd(const QWidget& window);

/// Gives a dock more than half of its column's height, at the expense of the docks above and below it, once the layout
/// is done.
void giveHeight(QMainWindow& window, QDockWidget& dock);

/// Shows the dock in front of those that share its place, or hides it. Call this once for each dock.
QAction* viewActionOf(QDockWidget& dock);

/// Swaps the columns of a window's docks when the language changes direction: Qt mirrors the contents of columns but
/// not their positions. Docks that shared tabs share them again, with the same one in front; docks that were next to
/// each other within a column are stacked.
class DockSides : public QObject {
    Q_OBJECT

public:
    /// Owned by the window.
    explicit DockSides(QMainWindow& window);

    /// Version for the window's saved state: arrangements for the other direction are not restored.
    int version(int arrangement) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void turnRound();

    QMainWindow& window_;
    Qt::LayoutDirection direction_;
};

}  // namespace gnostica::gui
