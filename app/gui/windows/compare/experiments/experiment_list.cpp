#include "app/gui/windows/compare/experiments/experiment_list.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/lab/merging.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using State = ExperimentEntry::State;

namespace {

/// In letters; the full name is above the results.
constexpr int kLongestInList = 26;

}  // namespace

QString sentenceOf(const lab::LabError& error) {
    return lab::labFaultText(error.fault, QDir::toNativeSeparators(error.path), error.detail);
}

ExperimentList::ExperimentList(QString folder, const ErrorReporter& errors, QWidget* parent)
    : QWidget(parent),
      folder_(std::move(folder)),
      errors_(errors),
      list_(new QTreeWidget(this)),
      empty_(plainSentence(this)) {
    setObjectName(QStringLiteral("experiments"));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setMaximumSectionSize(kLongestInList * fontMetrics().averageCharWidth());
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(1, 0, 1, 0);  // in right-to-left layouts a splitter is one pixel too far out
    lines->addWidget(empty_);
    lines->addWidget(list_, 1);
    makeButtons();
    // Not by the current item: when the list gets the focus, it makes its first row current, which nobody has chosen.
    connect(list_, &QTreeWidget::itemSelectionChanged, this, &ExperimentList::follow);
    again_.setSingleShot(true);
    again_.setInterval(kPauseMs);
    connect(&again_, &QTimer::timeout, this, &ExperimentList::refresh);
    retranslate();
    refresh();
    whenLanguageChanges(this, [this] {
        wanted_ = current() != nullptr ? current()->path : QString();
        retranslate();
    });
}

void ExperimentList::makeButtons() {
    for (QPushButton*& each : buttons_) {
        each = new QPushButton(this);
        each->setAutoDefault(false);
    }
    auto* first = new QHBoxLayout;
    first->addWidget(button(Deed::begin), 1);
    first->addWidget(button(Deed::open));
    first->addWidget(button(Deed::merge));
    auto* second = new QHBoxLayout;
    second->addStretch(1);
    second->addWidget(button(Deed::rename));
    second->addWidget(button(Deed::remove));
    auto* lines = static_cast<QVBoxLayout*>(layout());
    lines->insertLayout(0, first);
    lines->addLayout(second);
    connect(button(Deed::begin), &QPushButton::clicked, this, [this] {
        list_->setCurrentItem(nullptr);
        list_->clearSelection();
        Q_EMIT beginWanted();
    });
    connect(button(Deed::open), &QPushButton::clicked, this, &ExperimentList::askForFile);
    connect(button(Deed::merge), &QPushButton::clicked, this, &ExperimentList::askForShards);
    connect(button(Deed::rename), &QPushButton::clicked, this, &ExperimentList::askForName);
    connect(button(Deed::remove), &QPushButton::clicked, this, &ExperimentList::askToRemove);
}

// ---- Contents of the folder -----------------------------------------------------------------------------------------

void ExperimentList::refresh() {
    again_.stop();
    reading_.start(
        [folder = folder_, elsewhere = elsewhere_](const std::stop_token& stop) {
            std::vector<ExperimentEntry> entries = entriesIn(folder, stop);
            for (const QString& path : elsewhere) {
                entries.push_back(entryOf(path, stop));
            }
            return entries;
        },
        [this](std::vector<ExperimentEntry> entries) { show(std::move(entries)); });
}

void ExperimentList::show(std::vector<ExperimentEntry> entries) {
    if (wanted_.isEmpty() && current() != nullptr) {
        wanted_ = current()->path;
    }
    entries_ = std::move(entries);
    fill();
    follow();
    const bool isOneHeld = std::ranges::any_of(entries_, [](const ExperimentEntry& each) {
        return each.problem && each.problem->fault == lab::LabFault::inUse;
    });
    if (isOneHeld) {
        again_.start();
    }
}

void ExperimentList::fill() {
    {
        const QSignalBlocker quiet(list_);
        list_->clear();
        for (const ExperimentEntry& entry : entries_) {
            auto* item = new QTreeWidgetItem(list_);
            item->setText(nameColumn, language::cleaned(entry.name));
            item->setText(stateColumn, stateText(entry));
            item->setText(dealsColumn, dealsText(entry));
            item->setText(dateColumn, QLocale().toString(entry.changed, QLocale::ShortFormat));
            item->setText(armsColumn, entry.arms.join(QStringLiteral(" – ")));
            item->setToolTip(armsColumn, language::plainToolTip(item->text(armsColumn)));
            item->setToolTip(nameColumn, language::plainToolTip(entry.problem ? sentenceOf(*entry.problem)
                                                                              : QDir::toNativeSeparators(entry.path)));
        }
        const auto found = std::ranges::find(entries_, wanted_, &ExperimentEntry::path);
        if (!wanted_.isEmpty() && found != entries_.end()) {
            list_->setCurrentItem(list_->topLevelItem(static_cast<int>(found - entries_.begin())));
            wanted_.clear();
        }
    }
    empty_->setVisible(entries_.empty());
    list_->setVisible(!entries_.empty());
    makeRoom();
}

/// The name and progress of an experiment are visible without scrolling.
void ExperimentList::makeRoom() {
    const QHeaderView& head = *list_->header();
    const QAbstractItemView& rows = *list_;
    int width = 2 * list_->frameWidth() + list_->verticalScrollBar()->sizeHint().width();
    for (const int column : {nameColumn, stateColumn, dealsColumn}) {
        const int wanted = std::max(head.sectionSizeHint(column), rows.sizeHintForColumn(column));
        width += std::min(wanted, head.maximumSectionSize());
    }
    list_->setMinimumWidth(width);
}

QString ExperimentList::stateText(const ExperimentEntry& entry) const {
    if (entry.path == running_) {
        return tr("Running", "state of an experiment");
    }
    switch (entry.state) {
    case State::interrupted: return tr("Interrupted", "state of an experiment");
    case State::elsewhere: return tr("Running elsewhere");
    case State::finished: return tr("Finished", "state of an experiment");
    case State::damaged: return tr("Cannot be read");
    }
    Q_UNREACHABLE();
}

QString ExperimentList::dealsText(const ExperimentEntry& entry) const {
    //: %1: number of deals that have been played; %2: number of planned deals
    return language::fill(tr("%1 of %2", "deals"), {language::number(entry.done), language::number(entry.pairs)});
}

const ExperimentEntry* ExperimentList::current() const {
    const QList<QTreeWidgetItem*> selected = list_->selectedItems();
    const int row = selected.isEmpty() ? -1 : list_->indexOfTopLevelItem(selected.front());
    return row < 0 || row >= static_cast<int>(entries_.size()) ? nullptr : &entries_[static_cast<std::size_t>(row)];
}

void ExperimentList::setRunning(const QString& path) {
    for (ExperimentEntry& entry : entries_) {
        if (entry.path == running_ && entry.state == State::elsewhere) {
            entry.state = State::interrupted;  // it was this program, which has just stopped it
        }
    }
    running_ = path;
    refresh();
}

void ExperimentList::setDone(int pairs) {
    const auto found = std::ranges::find(entries_, running_, &ExperimentEntry::path);
    if (running_.isEmpty() || found == entries_.end() || found->done == pairs) {
        return;
    }
    found->done = pairs;
    list_->topLevelItem(static_cast<int>(found - entries_.begin()))->setText(dealsColumn, dealsText(*found));
    makeRoom();
}

void ExperimentList::select(const QString& path) {
    wanted_ = path;
    refresh();
}

void ExperimentList::addElsewhere(const QString& path) {
    if (QDir(folder_) != QFileInfo(path).dir() && !elsewhere_.contains(path)) {
        elsewhere_ << path;
    }
    select(path);
}

void ExperimentList::follow() {
    const ExperimentEntry* entry = current();
    const bool isOurs = entry != nullptr && entry->path != running_ && !elsewhere_.contains(entry->path);
    button(Deed::rename)->setEnabled(isOurs);
    button(Deed::remove)->setEnabled(isOurs);
    Q_EMIT chosen();
}

// ---- Buttons --------------------------------------------------------------------------------------------------------

void ExperimentList::askForFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open an experiment"), QDir::homePath(),
                                                      tr("Experiments (*.sqlite);;All files (*)"));
    if (!path.isEmpty()) {
        addElsewhere(path);
    }
}

void ExperimentList::askForShards() {
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Folder with all shards of an experiment"), QDir::homePath());
    if (!folder.isEmpty()) {
        merge(folder);
    }
}

void ExperimentList::merge(const QString& folder) {
    QDir().mkpath(folder_);
    const QString path = freeExperimentPath(folder_, QDir(folder).dirName());
    button(Deed::merge)->setEnabled(false);
    errors_.withdraw();
    merging_.start([folder, path](const std::stop_token& stop) { return lab::merge(folder, path, stop); },
                   [this, path](const lab::LabResult<void>& merged) {
                       button(Deed::merge)->setEnabled(!folder_.isEmpty());
                       if (merged) {
                           select(path);
                       } else {
                           errors_.report([] { return tr("The experiments could not be merged."); },
                                          [error = merged.error()] { return sentenceOf(error); });
                       }
                   });
}

void ExperimentList::askForName() {
    bool isChosen = false;
    const QString path = current()->path;  // the list can be read again while the dialog is open
    const QString chosen = QInputDialog::getText(this, tr("Rename the experiment"), tr("New name:"), QLineEdit::Normal,
                                                 current()->name, &isChosen);
    if (isChosen && !chosen.trimmed().isEmpty()) {
        rename(path, chosen.trimmed());
    }
}

void ExperimentList::rename(QString path, QString name) {
    errors_.withdraw();
    const auto renamed = renameExperiment(path, name);
    if (renamed) {
        select(*renamed);
    } else {
        errors_.report([] { return tr("The experiment could not be renamed."); },
                       [error = renamed.error()] { return sentenceOf(error); });
    }
}

void ExperimentList::askToRemove() {
    const QString path = current()->path;  // the list can be read again while the dialog is open
    //: %1: name of an experiment
    PlainMessageBox box(QMessageBox::Question, tr("Delete the experiment"),
                        language::fill(tr("Move the experiment “%1” and all its games to the trash?"),
                                       {language::embedded(current()->name)}),
                        this);
    const QPushButton* yes = box.addButton(tr("Move to the &trash"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    if (box.clickedButton() == yes) {
        remove(path);
    }
}

void ExperimentList::remove(QString path) {
    errors_.withdraw();
    if (const auto removed = removeExperiment(path); !removed) {
        errors_.report([] { return tr("The experiment could not be deleted."); },
                       [error = removed.error()] { return sentenceOf(error); });
    }
    list_->setCurrentItem(nullptr);
    refresh();
}

void ExperimentList::retranslate() {
    button(Deed::begin)->setText(tr("New experi&ment"));
    button(Deed::open)->setText(tr("Open &file…", "button: to open an experiment"));
    button(Deed::merge)->setText(tr("Mer&ge…"));
    button(Deed::rename)->setText(tr("Ren&ame…", "button: to rename an experiment"));
    button(Deed::remove)->setText(tr("De&lete…"));
    button(Deed::merge)->setEnabled(!folder_.isEmpty());
    button(Deed::merge)->setToolTip(tr("Merges the shards of an experiment that ran elsewhere"));
    empty_->setText(tr("No experiments yet."));
    list_->setAccessibleName(tr("Experiments"));
    list_->setHeaderLabels({tr("Experiment"), tr("Status", "column: running, finished…"),
                            tr("Deals", "column: how often cards were dealt"),
                            tr("Changed", "column: when the experiment was changed"), tr("Rulesets")});
    fill();
}

}  // namespace gnostica::gui
