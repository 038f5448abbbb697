#include "app/gui/windows/workshop/workshop_window.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/head/main_menu.h"
#include "app/gui/look/head/window_head.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/look/parchment/window_cloth.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/look/widgets/file_drop.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/windows/workshop/drafts/kept_drafts_dialog.h"
#include "app/gui/windows/workshop/form/form_pane.h"
#include "app/gui/windows/workshop/games/games_pane.h"
#include "app/gui/windows/workshop/problems/problems_pane.h"
#include "app/gui/windows/workshop/rulebook/book_pane.h"
#include "app/gui/windows/workshop/shelf/shelf_pane.h"
#include "app/gui/windows/workshop/shelf/shelf_words.h"
#include "app/gui/windows/workshop/trial/trial_pane.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/rulesets/own_rulesets.h"
#include "app/rulesets/ruleset_family.h"

#include <QAction>
#include <QCloseEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kProblemsHigh = 170;
constexpr int kBookWide = 380;
constexpr int kShelfWide = 270;
/// Minimum useful width of a dock next to the form.
constexpr int kNarrow = 190;
/// Minimum height of the page without an open draft, in lines.
constexpr int kEmptyLines = 8;

}  // namespace

WorkshopWindow::WorkshopWindow(rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QWidget* parent)
    : QMainWindow(parent),
      shelf_(shelf),
      onTable_(onTable),
      store_(rulesets::DraftStore::folderIn(shelf.folders())),
      actions_(new ActionSet(KeyScope::workshop, this)),
      head_(new WindowHead(this)),
      messages_(new MessageBar(this)),
      errors_(*messages_, MessageBar::Topic::attempt),
      shelfPane_(new ShelfPane(shelf, store_, errors_, this)),
      place_(new QStackedWidget(this)),
      empty_(plainSentence(this)),
      begin_(new PageButton(PageButton::Role::main, this)),
      state_(plainLabel(this)) {
    setObjectName(QStringLiteral("workshop"));
    place_->addWidget(makeEmptyPage());
    auto* middle = new QWidget(this);
    auto* lines = new QVBoxLayout(middle);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(messages_);
    lines->addWidget(place_, 1);
    setCentralWidget(middle);
    makeHead();
    statusBar()->addPermanentWidget(state_);
    makeDocks();
    new WindowCloth(*this);
    for (QDockWidget* each : docks_) {
        view_->addAction(viewActionOf(*each));
    }
    makeActions();
    resize(fittingScreen(*this, QSize(1360, 900)));
    followLanguage(this, [this] { retranslate(); });
    updateState();
}

WorkshopWindow::~WorkshopWindow() = default;

void WorkshopWindow::makeHead() {
    setMenuWidget(head_);
    head_->setActions(*actions_);
    view_ = new QMenu(this);
    head_->menu().insertMenu(actions_->menuOf(Act::findCommand)->menuAction(), view_);
    const auto add = [this](Act act, const char* picture) {
        head_->addButton(actions_->at(act), QLatin1String(picture));
    };
    add(Act::newRuleset, "new");
    add(Act::saveRuleset, "save");
    add(Act::undoEdit, "undo");
    add(Act::redoEdit, "redo");
    add(Act::findSetting, "find");
    add(Act::playDraft, "play");
}

void WorkshopWindow::makeDocks() {
    new DockSides(*this);
    const std::array<Qt::DockWidgetArea, kSides> areas{dockAreaAtStart(*this), dockAreaAtEnd(*this),
                                                       Qt::BottomDockWidgetArea, Qt::BottomDockWidgetArea};
    const std::array<const char*, kSides> names{"shelfDock", "bookDock", "problemsDock", "trialDock"};
    for (std::size_t i = 0; i < kSides; ++i) {
        docks_[i] = new QDockWidget(this);
        docks_[i]->setObjectName(QLatin1String(names[i]));
        docks_[i]->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable |
                               QDockWidget::DockWidgetClosable);
        addDockWidget(areas[i], docks_[i]);
    }
    dock(Side::shelf).setWidget(shelfPane_);
    for (QLabel*& each : nothing_) {
        each = plainSentence(this);
        each->setAlignment(Qt::AlignCenter);
        each->setMinimumWidth(1);
    }
    showNothingOpen();
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    tabifyDockWidget(&dock(Side::problems), &dock(Side::trial));
    dock(Side::problems).raise();
    resizeDocks({&dock(Side::problems)}, {kProblemsHigh}, Qt::Vertical);
    resizeDocks({&dock(Side::shelf), &dock(Side::book)}, {kShelfWide, kBookWide}, Qt::Horizontal);
}

void WorkshopWindow::showNothingOpen() {
    for (std::size_t i = 0; i < nothing_.size(); ++i) {
        docks_[i + 1]->setWidget(nothing_[i]);
        nothing_[i]->show();
    }
}

void WorkshopWindow::makeActions() {
    const auto on = [this](Act act, auto what) { connect(actions_->at(act), &QAction::triggered, this, what); };
    connect(shelfPane_, &ShelfPane::openWanted, this, [this](const QString& id) { open(id.toStdString()); });
    connect(new FileDrop(this), &FileDrop::dropped, shelfPane_, &ShelfPane::import);
    connect(shelfPane_, &ShelfPane::fileWanted, this, &WorkshopWindow::openFile);
    connect(&shelf_, &rulesets::RulesShelf::renamed, this, &WorkshopWindow::follow);
    connect(&onTable_, &table::OnTheTable::changed, this, &WorkshopWindow::updateState);
    on(Act::newRuleset, [this] { shelfPane_->action(ShelfPane::Deed::makeNew)->trigger(); });
    on(Act::saveRuleset, [this] { carryOut(askToSave()); });
    on(Act::undoEdit, [this] { open_->draft().history().undo(); });
    on(Act::redoEdit, [this] { open_->draft().history().redo(); });
    on(Act::findSetting, [this] {
        panes_->tabs().setCurrentWidget(&panes_->form());
        panes_->form().search();
    });
    on(Act::nextProblem, [this] { panes_->problems().go(1); });
    on(Act::previousProblem, [this] { panes_->problems().go(-1); });
    on(Act::playDraft, [this] { Q_EMIT playWanted(open_->draft().text(), open_->draft().source()); });
    on(Act::playDraftOn, [this] { Q_EMIT playOnWanted(open_->draft().text(), open_->draft().source()); });
    on(Act::compareDraft, [this] { Q_EMIT compareWanted(open_->draft().text(), open_->draft().source()); });
    on(Act::closeWorkshop, [this] { close(); });
}

// ---- The draft ------------------------------------------------------------------------------------------------------

void WorkshopWindow::open(const std::string& id) {
    const engine::Library::Entry* entry = shelf_.library().entry(id);
    if (entry == nullptr) {
        return;
    }
    const QString path = QString::fromStdString(entry->source);
    const std::string text = entry->text;  // the question can save, which reads all rulesets again
    if (shelf_.isOwn(id)) {
        openFile(path);
    } else if (mayGo(unsaved(), this)) {
        present({text, {path, {}}}, true);
    }
}

void WorkshopWindow::openFile(const QString& path) {
    const bool isOpen = open_ && open_->keeper() != nullptr && open_->keeper()->path() == path;
    if (isOpen || !mayGo(unsaved(), this)) {
        return;
    }
    errors_.withdraw();
    panes_.reset();
    open_.reset();  // keeps its unsaved changes now
    const auto start = store_.open(path);
    if (!start) {
        showNothingOpen();
        updateState();
        errors_.report([] { return tr("The ruleset could not be opened."); }, start.error());
        return;
    }
    present(*start, false);
}

void WorkshopWindow::offerKept() {
    KeptDraftsDialog dialog(store_, errors_, this);
    if (!dialog.isEmpty() && dialog.exec() == QDialog::Accepted && mayGo(unsaved(), this)) {
        present(rulesets::DraftStore::open(dialog.chosen()), false);
    }
}

void WorkshopWindow::present(const rulesets::DraftStart& start, bool isLocked) {
    panes_.reset();
    open_.reset();
    open_ = std::make_unique<OpenDraft>(shelf_, store_, start, isLocked);
    panes_ = std::make_unique<DraftPanes>(*open_, this);
    place_->addWidget(&panes_->page());
    place_->setCurrentWidget(&panes_->page());
    dock(Side::book).setWidget(&panes_->book());
    panes_->book().setMinimumWidth(kNarrow);
    dock(Side::problems).setWidget(&panes_->problems());
    dock(Side::trial).setWidget(&panes_->trial());
    connect(&panes_->trial(), &TrialPane::gameWanted, this, &WorkshopWindow::showTrialGame);
    connectDraft();
    noteOpened();
    updateState();
}

/// The id in the file: that of the draft can differ.
void WorkshopWindow::noteOpened() {
    const QString id = QString::fromStdString(open_->isLocked() ? open_->id() : idAt(shelf_, open_->keeper()->path()));
    if (!id.isEmpty()) {
        shelfPane_->choose(id);
        Q_EMIT opened(id);
    }
}

void WorkshopWindow::connectDraft() {
    QUndoStack& history = open_->draft().history();
    connect(&history, &QUndoStack::indexChanged, panes_.get(), [this] { updateState(); });
    connect(&history, &QUndoStack::cleanChanged, panes_.get(), [this] { updateState(); });
    connect(&open_->check(), &DraftCheck::inspected, panes_.get(), [this] { updateState(); });
    connect(&panes_->problems(), &ProblemsPane::summaryChanged, panes_.get(), [this] { updateState(); });
    connect(&panes_->games(), &GamesPane::recordWanted, this, &WorkshopWindow::recordWanted);
    if (DraftKeeper* keeper = open_->keeper()) {
        const ErrorReporter drafts = errors_.about(MessageBar::Topic::drafts);
        drafts.withdraw();
        connect(keeper, &DraftKeeper::failed, this, [drafts](const storage::FileError& error) {
            drafts.report([] { return tr("Unsaved changes cannot be kept for later."); }, error);
        });
        connect(keeper, &DraftKeeper::healed, this, [drafts] { drafts.withdraw(); });
    }
}

void WorkshopWindow::follow(const rulesets::RulesetMove& move) {
    store_.follow(move);
    if (open_ && open_->keeper() != nullptr && !open_->keeper()->follow(move)) {
        errors_.tell(tr("The open text cannot be read as JSON. Change the id in it by hand."));
    }
    if (open_) {
        noteOpened();
    }
    updateState();
}

bool WorkshopWindow::confirm(const QString& question) {
    PlainMessageBox box(QMessageBox::Question, tr("Save the ruleset"), question, this);
    const QPushButton* anyway = box.addButton(tr("Save it &anyway"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == anyway;
}

/// Asks before a usable ruleset is overwritten by text that is not readable or not used.
bool WorkshopWindow::maySave() {
    if (!open_->draft().isReadable()) {
        return confirm(tr("This text cannot be read as a ruleset. If you save it, the ruleset is missing from the "
                          "games until the text is fixed."));
    }
    const std::string id = open_->id();
    const QString other = pathOf(shelf_, id);
    if (other.isEmpty() || other == open_->keeper()->path()) {
        return true;
    }
    return confirm(language::fill(
        //: %1: the id of a ruleset; %2: the name of another ruleset
        tr("The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them "
           "is "
           "used."),
        {language::embedded(QString::fromStdString(id)), shelfName(shelf_.library(), id)}));
}

/// Asks whether dependants of the ruleset also get its new id; nullopt: do not save.
std::optional<bool> WorkshopWindow::askToFollow() {
    const std::string before = idAt(shelf_, open_->keeper()->path());
    const rulesets::Dependants dependants = before.empty() || before == open_->id()
                                                ? rulesets::Dependants()
                                                : rulesets::dependantsOf(shelf_.library(), before);
    if (dependants.empty()) {
        return false;
    }
    PlainMessageBox box(QMessageBox::Question, tr("Save the ruleset"),
                        language::sentences({tr("The ruleset will get a different id."),
                                             dependantsSentence(shelf_.library(), dependants)}),
                        this);
    const QAbstractButton* follow =
        box.addButton(tr("&Change the id in these rulesets as well"), QMessageBox::AcceptRole);
    const QAbstractButton* alone = box.addButton(tr("Change it &here only"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    return clicked == follow || clicked == alone ? std::optional(clicked == follow) : std::nullopt;
}

std::optional<Saving> WorkshopWindow::askToSave() {
    const auto follow = open_->keeper() != nullptr && maySave() ? askToFollow() : std::nullopt;
    if (!follow) {
        return std::nullopt;
    }
    return [this, follow = *follow] { return save(follow); };
}

bool WorkshopWindow::save(bool follow) {
    DraftKeeper* keeper = open_->keeper();
    errors_.withdraw();
    if (const auto saved = keeper->save(); !saved) {
        errors_.report([] { return tr("The ruleset could not be saved."); }, saved.error());
        return false;
    }
    if (const auto done = followSaved(shelf_, keeper->path(), open_->draft().text(), follow); !done) {
        std::visit(
            [this](const auto& problem) {
                errors_.report(
                    [] { return tr("The new id could not be written to every ruleset that refers to this one."); },
                    problem);
            },
            done.error());
    }
    updateState();
    return true;
}

void WorkshopWindow::keepNow() {
    if (open_ && open_->keeper() != nullptr) {
        open_->keeper()->keepNow();
    }
}

std::optional<Unsaved> WorkshopWindow::unsaved() {
    keepNow();
    const auto failure = open_ && open_->keeper() != nullptr ? open_->keeper()->failure() : std::nullopt;
    if (!failure) {
        return std::nullopt;
    }
    return Unsaved{tr("Save the ruleset"),
                   //: %1: name of a ruleset; %2: a whole sentence: why
                   language::fill(tr("The changes to “%1” are neither saved nor kept as a draft.\n%2"),
                                  {language::embedded(open_->name()), ErrorReporter::sentence(*failure)}),
                   [this] { return askToSave(); }};
}

void WorkshopWindow::showTrialGame(const engine::LoadedRecord& game, int moment) {
    errors_.withdraw();
    //: name of a file; %1: number of a trial game that is looked at
    const QString name = language::fill(tr("Trial game %1"), {language::number(++shownGames_)});
    Q_EMIT recordWanted(table::recordInMemory(game, name, moment));
}

// ---- Display --------------------------------------------------------------------------------------------------------

void WorkshopWindow::updateState() {
    const bool any = open_ != nullptr;
    const bool isMine = any && !open_->isLocked();
    QUndoStack* history = any ? &open_->draft().history() : nullptr;
    actions_->at(Act::saveRuleset)->setEnabled(isMine && open_->draft().isModified());
    actions_->at(Act::undoEdit)->setEnabled(isMine && history->canUndo());
    actions_->at(Act::redoEdit)->setEnabled(isMine && history->canRedo());
    for (const Act act : {Act::findSetting, Act::nextProblem, Act::previousProblem}) {
        actions_->at(act)->setEnabled(any);
    }
    const bool isPlayable = any && open_->draft().isReadable() && open_->check().found().rules != nullptr;
    actions_->at(Act::playDraft)->setEnabled(isPlayable);
    actions_->at(Act::compareDraft)->setEnabled(isPlayable);
    const bool isTablePlayable = onTable_.isPlayable();
    actions_->at(Act::playDraftOn)->setEnabled(isPlayable && isTablePlayable);
    actions_->describe(Act::playDraftOn,
                       isTablePlayable ? QString() : tr("There is no turn on the table to continue from."));
    if (!any) {
        setWindowTitle(tr("Workshop – Gnostica"));
        head_->setSentence({});
        return;
    }
    //: %1: what the last change was
    const auto describe = [&](Act act, bool can, const QString& text) {
        actions_->describe(act, can ? language::fill(act == Act::undoEdit ? tr("Undo: %1") : tr("Redo: %1"), {text})
                                    : QString());
    };
    describe(Act::undoEdit, history->canUndo(), history->undoText());
    describe(Act::redoEdit, history->canRedo(), history->redoText());
    //: title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved
    setWindowTitle(language::fill(tr("%1[*] – Workshop – Gnostica"), {asTitle(language::embedded(open_->name()))}));
    setWindowModified(isMine && open_->draft().isModified());
    const QString name = language::embedded(open_->name());
    //: at the top of a window; %1: name of a ruleset or file
    head_->setSentence(isWindowModified() ? language::fill(tr("%1 (not saved)"), {name}) : name);
    state_->setText(panes_->problems().summary());
}

/// The first page, shown while nothing is open.
QWidget* WorkshopWindow::makeEmptyPage() {
    auto* page = new QWidget(this);
    const QAction* make = shelfPane_->action(ShelfPane::Deed::makeNew);
    connect(begin_, &QPushButton::clicked, make, &QAction::trigger);
    connect(make, &QAction::changed, begin_, [this, make] { begin_->setEnabled(make->isEnabled()); });
    begin_->setEnabled(make->isEnabled());
    empty_->setAlignment(Qt::AlignCenter);
    page->setMinimumHeight(fontMetrics().height() * kEmptyLines);
    auto* lines = new QVBoxLayout(page);
    lines->addStretch(2);
    lines->addWidget(empty_);
    lines->addWidget(begin_, 0, Qt::AlignHCenter);
    lines->addStretch(3);
    return new Parchment(page, this);
}

void WorkshopWindow::retranslate() {
    actions_->retranslate();
    const QString begin = tr("Choose a ruleset, or make a new one.");
    empty_->setText(begin);
    begin_->setText(withoutMnemonic(actions_->at(Act::newRuleset)->text()));
    for (QLabel* each : nothing_) {
        each->setText(begin);
    }
    view_->setTitle(tr("&View", "menu: contents of the window"));
    head_->setTitle(tr("Workshop", "title of the window"));
    dock(Side::shelf).setWindowTitle(tr("Rulesets"));
    dock(Side::book).setWindowTitle(tr("The rules"));
    dock(Side::problems).setWindowTitle(tr("Problems"));
    dock(Side::trial).setWindowTitle(tr("Trial games"));
    updateState();
}

void WorkshopWindow::closeEvent(QCloseEvent* event) {
    keepNow();
    QMainWindow::closeEvent(event);
}

}  // namespace gnostica::gui
