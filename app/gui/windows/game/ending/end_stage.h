// The stage for the end of a game.
#pragma once

#include "app/gui/shared/board/lit_space.h"
#include "app/gui/shared/table/table_page.h"
#include "app/gui/windows/game/ending/end_plan.h"

#include <QRect>
#include <QVariantAnimation>

#include <vector>

namespace gnostica::gui {

class EndPage;

/// Covers a table with the end page and, beside it, the board with the winners' land in the light; if there is no room
/// for the board, the page lies over the table. A click beside the page asks for the board alone.
class EndStage : public TablePage {
    Q_OBJECT

public:
    /// The table must outlive this; becomes its child.
    explicit EndStage(TableWidget& table);

    EndPage& page() const { return *page_; }
    const EndPlan& plan() const { return plan_; }
    /// Speed of the settings in milliseconds; 0: no motion.
    void setMotion(int milliseconds) { animationMs_ = milliseconds; }
    /// To be called before the page is filled.
    void prepare();
    /// Shows the page, which has been filled; with motion if it was hidden.
    void open(const std::vector<LitSpace>& land);
    /// Returns the table to its usual state.
    void close();
    /// Ends the motion.
    void finish();
    bool isMoving() const { return clock_->state() == QAbstractAnimation::Running; }

Q_SIGNALS:
    void boardWanted();
    /// The page covers the table, or no longer does.
    void coverChanged(bool covers);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void place(double milliseconds);
    void begin();

    TableWidget& table_;
    EndPage* page_;
    EndPlan plan_;
    QRect from_;  ///< of the board before
    QVariantAnimation* clock_;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
