// Names of columns and rows on the edge of the board.
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace gnostica::gui {

class BoardView;

/// A strip over a view of the board: letters below everything that lies there, numbers left of it while the table is
/// not turned, outside of the dotted frames. Only full columns and rows have names, the rim has none. Drawn on the
/// table itself. Stays in view while the board is moved, and shows the visible columns or rows, with a keyline over the
/// board. Never mirrored.
class BoardEdge : public QWidget {
public:
    enum class Side : std::uint8_t { bottom, left };
    struct Label {
        QString text;
        QRectF place;
    };

    /// `view` is the parent and requests updates.
    BoardEdge(Side side, BoardView& view);

    /// Follows the board.
    void layOut();
    /// Labels that are shown now. On a very small board, some are omitted so that they do not overlap.
    std::vector<Label> labels() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The outer frames of the board in the view.
    QRectF frames() const;
    /// Small, and no larger than the room beside the board.
    void fitLetters(double room);
    /// Width or height of the names.
    int thickness() const;
    QStringList names() const;
    bool namesColumns() const;
    QString name(int place) const;
    /// First and last column or row that has a name; nullopt without a board.
    std::optional<std::pair<int, int>> range() const;
    /// Start and end of a column or row along the strip.
    std::pair<double, double> stretch(int place) const;

    BoardView& view_;
    Side side_;
    QRectF ink_;  ///< of all names, from the start of their line
};

}  // namespace gnostica::gui
