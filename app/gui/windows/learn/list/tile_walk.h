// The way of the keyboard through tiles.
#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

class QWidget;

namespace gnostica::gui {

/// Tiles in lines are one stop for Tab; arrows lead from tile to tile, Home and End to the first and the last.
class TileWalk : public QObject {
    Q_OBJECT

public:
    /// The tiles lie somewhere on this page.
    explicit TileWalk(QWidget* page);

    /// In the order of reading. Call again when tiles were hidden or shown.
    void setTiles(const std::vector<QWidget*>& tiles);
    /// The tile at which Tab stops; nullptr if no tile is shown.
    QWidget* current() const { return current_; }
    void setCurrent(QWidget* tile);

Q_SIGNALS:
    void entered(QWidget* tile, Qt::FocusReason reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<QWidget*> shown() const;
    /// Nullptr: the key leads nowhere.
    QWidget* reached(int key) const;
    QWidget* nearest(bool down) const;

    QWidget* page_;
    std::vector<QPointer<QWidget>> tiles_;
    QPointer<QWidget> current_;
};

}  // namespace gnostica::gui
