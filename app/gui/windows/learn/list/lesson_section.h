// The lessons in the list.
#pragma once

#include "app/gui/windows/learn/list/task_lines.h"
#include "app/gui/windows/learn/list/tile_walk.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

class LessonTile;
class PageButton;

/// All lessons in the order in which they are taught, each group under its heading in a line of its own; the first
/// lesson that is not done is the next.
class LessonSection : public QWidget {
    Q_OBJECT

public:
    explicit LessonSection(std::shared_ptr<const GlancePainter> painter, QWidget* parent = nullptr);

    void setLines(const std::vector<LessonLine>& lines);
    int count() const { return static_cast<int>(tiles_.size()); }
    LessonTile* tile(int place) const { return tiles_.at(static_cast<std::size_t>(place)); }
    TileWalk& walk() { return walk_; }
    /// The headings of the groups, from top to bottom.
    QStringList headings() const;

Q_SIGNALS:
    void chosen(int place);
    void puzzlesWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A heading, and the place of the lessons below it.
    struct Group {
        QLabel* heading = nullptr;
        QWidget* place = nullptr;
    };

    bool isLaidOutFor(const std::vector<LessonLine>& lines) const;
    void makeTiles(const std::vector<LessonLine>& lines);
    Group& addGroup();
    void alignTiles();
    void retranslate();

    std::shared_ptr<const GlancePainter> painter_;
    QLabel* heading_;
    QLabel* count_;
    PageButton* puzzles_;
    QVBoxLayout* rows_;
    std::vector<Group> groups_;
    std::vector<std::size_t> groupOf_;  ///< of each lesson
    std::vector<LessonTile*> tiles_;
    TileWalk walk_;
    int done_ = 0;
};

}  // namespace gnostica::gui
