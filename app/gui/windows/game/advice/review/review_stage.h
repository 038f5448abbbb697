// The page of a review over the table.
#pragma once

#include "app/gui/shared/table/table_page.h"

namespace gnostica::gui {

class ReviewPanel;

/// Covers a table with the review of its game, and brings the board in front, which shows the chosen turn. Escape
/// leaves it.
class ReviewStage : public TablePage {
    Q_OBJECT

public:
    /// The table must outlive this. Both become its children.
    ReviewStage(TableWidget& table, ReviewPanel& panel);

    bool isOpen() const { return !isHidden(); }
    void open();
    /// Returns the table to its usual state.
    void close();
    /// The same, and gives the keyboard to the board.
    void leave();

Q_SIGNALS:
    /// The page covers the table, or no longer does.
    void coverChanged(bool covers);
    /// Escape was pressed: what lies on top is to go.
    void escaped();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();

    TableWidget& table_;
    ReviewPanel& panel_;
};

}  // namespace gnostica::gui
