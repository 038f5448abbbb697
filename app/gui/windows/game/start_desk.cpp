#include "app/gui/windows/game/start_desk.h"

#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/home/games_strip.h"
#include "app/gui/windows/game/home/my_games_page.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/main_actions.h"
#include "app/gui/windows/game/table_access.h"
#include "app/storage/game_lengths.h"
#include "app/table/game_desk.h"
#include "app/table/game_session.h"

#include <QAction>
#include <QEvent>
#include <QMainWindow>

#include <cmath>
#include <utility>

namespace gnostica::gui {

namespace {

/// The start page shows the latest games as soon as these have been read.
constexpr int kFirstGames = 6;

}  // namespace

StartDesk::StartDesk(QMainWindow& window, const std::shared_ptr<const CardArt>& art, const MainActions& actions,
                     const rulesets::RulesShelf& shelf, table::GameDesk& desk, DeskDialogs& dialogs,
                     const SettingsStore& settings, TableAccess& access, const ErrorReporter& errors)
    : QObject(&window),
      window_(window),
      shelf_(shelf),
      desk_(desk),
      dialogs_(dialogs),
      settings_(settings),
      access_(access),
      games_(shelf.folders().journals(), shelf.registry()),
      words_(shelf),
      page_(new StartPage(art, words_, &window)),
      gamesPage_(new MyGamesPage(std::make_shared<GlancePainter>(art), games_, words_, shelf, errors, &window)) {
    page_->hide();
    gamesPage_->hide();
    window.installEventFilter(this);
    connectPage(actions);
    connectGames(actions);
    connect(&desk_, &table::GameDesk::sessionChanged, this, &StartDesk::uncover);
    connect(&desk_, &table::GameDesk::openFailed, this, &StartDesk::offerOthers);
    connect(&desk_, &table::GameDesk::foundUnfinished, page_, [this](const storage::FolderSurvey& found) {
        page_->setUnfinished(RecoveryDialog::named(found.unfinished, shelf_.library()));
        if (isShown()) {
            games_.look();
            lookIntoGames();
        }
    });
    connect(actions.at(Act::startPage), &QAction::triggered, this, &StartDesk::show);
}

void StartDesk::connectPage(const MainActions& actions) {
    const auto asked = [&](auto wanted, Act act) { connect(page_, wanted, actions.at(act), &QAction::trigger); };
    asked(&StartPage::unfinishedWanted, Act::unfinished);
    asked(&StartPage::openWanted, Act::open);
    asked(&StartPage::workshopWanted, Act::workshop);
    asked(&StartPage::compareWanted, Act::compare);
    asked(&StartPage::rulesWanted, Act::rules);
    connect(page_, &StartPage::backToTableWanted, this, &StartDesk::leave);
    connect(page_, &HomePage::backWanted, this, &StartDesk::goBack);
    connect(page_, &StartPage::togetherWanted, &dialogs_, &DeskDialogs::playTogether);
    connect(page_, &StartPage::resumeWanted, &desk_, [this](const QString& journal) { desk_.resume(journal); });
    connect(page_, &StartPage::quickGameWanted, &dialogs_,
            [this] { dialogs_.quickGame(page_->level(), page_->opponents()); });
}

void StartDesk::connectGames(const MainActions& actions) {
    connect(actions.at(Act::myGames), &QAction::triggered, this, &StartDesk::showGames);
    connect(page_, &StartPage::myGamesWanted, actions.at(Act::myGames), &QAction::trigger);
    connect(page_, &StartPage::gameWanted, this, &StartDesk::openGame);
    connect(gamesPage_, &MyGamesPage::openWanted, this, &StartDesk::openGame);
    connect(gamesPage_, &MyGamesPage::newGameWanted, &dialogs_,
            [this] { dialogs_.quickGame(page_->level(), page_->opponents()); });
    connect(gamesPage_, &HomePage::backWanted, this, &StartDesk::goBack);
    connect(gamesPage_, &HomePage::titleChanged, this, [this] {
        if (shown_ == gamesPage_.data()) {
            Q_EMIT pageChanged();
        }
    });
    connect(&games_, &table::MyGames::looked, this, &StartDesk::tellGames);
    connect(&games_, &QAbstractItemModel::rowsRemoved, this, &StartDesk::tellGames);
    connect(&games_, &table::MyGames::progressed, this, [this](int known) {
        if (known <= kFirstGames) {
            tellGames();
        }
    });
}

StartPage& StartDesk::page() const {
    return *page_;
}

MyGamesPage& StartDesk::gamesPage() const {
    return *gamesPage_;
}

/// The pages use the games and the words.
StartDesk::~StartDesk() {
    delete page_;
    delete gamesPage_;
}

/// Shows the page instead of an empty table.
void StartDesk::offerOthers() {
    if (desk_.session() == nullptr && !isShown()) {
        show();
    }
}

void StartDesk::show() {
    using Laid = StartPage::Laid;
    const table::GameSession* session = desk_.session();
    page_->setTable(session == nullptr ? Laid::no : session->referee().isOver() ? Laid::withEndedGame : Laid::withGame);
    showFaces();
    showLengths();
    bring(*page_);
    lookIntoGames();
    games_.look();
    dialogs_.lookForUnfinished();
}

void StartDesk::showGames() {
    const NewGameChoice& last = settings_.now().newGame;
    gamesPage_->setName(last.players[0] == table::SeatPlayer::person ? last.names[0] : QString());
    bring(*gamesPage_);
    games_.look();
}

/// The page before it is hidden last, so that the focus does not wander.
void StartDesk::bring(HomePage& page) {
    HomePage* const before = std::exchange(shown_, &page);
    if (before == nullptr || before == &page) {
        access_.setUnderPage(true);
    }
    cover();
    page.show();
    page.raise();
    page.takeKeyboard();
    Q_EMIT page.entered();
    if (before != nullptr && before != &page) {
        before->hide();
    }
    Q_EMIT pageChanged();
    Q_EMIT shownChanged(true);
}

void StartDesk::goBack() {
    if (shown_ != nullptr && shown_ != page_.data()) {
        show();
    } else if (desk_.session() != nullptr) {
        leave();
    }
}

void StartDesk::showFaces() {
    if (const auto rules = shelf_.rules(engine::RulesetChoice())) {
        page_->setFaces(CardFaces(**rules));
    }
}

/// The usual length of games with the base game, by the number of opponents.
void StartDesk::showLengths() {
    const auto rules = shelf_.rules(engine::RulesetChoice());
    if (!rules) {
        return;
    }
    const engine::lab::GameLengths lengths = storage::gameLengths(shelf_.folders());
    const std::uint64_t hash = engine::lab::rulesHash(**rules);
    ComputerCard::Rounds rounds{};
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const auto* known = lengths.find(hash, static_cast<int>(i) + 2);
        rounds[i] = known != nullptr && !known->isOftenCut() ? static_cast<int>(std::lround(known->median)) : 0;
    }
    page_->setRounds(rounds);
}

QString StartDesk::journalOnTable() const {
    const table::GameSession* session = desk_.session();
    return session != nullptr ? session->referee().journal().path().value_or(QString()) : QString();
}

/// The board on the table is known; the games in files are read in the background.
void StartDesk::lookIntoGames() {
    if (const table::GameSession* session = desk_.session()) {
        const engine::Game& game = session->game();
        page_->waiting().setGlance(glanceAt(game.rules(), game.state()));
    }
    tellGames();
}

/// The game that waits is not shown twice, unless there are no others: an empty strip would look like a fault.
void StartDesk::tellGames() {
    WaitingCard& waiting = page_->waiting();
    const QString first = waiting.isTableLaid() ? journalOnTable() : waiting.journal();
    const table::MyGamePtr known = first.isEmpty() ? nullptr : games_.find(first);
    waiting.setGame(known);
    std::vector<table::MyGamePtr> latest;
    for (const table::MyGamePtr& game : games_.games()) {
        if (latest.size() < GamesStrip::kShown && game->file.path != first) {
            latest.push_back(game);
        }
    }
    if (latest.empty() && known != nullptr) {
        latest.push_back(known);
    }
    page_->setGames(latest, static_cast<int>(games_.games().size()));
}

void StartDesk::openGame(const table::MyGamePtr& game) {
    const QString path = game->file.path;
    if (path == journalOnTable()) {
        leave();
    } else if (game->file.isJournal) {
        desk_.resume(path);
    } else {
        dialogs_.openFile(path);
    }
}

void StartDesk::leave() {
    if (isShown()) {
        uncover();
        Q_EMIT left();
    }
}

void StartDesk::uncover() {
    if (!isShown()) {
        return;
    }
    games_.stop();
    std::exchange(shown_, nullptr)->hide();
    access_.setUnderPage(false);
    help_ = nullptr;
    Q_EMIT pageChanged();
    Q_EMIT shownChanged(false);
    window_.centralWidget()->setFocus(Qt::OtherFocusReason);
}

void StartDesk::makeRoomFor(QWidget* help) {
    if (!isShown()) {
        return;
    }
    help_ = help;
    access_.setHelpBesidePage();
    cover();
}

void StartDesk::cover() {
    const int top = window_.menuWidget()->geometry().bottom() + 1;
    QRect place = window_.rect().adjusted(0, top, 0, 0);
    if (help_ && help_->isVisible() && !help_->isWindow()) {
        const QRect column = help_->geometry();
        if (column.center().x() > window_.width() / 2) {
            place.setRight(column.left() - 1);
        } else {
            place.setLeft(column.right() + 1);
        }
    }
    shown_->setGeometry(place);
    shown_->raise();  // keeps sheets below it that come to the front with news
    if (help_) {
        help_->raise();
    }
}

bool StartDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && isShown() &&
        (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)) {
        cover();
    }
    if (watched == &window_ && isShown() && event->type() == QEvent::LanguageChange) {
        showFaces();
        lookIntoGames();
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
