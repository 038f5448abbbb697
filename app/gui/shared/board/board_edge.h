// Names of columns and rows on the edge of the board.
#pragma once

#include <QRectF>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <utility>
#include <vector>

namespace gnostica::gui {

class BoardView;

/// A strip of a view of the board: letters below, numbers on the left while the table is not turned. The letters are
/// drawn over the board, without a background. Shows the visible columns or rows, so it stays in place while the board
/// is moved. Never mirrored.
class BoardEdge : public QWidget {
public:
    enum class Side : std::uint8_t { bottom, left };
    struct Label {
        QString text;
        QRectF place;
    };

    /// `view` is the parent and requests updates.
    BoardEdge(Side side, BoardView& view);

    /// Width or height of the longest name.
    int thickness() const;
    /// Labels that are shown now. On a very small board, some are omitted so that they do not overlap.
    std::vector<Label> labels() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool namesColumns() const;
    QString name(int place) const;
    /// First and last column or row of the board.
    std::pair<int, int> range() const;
    /// Start and end of a column or row along the strip.
    std::pair<double, double> stretch(int place) const;

    BoardView& view_;
    Side side_;
};

}  // namespace gnostica::gui
