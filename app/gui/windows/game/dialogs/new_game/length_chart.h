// The lengths of games by the number of players, as bars.
#pragma once

#include <QWidget>

#include <vector>

namespace gnostica::gui {

/// Measured lengths with one number of players, in rounds.
struct LengthRow {
    int seats = 2;
    bool isKnown = false;
    bool isOftenCut = false;  ///< many games did not end
    double shortest = 0;
    double median = 0;
    double within95 = 0;  ///< 95 % of the games are not longer
};

/// A row for each number of players: as many squares, a bar up to the median, a line from the shortest game to the
/// length that 95 % do not exceed, and the rounds. The chosen row is framed. A picture: the owner says the numbers.
class LengthChart : public QWidget {
    Q_OBJECT

public:
    explicit LengthChart(QWidget* parent = nullptr);

    void setRows(std::vector<LengthRow> rows);
    /// Frames the row with this number of players.
    void setChosen(int seats);
    const std::vector<LengthRow>& rows() const { return rows_; }
    int chosen() const { return chosen_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int rowHeight() const;
    QString wordsOf(const LengthRow& row) const;
    int wordsWidth() const;
    void paintRow(QPainter& painter, const QRect& place, const LengthRow& row) const;
    void paintBar(QPainter& painter, const QRect& room, const LengthRow& row) const;

    std::vector<LengthRow> rows_;
    int chosen_ = 0;
};

}  // namespace gnostica::gui
