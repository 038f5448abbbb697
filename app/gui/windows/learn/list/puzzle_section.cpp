#include "app/gui/windows/learn/list/puzzle_section.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/learn/day_puzzle_card.h"
#include "app/gui/windows/learn/list/puzzle_shelf.h"
#include "app/gui/windows/learn/list/puzzle_tile.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QButtonGroup>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kBetweenSheets = 0;  // their shadows keep them apart
/// The lengths below are for letters of this size, in pixels.
constexpr double kUsualLetters = 13;
constexpr int kDayWidth = 314;
/// In a narrower page the puzzle of the day is above the shelves.
constexpr int kRoomForDay = 900;
/// Longer puzzles share a shelf.
constexpr int kLongShelf = 4;

int shelfOf(const PuzzleLine& line) {
    return std::min(line.steps, kLongShelf);
}

bool isShownBy(const PuzzleTile& tile, PuzzleFilter filter) {
    return filter == PuzzleFilter::all || tile.isDone() == (filter == PuzzleFilter::solved);
}

}  // namespace

PuzzleSection::PuzzleSection(std::shared_ptr<const GlancePainter> painter, QWidget* parent)
    : QWidget(parent),
      painter_(std::move(painter)),
      heading_(plainLabel(this)),
      count_(plainSentence(this)),
      lessons_(new PageButton(PageButton::Role::link, this)),
      choice_(new QButtonGroup(this)),
      day_(new DayPuzzleCard(painter_, this)),
      nothing_(plainSentence(this)),
      parts_(new QBoxLayout(QBoxLayout::LeftToRight)),
      column_(new QVBoxLayout),
      walk_(this) {
    keepHeading(heading_, 1.8);
    nothing_->hide();
    column_->setSpacing(kBetweenSheets);
    column_->addWidget(nothing_);
    column_->addStretch(1);
    parts_->setSpacing(kBetweenSheets);
    parts_->addWidget(day_, 0, Qt::AlignTop);
    parts_->addLayout(column_, 1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins({});
    lines->addLayout(makeHead());
    lines->addLayout(parts_);
    connect(day_, &DayPuzzleCard::solveWanted, this, &PuzzleSection::dayWanted);
    connect(lessons_, &QAbstractButton::clicked, this, &PuzzleSection::lessonsWanted);
    connect(choice_, &QButtonGroup::idClicked, this, [this](int id) { setFilter(static_cast<PuzzleFilter>(id)); });
    followLanguage(this, [this] { retranslate(); });
}

QHBoxLayout* PuzzleSection::makeHead() {
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(heading_);
    head->addWidget(count_, 1);
    head->addWidget(lessons_);
    choice_->setExclusive(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(7);
    for (std::size_t i = 0; i < filters_.size(); ++i) {
        filters_.at(i) = new PageButton(PageButton::Role::choice, this);
        choice_->addButton(filters_.at(i), static_cast<int>(i));
        row->addWidget(filters_.at(i));
    }
    filters_.front()->setChecked(true);
    head->addLayout(row);
    return head;
}

// ---- Puzzles --------------------------------------------------------------------------------------------------------

bool PuzzleSection::isLaidOutFor(const std::vector<PuzzleLine>& lines) const {
    return std::ranges::equal(tiles_, lines, [](const PuzzleTile* tile, const PuzzleLine& line) {
        return shelfOf(tile->line()) == shelfOf(line);
    });
}

void PuzzleSection::makeTiles(const std::vector<PuzzleLine>& lines) {
    walk_.setTiles({});
    tiles_.clear();
    for (const auto& [steps, shelf] : std::exchange(shelves_, {})) {
        delete shelf;  // with its tiles
    }
    for (const PuzzleLine& line : lines) {
        shelves_.emplace(shelfOf(line), nullptr);
    }
    int at = 0;
    for (auto& [steps, shelf] : shelves_) {
        shelf = new PuzzleShelf(this);
        column_->insertWidget(at++, shelf);
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto* tile = new PuzzleTile(painter_, this);
        connect(tile, &QAbstractButton::clicked, this, [this, i] { Q_EMIT chosen(static_cast<int>(i)); });
        shelves_.at(shelfOf(lines[i]))->addTile(tile);
        tiles_.push_back(tile);
    }
}

void PuzzleSection::setLines(const std::vector<PuzzleLine>& lines) {
    const bool isNew = !isLaidOutFor(lines);
    if (isNew) {
        makeTiles(lines);
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        tiles_[i]->setLine(lines[i]);
    }
    showFiltered();
    if (isNew) {
        const auto next = std::ranges::find_if(
            tiles_, [this](const PuzzleTile* tile) { return !tile->isDone() && tile->isVisibleTo(this); });
        walk_.setCurrent(next != tiles_.end() ? *next : walk_.current());
    }
    retranslate();
}

void PuzzleSection::setDay(const DayPuzzle& day) {
    day_->setPuzzle(day);
    arrange();
}

void PuzzleSection::setFilter(PuzzleFilter filter) {
    filter_ = filter;
    filterButton(filter)->setChecked(true);
    showFiltered();
    retranslate();
    announce(*nothing_, nothing_->text(), Saying::answer);
}

void PuzzleSection::showFiltered() {
    std::map<int, bool> isFilled;
    for (PuzzleTile* tile : tiles_) {
        tile->setVisible(isShownBy(*tile, filter_));
        isFilled[shelfOf(tile->line())] |= isShownBy(*tile, filter_);
    }
    bool isAnyShown = false;
    for (const auto& [steps, shelf] : shelves_) {
        shelf->setVisible(isFilled[steps]);
        isAnyShown |= isFilled[steps];
    }
    nothing_->setVisible(!isAnyShown && !tiles_.empty());
    // Tab stops at the tiles as they are read: shelf by shelf.
    std::vector<QWidget*> read(tiles_.begin(), tiles_.end());
    std::ranges::stable_sort(read, {}, [](QWidget* tile) { return shelfOf(static_cast<PuzzleTile*>(tile)->line()); });
    walk_.setTiles(read);
    const auto shown =
        std::ranges::count_if(tiles_, [this](const PuzzleTile* tile) { return isShownBy(*tile, filter_); });
    int place = 0;
    for (QWidget* tile : read) {
        auto* puzzle = static_cast<PuzzleTile*>(tile);
        puzzle->setPlace(isShownBy(*puzzle, filter_) ? ++place : 0, static_cast<int>(shown));
    }
}

// ---- Layout and texts -----------------------------------------------------------------------------------------------

void PuzzleSection::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PuzzleSection::arrange() {
    const double growth = std::max(1.0, QFontInfo(font()).pixelSize() / kUsualLetters);
    const bool isBeside = width() >= kRoomForDay * growth;
    parts_->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts_->setAlignment(day_, isBeside ? Qt::AlignTop : Qt::Alignment());
    const int wide = qRound(kDayWidth * growth);
    day_->setMinimumWidth(isBeside ? wide : 0);
    day_->setMaximumWidth(isBeside ? wide : QWIDGETSIZE_MAX);
}

void PuzzleSection::retranslate() {
    heading_->setText(tr("Puzzles"));
    //: a link to the lessons, which are further up on the page
    lessons_->setText(tr("Lessons"));
    filterButton(PuzzleFilter::all)->setText(tr("All", "puzzles: all"));
    filterButton(PuzzleFilter::open)->setText(tr("Unsolved", "puzzles: those that are not solved"));
    filterButton(PuzzleFilter::solved)->setText(tr("Solved", "puzzles: those that are solved"));
    nothing_->setText(filter_ == PuzzleFilter::open ? tr("All puzzles are solved.") : tr("No puzzle is solved yet."));
    const auto solved = static_cast<int>(std::ranges::count(tiles_, true, &BoardTile::isDone));
    //: %n: puzzles that are solved, %1: how many there are
    const QString share = tr("%n of %1 puzzles solved", nullptr, solved);
    count_->setText(tiles_.empty() ? QString() : language::fill(share, {language::number(count())}));
    for (const auto& [steps, shelf] : shelves_) {
        int done = 0;
        int all = 0;
        for (const PuzzleTile* tile : tiles_) {
            if (shelfOf(tile->line()) == steps) {
                ++all;
                done += tile->isDone() ? 1 : 0;
            }
        }
        //: title above puzzles whose solutions take so many steps
        const QString title =
            steps < kLongShelf ? tr("%n steps", nullptr, steps) : tr("%n steps or more", nullptr, steps);
        //: %n: solved puzzles of those on a shelf; %1: how many there are
        shelf->setWords(title, language::fill(tr("%n of %1 solved", nullptr, done), {language::number(all)}));
        shelf->setShare(done, all);
    }
}

}  // namespace gnostica::gui
