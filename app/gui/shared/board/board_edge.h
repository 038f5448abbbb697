// The names of the spaces, on the edge of the board.
#pragma once

#include <QRectF>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <utility>
#include <vector>

namespace gnostica::gui {

class BoardView;

/// A strip of a view of the board, letters below, numbers left, as long as the table is not turned. The letters lie
/// over the board, with nothing behind them. It names the columns or the rows that are in view, and so stays where it
/// is while the board is moved. It is never mirrored.
class BoardEdge : public QWidget {
public:
    enum class Side : std::uint8_t { bottom, left };
    struct Label {
        QString text;
        QRectF place;
    };

    /// `view` is its parent, and asks it to follow.
    BoardEdge(Side side, BoardView& view);

    /// So high or wide as its longest name needs.
    int thickness() const;
    /// What is written on it now. Where the board is so small that names would run together, only some are.
    std::vector<Label> labels() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool namesColumns() const;
    QString name(int place) const;
    /// The first and the last column or row of the board.
    std::pair<int, int> range() const;
    /// The stretch of the strip along which a column or row lies.
    std::pair<double, double> stretch(int place) const;

    BoardView& view_;
    Side side_;
};

}  // namespace gnostica::gui
