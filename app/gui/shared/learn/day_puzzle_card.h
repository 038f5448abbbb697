// The puzzle of the day on a sheet.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"
#include "app/gui/shared/learn/day_puzzle.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace gnostica::gui {

class FramedGlance;
class PageButton;
class WeekDots;

/// Parchment in a gold frame: the date, the board, what is asked, the last seven days, and a button. Hidden while there
/// is no puzzle.
class DayPuzzleCard : public QWidget {
    Q_OBJECT

public:
    explicit DayPuzzleCard(std::shared_ptr<const GlancePainter> painter, QWidget* parent = nullptr);

    void setPuzzle(const DayPuzzle& puzzle);
    const DayPuzzle& puzzle() const { return puzzle_; }
    /// Whether the cards in hand are listed, whether date and picture are shown, and the least height of the picture,
    /// in pixels: for small places.
    void setHandShown(bool shown);
    void setDateShown(bool shown);
    void setPictureShown(bool shown);
    void setPictureHeight(int height);
    PageButton* button() const { return solve_; }

Q_SIGNALS:
    void solveWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showHand();
    void layOut();
    void dressWords();
    void retranslate();

    DayPuzzle puzzle_;
    SheetPicture sheet_;
    QLabel* title_;
    QLabel* date_;
    FramedGlance* picture_;
    QLabel* asked_;
    QLabel* hand_;
    WeekDots* dots_;
    PageButton* solve_;
    bool isHandShown_ = true;
};

}  // namespace gnostica::gui
