#include "app/gui/windows/game/home/my_games_page.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/shared/learn/day_puzzle_card.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/windows/game/home/empty_note.h"
#include "app/gui/windows/game/home/games_bar.h"
#include "app/gui/windows/game/home/games_grid.h"
#include "app/language/fill.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QFontInfo>
#include <QKeySequence>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

/// Round the page; sheets have a margin of their own for their shadow.
constexpr QMargins kRoundPage{17, 14, 17, 4};
constexpr int kBetweenColumns = 4;
constexpr int kSideWidth = 314;
/// Part of the page that the column at the side may take.
constexpr double kSideShare = 0.36;
constexpr double kSideLetters = 12;
constexpr int kRefreshDelayMs = 60;

}  // namespace

MyGamesPage::MyGamesPage(const std::shared_ptr<const GlancePainter>& boards, table::MyGames& games,
                         const GameCaptions& words, const rulesets::RulesShelf& shelf, const ErrorReporter& errors,
                         QWidget* parent)
    : HomePage(parent),
      games_(games),
      cards_(words),
      deeds_(games, words, errors.aboutAttempt(), this),
      standings_(new StandingsSheet(shelf)),
      puzzle_(new DayPuzzleCard(boards)),
      bar_(new GamesBar(cards_)),
      grid_(new GamesGrid(cards_, boards, words)),
      note_(new EmptyNote) {
    setObjectName(QStringLiteral("myGamesPage"));
    cards_.setSourceModel(&games);
    layOut();
    addDeeds();
    follow();
    followLanguage(this, [this] { retranslate(); });
}

/// The grid shows the cards, which are a member.
MyGamesPage::~MyGamesPage() {
    delete grid_;
}

void MyGamesPage::layOut() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(standings_);
    column->addWidget(puzzle_);
    puzzle_->setHandShown(false);
    column->addStretch(1);
    side_ = new ColumnScroll(side);
    side_->viewport()->setAutoFillBackground(false);
    side->setAutoFillBackground(false);
    auto* main = new QVBoxLayout;
    main->setSpacing(8);
    auto* above = new QHBoxLayout;
    above->setContentsMargins(7, 4, 7, 0);
    above->addWidget(bar_);
    main->addLayout(above);
    main->addWidget(grid_, 1);
    auto* centred = new QHBoxLayout;  // an alignment would ignore that a narrow sentence is higher
    centred->addStretch(1);
    centred->addWidget(note_, 2);
    centred->addStretch(1);
    main->addLayout(centred);
    main->addStretch(0);
    auto* content = new QWidget(this);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(kRoundPage);
    row->setSpacing(kBetweenColumns);
    row->addWidget(side_);
    row->addLayout(main, 1);
    topLayout().addWidget(content, 1);
}

QAction* MyGamesPage::addDeed(const QString& keys, std::function<void()> act) {
    auto* action = new QAction(grid_);
    action->setShortcut(QKeySequence(keys));
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, std::move(act));
    grid_->addAction(action);
    return action;
}

void MyGamesPage::addDeeds() {
    open_ = addDeed({}, [this] {
        if (const auto chosen = grid_->chosen(); chosen.size() == 1) {
            Q_EMIT openWanted(chosen.front());
        }
    });
    keep_ = addDeed(QStringLiteral("Ctrl+D"), [this] {
        const auto chosen = grid_->chosen();
        const bool isKept = std::ranges::all_of(
            chosen, [](const table::MyGamePtr& game) { return game->file.isKept || !game->canBeKept(); });
        deeds_.keep(chosen, !isKept);
    });
    export_ = addDeed(QStringLiteral("Ctrl+Shift+X"), [this] { deeds_.copyOut(grid_->chosen()); });
    delete_ = addDeed(QStringLiteral("Del"), [this] { deeds_.remove(grid_->chosen()); });
    find_ = new QAction(this);
    find_->setShortcut(QKeySequence::Find);
    find_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(find_, &QAction::triggered, bar_, &GamesBar::focusSearch);
    addAction(find_);
    grid_->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void MyGamesPage::follow() {
    connect(grid_, &GamesGrid::openWanted, this, &MyGamesPage::openWanted);
    connect(grid_, &GamesGrid::keepWanted, &deeds_,
            [this](const table::MyGamePtr& game) { deeds_.keep({game}, !game->file.isKept); });
    connect(note_->button(), &QAbstractButton::clicked, this, [this] {
        if (games_.games().empty()) {
            Q_EMIT newGameWanted();
        } else {
            bar_->showAll();
            grid_->setFocus(Qt::OtherFocusReason);
        }
    });
    connect(bar_, &GamesBar::chosen, this, &MyGamesPage::showNote);
    connect(grid_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MyGamesPage::updateDeeds);
    soon_.setSingleShot(true);
    soon_.setInterval(kRefreshDelayMs);
    connect(&soon_, &QTimer::timeout, this, &MyGamesPage::refresh);
    const auto later = [this] {
        if (!soon_.isActive()) {
            soon_.start();
        }
    };
    connect(&games_, &QAbstractItemModel::rowsInserted, this, later);
    connect(&games_, &QAbstractItemModel::rowsRemoved, this, later);
    connect(&games_, &QAbstractItemModel::dataChanged, this, later);
    connect(&games_, &QAbstractItemModel::modelReset, this, later);
    connect(&games_, &QAbstractItemModel::rowsMoved, this, later);
    connect(&games_, &table::MyGames::looked, this, &MyGamesPage::refresh);
}

QString MyGamesPage::title() const {
    return tr("My games");
}

QString MyGamesPage::summary() const {
    const std::vector<table::MyGamePtr>& games = games_.games();
    QDate since;
    for (const table::MyGamePtr& game : games) {
        const QDate begun = game->begun();
        since = begun.isValid() && (!since.isValid() || begun < since) ? begun : since;
    }
    if (!since.isValid()) {
        return {};
    }
    const int count = static_cast<int>(games.size());
    //: %1: a date
    return language::fill(tr("%n games since %1", nullptr, count), {GameCaptions::day(since)});
}

void MyGamesPage::refresh() {
    soon_.stop();
    standings_->setStandings(table::standingsOf(games_.games()), name_);
    bar_->showCounts();
    showNote();
    updateDeeds();
    Q_EMIT titleChanged();
}

/// Instead of an empty grid.
void MyGamesPage::showNote() {
    const bool isEmpty = cards_.rowCount() == 0;
    const bool hadFocus = hasFocus() || grid_->hasFocus() || note_->button()->hasFocus();
    grid_->setVisible(!isEmpty);
    note_->setVisible(isEmpty);
    if (!games_.games().empty()) {
        note_->setWords(tr("No games found"), tr("No game matches the search."), tr("Show all games"));
    } else if (games_.isLooking()) {
        note_->setWords(tr("Please wait"), tr("Reading the games…"), {});
    } else {
        note_->setWords(tr("No games yet"), tr("Every game that you play appears here, with its board and its result."),
                        tr("Play the computer"));
    }
    if (hadFocus) {
        giveFocus();
    }
}

/// The page itself has it while there is nothing to press: Esc still leads back.
void MyGamesPage::giveFocus() {
    QWidget* const note = note_->button()->isHidden() ? static_cast<QWidget*>(this) : note_->button();
    QWidget* const wanted = grid_->isHidden() ? note : grid_;
    if (!wanted->hasFocus()) {
        wanted->setFocus(Qt::OtherFocusReason);
    }
}

void MyGamesPage::updateDeeds() {
    const auto chosen = grid_->chosen();
    const bool canKeep = std::ranges::any_of(chosen, [](const auto& game) { return game->canBeKept(); });
    const bool isKept = canKeep && std::ranges::all_of(chosen, [](const auto& game) {
                            return game->file.isKept || !game->canBeKept();
                        });
    open_->setEnabled(chosen.size() == 1);
    open_->setText(chosen.size() == 1 ? GameCardDelegate::buttonText(*chosen.front())
                                      : tr("Open", "menu entry: to open a game"));
    keep_->setEnabled(canKeep);
    keep_->setText(isKept ? tr("Remove the bookmark") : tr("Bookmark", "menu entry: to set a bookmark"));
    export_->setEnabled(!chosen.empty());
    delete_->setEnabled(!chosen.empty());
}

void MyGamesPage::takeKeyboard() {
    refresh();
    giveFocus();
}

void MyGamesPage::setName(const QString& name) {
    if (name != name_) {
        name_ = name;
        refresh();
    }
}

void MyGamesPage::setLearning(const LearningTally& learning) {
    standings_->setLearning(learning);
}

void MyGamesPage::retranslate() {
    setAccessibleName(title());
    grid_->setAccessibleName(tr("Games"));
    cards_.tellAnew();
    export_->setText(tr("Export…", "menu entry: to copy games to a folder"));
    delete_->setText(tr("Delete…", "menu entry: to delete games"));
    find_->setText(tr("Search the games"));
    refresh();
    fit();
}

void MyGamesPage::fit() {
    const double growth = std::max({1.0, QFontInfo(font()).pixelSize() / kSideLetters, tableScale(window()->size())});
    side_->setFixedWidth(static_cast<int>(std::min(kSideWidth * growth, width() * kSideShare)));
}

void MyGamesPage::resizeEvent(QResizeEvent* event) {
    HomePage::resizeEvent(event);
    fit();
}

void MyGamesPage::changeEvent(QEvent* event) {
    HomePage::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fit();
    }
}

}  // namespace gnostica::gui
