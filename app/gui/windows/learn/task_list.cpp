#include "app/gui/windows/learn/task_list.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kPlaceRole = Qt::UserRole;
constexpr double kHeadingSize = 1.6;
constexpr int kWidestList = 820;

QIcon emptyIcon(int side) {
    QPixmap nothing(side, side);
    nothing.fill(Qt::transparent);
    return nothing;
}

}  // namespace

TaskList::TaskList(QWidget* parent)
    : QWidget(parent),
      heading_(plainLabel(this)),
      tabs_(new QTabWidget(this)),
      count_(plainLabel(this)),
      begin_(new QPushButton(this)) {
    keepHeading(heading_, kHeadingSize);
    begin_->setAutoDefault(true);
    auto* column = new QWidget(this);
    column->setMaximumWidth(kWidestList);
    auto* lines = new QVBoxLayout(column);
    lines->setContentsMargins(16, 12, 16, 12);
    lines->setSpacing(10);
    lines->addWidget(heading_);
    tabs_->addTab(makeTree(TaskKind::lesson), QString());
    tabs_->addTab(makeTree(TaskKind::puzzle), QString());
    lines->addWidget(tabs_, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(count_, 1);
    foot->addWidget(begin_);
    lines->addLayout(foot);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(column);
    connect(tabs_, &QTabWidget::currentChanged, this, &TaskList::update);
    connect(begin_, &QPushButton::clicked, this, [this] { begin(kind()); });
    followLanguage(this, [this] { showTitles(); });
    whenThemeChanges(this, [this](const Theme&) { dressMarks(); });
}

QTreeWidget* TaskList::makeTree(TaskKind kind) {
    auto* tree = new QTreeWidget(this);
    tree->setColumnCount(2);
    tree->setHeaderHidden(true);
    tree->setRootIsDecorated(false);
    tree->setItemsExpandable(false);
    tree->setIndentation(fontMetrics().height() / 2);
    tree->setIconSize(QSize(1, 1) * (fontMetrics().height() * 3 / 2));
    tree->setFrameShape(QFrame::NoFrame);
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    keepEnter(*tree);
    connect(tree, &QTreeWidget::itemActivated, this, [this, kind] { begin(kind); });
    connect(tree, &QTreeWidget::currentItemChanged, this, &TaskList::update);
    trees_[static_cast<std::size_t>(kind)] = tree;
    return tree;
}

// ---- Lines ----------------------------------------------------------------------------------------------------------

void TaskList::setLines(TaskKind kind, const std::vector<TaskLine>& lines) {
    QTreeWidget* tree = this->tree(kind);
    const int chosen = chosenPlace(kind);
    lines_[static_cast<std::size_t>(kind)] = lines;
    const QSignalBlocker quiet(tree);
    tree->clear();
    QTreeWidgetItem* group = nullptr;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (group == nullptr || group->text(0) != lines[i].group) {
            group = new QTreeWidgetItem(tree, {lines[i].group});
            group->setFont(0, headingFont(tree->font()));
            group->setFlags(Qt::ItemIsEnabled);
            group->setFirstColumnSpanned(true);
            group->setExpanded(true);
        }
        auto* item = new QTreeWidgetItem(group, {lines[i].title, lines[i].detail});
        item->setData(0, kPlaceRole, static_cast<int>(i));
        item->setTextAlignment(1, Qt::AlignTrailing | Qt::AlignVCenter);
    }
    const auto next = std::ranges::find(lines, false, &TaskLine::isDone);
    choose(kind, chosen >= 0 ? chosen : next != lines.end() ? static_cast<int>(next - lines.begin()) : 0);
    dressMarks();
    update();
}

QTreeWidgetItem* TaskList::itemOf(TaskKind kind, int place) const {
    for (QTreeWidgetItemIterator item(tree(kind)); *item != nullptr; ++item) {
        if ((*item)->parent() != nullptr && (*item)->data(0, kPlaceRole).toInt() == place) {
            return *item;
        }
    }
    return nullptr;
}

void TaskList::choose(TaskKind kind, int place) {
    if (QTreeWidgetItem* item = itemOf(kind, place)) {
        tree(kind)->setCurrentItem(item);
        tree(kind)->scrollToItem(item);
    }
}

int TaskList::chosenPlace(TaskKind kind) const {
    const QTreeWidgetItem* item = tree(kind)->currentItem();
    return item != nullptr && item->parent() != nullptr ? item->data(0, kPlaceRole).toInt() : -1;
}

TaskKind TaskList::kind() const {
    return static_cast<TaskKind>(tabs_->currentIndex());
}

void TaskList::show(TaskKind kind) {
    tabs_->setCurrentIndex(static_cast<int>(kind));
    tree(kind)->setFocus(Qt::OtherFocusReason);
}

void TaskList::begin(TaskKind kind) {
    if (const int place = chosenPlace(kind); place >= 0) {
        Q_EMIT chosen(kind, place);
    }
}

// ---- Style and texts ------------------------------------------------------------------------------------------------

void TaskList::dressMarks() {
    const QIcon done = icon(QStringLiteral("confirm"), wornTheme());
    const QIcon open = emptyIcon(fontMetrics().height() * 3 / 2);
    for (const TaskKind kind : {TaskKind::lesson, TaskKind::puzzle}) {
        const auto& lines = lines_[static_cast<std::size_t>(kind)];
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QTreeWidgetItem* item = itemOf(kind, static_cast<int>(i));
            item->setIcon(0, lines[i].isDone ? done : open);
            //: of a lesson or a puzzle; %1: its name
            const QString spoken = lines[i].isDone ? language::fill(tr("%1, done"), {lines[i].title}) : lines[i].title;
            item->setData(0, Qt::AccessibleTextRole, spoken);
        }
    }
}

void TaskList::update() {
    const auto& lines = lines_[static_cast<std::size_t>(kind())];
    const auto done = static_cast<int>(std::ranges::count(lines, true, &TaskLine::isDone));
    const auto all = language::number(static_cast<int>(lines.size()));
    if (lines.empty()) {
        count_->clear();
    } else if (kind() == TaskKind::lesson) {
        //: %n: lessons that are done, %1: how many there are
        count_->setText(language::fill(tr("%n of %1 lessons done", nullptr, done), {all}));
    } else {
        //: %n: puzzles that are solved, %1: how many there are
        count_->setText(language::fill(tr("%n of %1 puzzles solved", nullptr, done), {all}));
    }
    begin_->setEnabled(chosenPlace(kind()) >= 0);
}

void TaskList::showTitles() {
    heading_->setText(tr("Learn", "title: to learn the game"));
    tabs_->setTabText(0, tr("&Lessons"));
    tabs_->setTabText(1, tr("&Puzzles"));
    begin_->setText(tr("&Begin"));
    tree(TaskKind::lesson)->setAccessibleName(tr("Lessons"));
    tree(TaskKind::puzzle)->setAccessibleName(tr("Puzzles"));
    update();
}

}  // namespace gnostica::gui
