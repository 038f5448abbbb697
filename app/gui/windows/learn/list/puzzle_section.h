// The puzzles in the list.
#pragma once

#include "app/gui/shared/learn/day_puzzle.h"
#include "app/gui/windows/learn/list/task_lines.h"
#include "app/gui/windows/learn/list/tile_walk.h"

#include <QWidget>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

class QBoxLayout;
class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

class DayPuzzleCard;
class PageButton;
class PuzzleShelf;
class PuzzleTile;

enum class PuzzleFilter : std::uint8_t { all, open, solved };

/// The puzzle of the day, and shelves of puzzles by their length, of which all, the open or the solved ones are shown.
class PuzzleSection : public QWidget {
    Q_OBJECT

public:
    explicit PuzzleSection(std::shared_ptr<const GlancePainter> painter, QWidget* parent = nullptr);

    void setLines(const std::vector<PuzzleLine>& lines);
    void setDay(const DayPuzzle& day);
    void setFilter(PuzzleFilter filter);
    int count() const { return static_cast<int>(tiles_.size()); }
    PuzzleTile* tile(int place) const { return tiles_.at(static_cast<std::size_t>(place)); }
    PageButton* filterButton(PuzzleFilter filter) const { return filters_.at(static_cast<std::size_t>(filter)); }
    DayPuzzleCard* dayCard() const { return day_; }
    TileWalk& walk() { return walk_; }

Q_SIGNALS:
    void chosen(int place);
    void dayWanted();
    void lessonsWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QHBoxLayout* makeHead();
    void makeTiles(const std::vector<PuzzleLine>& lines);
    bool isLaidOutFor(const std::vector<PuzzleLine>& lines) const;
    void showFiltered();
    void arrange();
    void retranslate();

    std::shared_ptr<const GlancePainter> painter_;
    QLabel* heading_;
    QLabel* count_;
    PageButton* lessons_;
    std::array<PageButton*, 3> filters_{};
    QButtonGroup* choice_;
    DayPuzzleCard* day_;
    QLabel* nothing_;  ///< why no puzzle is shown
    QBoxLayout* parts_;
    QVBoxLayout* column_;
    std::map<int, PuzzleShelf*> shelves_;  ///< by shelfOf()
    std::vector<PuzzleTile*> tiles_;
    TileWalk walk_;
    PuzzleFilter filter_ = PuzzleFilter::all;
};

}  // namespace gnostica::gui
