#include "app/gui/windows/learn/list/lesson_section.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/parchment/parchment_art.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/learn/list/lesson_tile.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

/// The number of each lesson's group, from 0.
std::vector<std::size_t> groupsIn(const std::vector<LessonLine>& lines) {
    std::vector<std::size_t> groups;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        groups.push_back(i == 0 ? 0 : groups.back() + (lines[i].group != lines[i - 1].group ? 1 : 0));
    }
    return groups;
}

}  // namespace

LessonSection::LessonSection(std::shared_ptr<const GlancePainter> painter, QWidget* parent)
    : QWidget(parent),
      painter_(std::move(painter)),
      heading_(plainLabel(this)),
      count_(plainSentence(this)),
      puzzles_(new PageButton(PageButton::Role::link, this)),
      rows_(new QVBoxLayout),
      walk_(this) {
    keepHeading(heading_, 1.8);
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(heading_);
    head->addWidget(count_, 1);
    head->addWidget(puzzles_);
    rows_->setSpacing(0);  // the shadows of the sheets keep them apart
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins({});
    lines->addLayout(head);
    lines->addLayout(rows_);
    connect(puzzles_, &QAbstractButton::clicked, this, &LessonSection::puzzlesWanted);
    followLanguage(this, [this] { retranslate(); });
}

LessonSection::Group& LessonSection::addGroup() {
    Group& group = groups_.emplace_back(Group{plainLabel(this), new QWidget(this)});
    keepHeading(group.heading, 1.2);
    group.heading->setIndent(kSheetShadow.left());
    auto* flow = new FlowLayout(group.place);
    flow->setContentsMargins({});
    flow->setSpacing(0);
    for (QWidget* part : std::initializer_list<QWidget*>{group.heading, group.place}) {
        rows_->addWidget(part);
        part->show();
    }
    return group;
}

void LessonSection::makeTiles(const std::vector<LessonLine>& lines) {
    walk_.setTiles({});
    tiles_.clear();
    for (const Group& group : std::exchange(groups_, {})) {
        delete group.heading;
        delete group.place;  // with its tiles
    }
    groupOf_ = groupsIn(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Group& group = groupOf_[i] < groups_.size() ? groups_.back() : addGroup();
        const auto place = static_cast<int>(i);
        auto* tile = new LessonTile(painter_, place + 1, group.place);
        connect(tile, &QAbstractButton::clicked, this, [this, place] { Q_EMIT chosen(place); });
        group.place->layout()->addWidget(tile);
        tile->show();
        tile->setPlace(place + 1, static_cast<int>(lines.size()));
        tiles_.push_back(tile);
    }
}

bool LessonSection::isLaidOutFor(const std::vector<LessonLine>& lines) const {
    return groupOf_ == groupsIn(lines);
}

QStringList LessonSection::headings() const {
    QStringList headings;
    for (const Group& group : groups_) {
        headings << group.heading->text();
    }
    return headings;
}

void LessonSection::setLines(const std::vector<LessonLine>& lines) {
    const bool isNew = !isLaidOutFor(lines);
    if (isNew) {
        makeTiles(lines);
    }
    const auto next = std::ranges::find(lines, false, &LessonLine::isDone);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        groups_[groupOf_[i]].heading->setText(lines[i].group);
        tiles_[i]->setLine(lines[i]);
        tiles_[i]->setNext(next != lines.end() && &*next == &lines[i]);
    }
    alignTiles();
    if (isNew) {
        walk_.setTiles({tiles_.begin(), tiles_.end()});
        if (next != lines.end()) {
            walk_.setCurrent(tiles_[static_cast<std::size_t>(next - lines.begin())]);
        }
    }
    done_ = static_cast<int>(std::ranges::count(lines, true, &LessonLine::isDone));
    retranslate();
}

/// All sheets have the same size, that of the longest words.
void LessonSection::alignTiles() {
    QSize largest;
    for (const LessonTile* tile : tiles_) {
        largest = largest.expandedTo(tile->sizeHint());
    }
    for (LessonTile* tile : tiles_) {
        tile->setMinimumSize(largest);
    }
}

void LessonSection::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        alignTiles();
    }
}

void LessonSection::retranslate() {
    heading_->setText(tr("Lessons"));
    //: a link to the puzzles, which are further down on the page
    puzzles_->setText(tr("Puzzles"));
    const QString all = language::number(count());
    //: %n: lessons that are done, %1: how many there are
    count_->setText(tiles_.empty() ? QString() : language::fill(tr("%n of %1 lessons done", nullptr, done_), {all}));
}

}  // namespace gnostica::gui
