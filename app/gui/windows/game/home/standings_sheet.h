// The user's results.
#pragma once

#include "app/gui/windows/game/home/game_captions.h"
#include "app/gui/windows/game/home/page_sheet.h"
#include "app/table/games/standings.h"

#include <vector>

class QGridLayout;
class QLabel;

namespace gnostica::gui {

class Meter;

/// Numbers of lessons and puzzles.
struct LearningTally {
    int lessonsDone = 0;
    int lessons = 0;
    int puzzlesDone = 0;
    int puzzles = 0;
    friend bool operator==(const LearningTally&, const LearningTally&) = default;
};

/// Games won, against levels and under rulesets, then lessons and puzzles: bars with numbers.
class StandingsSheet : public PageSheet {
    Q_OBJECT

public:
    explicit StandingsSheet(const rulesets::RulesShelf& shelf, QWidget* parent = nullptr);

    /// `name`: of the user; may be empty.
    void setStandings(const table::Standings& standings, const QString& name);
    void setLearning(const LearningTally& learning);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        QString name;
        int done = 0;
        int all = 0;
        QString spoken;
    };
    void fill();
    void addHead(const QString& text, const QString& side);
    void addLine(const Line& line);
    std::vector<Line> levelLines() const;
    std::vector<Line> rulesetLines() const;
    void clear();

    const rulesets::RulesShelf& shelf_;
    table::Standings standings_;
    LearningTally learning_;
    QString name_;
    QLabel* title_;
    QLabel* sentence_;
    QWidget* lines_;
    QGridLayout* grid_;
    int rows_ = 0;  ///< of the grid that are filled
};

}  // namespace gnostica::gui
