#include "app/gui/windows/workshop/shelf/shelf_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/file_drop.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/windows/workshop/shelf/shelf_delegate.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace gnostica::gui {

using Kind = ShelfModel::Kind;

ShelfPane::ShelfPane(rulesets::RulesShelf& shelf, const rulesets::DraftStore& drafts, const ErrorReporter& errors,
                     QWidget* parent)
    : QWidget(parent),
      shelf_(shelf),
      model_(new ShelfModel(shelf, drafts, this)),
      search_(new QLineEdit(this)),
      nothing_(plainSentence(this)),
      view_(new QTreeView(this)),
      deeds_(new ShelfDeeds(shelf, drafts, errors, this)) {
    makeView();
    makeActions();
    followLanguage(this, [this] { retranslate(); });
    search_->setObjectName(QStringLiteral("searchShelf"));
    search_->setClearButtonEnabled(true);
    nothing_->setObjectName(QStringLiteral("nothingFound"));
    nothing_->hide();
    connect(search_, &QLineEdit::textChanged, this, &ShelfPane::search);
    connect(search_, &QLineEdit::returnPressed, this, &ShelfPane::goToFound);
    connect(new FileDrop(this), &FileDrop::dropped, this, &ShelfPane::import);
    connect(&shelf, &rulesets::RulesShelf::renamed, this, [this](const rulesets::RulesetMove& move) {
        const rulesets::RulesetMove::File& file = move.files.front();
        if (folded_.remove(file.path)) {
            folded_.insert(file.newPath);
        }
    });
}

void ShelfPane::makeView() {
    view_->setObjectName(QStringLiteral("shelf"));
    view_->setTextElideMode(Qt::ElideMiddle);  // many names have the same beginning
    view_->setModel(model_);
    view_->setItemDelegate(new ShelfDelegate(view_));
    view_->setHeaderHidden(true);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
    view_->setExpandsOnDoubleClick(false);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    keepEnter(*view_, [this] { return view_->currentIndex().isValid(); });
    setFocusProxy(view_);
    connect(view_, &QAbstractItemView::activated, this, &ShelfPane::open);
    connect(view_, &QTreeView::collapsed, this,
            [this](const QModelIndex& index) { folded_.insert(index.data(ShelfModel::PathRole).toString()); });
    connect(view_, &QTreeView::expanded, this,
            [this](const QModelIndex& index) { folded_.remove(index.data(ShelfModel::PathRole).toString()); });
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ShelfPane::updateActions);
    connect(model_, &QAbstractItemModel::modelAboutToBeReset, this, &ShelfPane::rememberPlace);
    connect(model_, &QAbstractItemModel::modelReset, this, &ShelfPane::restorePlace);
}

void ShelfPane::makeActions() {
    auto* buttons = new FlowLayout;
    const auto add = [&](Deed deed, std::function<void()> what) {
        auto* action = new QAction(this);
        connect(action, &QAction::triggered, this, what);
        actions_[static_cast<std::size_t>(deed)] = action;
        view_->addAction(action);
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::StrongFocus);
        buttons->addWidget(button);
    };
    add(Deed::open, [this] { open(); });
    add(Deed::makeNew, [this] {
        if (const auto made = deeds_->makeNew(chosen().id)) {
            go(made);
            open();
        }
    });
    add(Deed::duplicate, [this] {
        if (const auto copy = deeds_->copy(chosen().id)) {
            go(copy);
            open();
        }
    });
    add(Deed::rename, [this] {
        const ShelfModel::Row row = chosen();
        go(row.kind == Kind::file ? deeds_->renameFileAsked(row.path) : deeds_->renameAsked(row.id));
    });
    add(Deed::remove, [this] {
        const ShelfModel::Row row = chosen();
        deeds_->removeAsked(row.path, row.id);
    });
    add(Deed::import, [this] { deeds_->import(goingThere()); });
    add(Deed::exportIt, [this] { deeds_->exportAsked(chosen().id); });
    add(Deed::showInFolder, [this] { ShelfDeeds::showInFolder(chosen().path); });
    action(Deed::rename)->setShortcut(Qt::Key_F2);
    action(Deed::remove)->setShortcut(QKeySequence::Delete);
    for (const Deed deed : {Deed::rename, Deed::remove}) {
        action(deed)->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(4, 4, 4, 4);
    lines->addLayout(buttons);
    lines->addWidget(search_);
    lines->addWidget(nothing_);
    lines->addWidget(view_, 1);
}

void ShelfPane::retranslate() {
    view_->setAccessibleName(tr("Rulesets"));
    search_->setPlaceholderText(tr("Search the rulesets"));
    search_->setAccessibleName(search_->placeholderText());
    nothing_->setText(tr("No ruleset has this in its name or id."));
    action(Deed::open)->setText(tr("&Open", "button: to open a ruleset"));
    action(Deed::makeNew)->setText(tr("&New…"));
    action(Deed::duplicate)->setText(tr("D&uplicate"));
    action(Deed::rename)->setText(tr("&Rename…", "button: to rename a ruleset"));
    action(Deed::remove)->setText(tr("&Delete…"));
    action(Deed::import)->setText(tr("&Import…", "button: to import a ruleset"));
    action(Deed::exportIt)->setText(tr("&Export…", "button: to export a ruleset"));
    action(Deed::showInFolder)->setText(tr("&Show in folder"));
    model_->retranslate();
}

/// Facts that take a while are not looked for until the shelf is shown.
void ShelfPane::showEvent(QShowEvent* event) {
    if (!std::exchange(isResearching_, true)) {
        restorePlace();
        model_->research();
    }
    QWidget::showEvent(event);
}

ShelfModel::Row ShelfPane::chosen() const {
    return model_->rowAt(view_->currentIndex());
}

void ShelfPane::updateActions() {
    const ShelfModel::Row row = chosen();
    const bool isRuleset = row.kind == Kind::ruleset;
    const bool isAny = !row.isHeading();
    action(Deed::open)->setEnabled(isAny);
    action(Deed::duplicate)->setEnabled(isRuleset);
    action(Deed::rename)->setEnabled(row.isOwn && (isRuleset || model_->hasTakenId(row)));
    action(Deed::remove)->setEnabled(isAny && row.isOwn);
    action(Deed::exportIt)->setEnabled(isRuleset);
    action(Deed::showInFolder)->setEnabled(isAny);
    action(Deed::makeNew)->setEnabled(!shelf_.folders().user.isEmpty());
    action(Deed::import)->setEnabled(!shelf_.folders().user.isEmpty());
}

void ShelfPane::open() {
    const ShelfModel::Row row = chosen();
    if (row.kind == Kind::ruleset) {
        Q_EMIT openWanted(QString::fromStdString(row.id));
    } else if (row.kind == Kind::file) {
        Q_EMIT fileWanted(row.path);
    }
}

void ShelfPane::choose(const QString& id) {
    const QModelIndex index = model_->find(pathOf(shelf_, id.toStdString()));
    if (index.isValid()) {
        if (view_->isRowHidden(index.row(), index.parent())) {
            search_->clear();
        }
        view_->setCurrentIndex(index);
        view_->scrollTo(index);
    }
}

void ShelfPane::go(const std::optional<std::string>& id) {
    if (id) {
        choose(QString::fromStdString(*id));
        view_->setFocus();
    }
}

/// The file can still be read when the pane is already destroyed.
RulesetImporter::Added ShelfPane::goingThere() {
    return [pane = QPointer(this)](const std::string& id) {
        if (pane != nullptr) {
            pane->go(id);
        }
    };
}

void ShelfPane::import(const QString& path) {
    deeds_->import(path, goingThere());
}

void ShelfPane::rememberPlace() {
    place_ = chosen().path;
}

/// Restores the unfolded state after the tree was rebuilt; new branches are unfolded.
void ShelfPane::restorePlace() {
    search();
    if (const QModelIndex index = model_->find(place_); index.isValid()) {
        view_->setCurrentIndex(index);
    }
    updateActions();
}

/// Unfolds the branches that the user has not folded; all of them during a search.
void ShelfPane::unfold() {
    const QSet<QString> folded = folded_;
    view_->expandAll();
    folded_ = folded;
    if (!search_->text().trimmed().isEmpty()) {
        return;
    }
    for (const QString& path : folded) {
        if (const QModelIndex index = model_->find(path); index.isValid()) {
            view_->collapse(index);
        }
    }
}

/// True if its name or id contains all words, in any order.
bool ShelfPane::isSearchedFor(const QModelIndex& index) const {
    const ShelfModel::Row& row = model_->rowAt(index);
    const QString text = row.isHeading() ? QString() : row.name + u'\n' + QString::fromStdString(row.id);
    const QStringList words = search_->text().split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Hides rows without a match in themselves or their children. True if any row is visible.
bool ShelfPane::showFound(const QModelIndex& above) {
    bool any = false;
    for (int row = 0; row < model_->rowCount(above); ++row) {
        const QModelIndex index = model_->index(row, 0, above);
        const bool isBelow = showFound(index);
        const bool isShown = isBelow || isSearchedFor(index);
        view_->setRowHidden(row, above, !isShown);
        any = any || isShown;
    }
    return any;
}

void ShelfPane::search() {
    unfold();
    nothing_->setVisible(!showFound({}));
}

/// Selects the first match from the top.
void ShelfPane::goToFound() {
    int top = 0;
    while (top < model_->rowCount() && view_->isRowHidden(top, {})) {
        ++top;
    }
    QModelIndex index = model_->index(top, 0);
    while (index.isValid() && (model_->rowAt(index).isHeading() || !isSearchedFor(index))) {
        index = view_->indexBelow(index);
    }
    if (index.isValid()) {
        view_->setCurrentIndex(index);
        view_->setFocus();
    }
}

}  // namespace gnostica::gui
