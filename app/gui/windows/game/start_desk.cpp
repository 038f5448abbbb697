#include "app/gui/windows/game/start_desk.h"

#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/main_actions.h"
#include "app/gui/windows/game/table_access.h"
#include "app/table/game_desk.h"
#include "app/table/game_session.h"
#include "app/table/record_files.h"
#include "app/wording/document_names.h"

#include <QAction>
#include <QEvent>
#include <QMainWindow>

namespace gnostica::gui {

StartDesk::StartDesk(QMainWindow& window, const std::shared_ptr<const CardArt>& art, const MainActions& actions,
                     const rulesets::RulesShelf& shelf, table::GameDesk& desk, DeskDialogs& dialogs,
                     const SettingsStore& settings, TableAccess& access)
    : QObject(&window),
      window_(window),
      shelf_(shelf),
      desk_(desk),
      dialogs_(dialogs),
      settings_(settings),
      access_(access),
      page_(new StartPage(art, &window)) {
    page_->hide();
    window.installEventFilter(this);
    connectPage(actions);
    connect(&desk_, &table::GameDesk::sessionChanged, this, &StartDesk::uncover);
    connect(&desk_, &table::GameDesk::openFailed, this, &StartDesk::offerOthers);
    connect(&desk_, &table::GameDesk::foundUnfinished, page_, [this](const storage::FolderSurvey& found) {
        page_->setUnfinished(RecoveryDialog::named(found.unfinished, shelf_.library()));
        if (isShown()) {
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
    connect(page_, &StartPage::togetherWanted, &dialogs_, &DeskDialogs::playTogether);
    connect(page_, &StartPage::resumeWanted, &desk_, [this](const QString& journal) { desk_.resume(journal); });
    connect(page_, &StartPage::quickGameWanted, &dialogs_, [this] { dialogs_.quickGame(page_->level()); });
    connect(page_, &StartPage::recordWanted, &dialogs_, &DeskDialogs::openFile);
}

/// Shows the page instead of an empty table.
void StartDesk::offerOthers() {
    if (desk_.session() == nullptr && !isShown()) {
        show();
    }
}

bool StartDesk::isShown() const {
    return page_->isVisibleTo(&window_);
}

void StartDesk::show() {
    using Laid = StartPage::Laid;
    const table::GameSession* session = desk_.session();
    page_->setTable(session == nullptr ? Laid::no : session->referee().isOver() ? Laid::withEndedGame : Laid::withGame);
    page_->setRecent(settings_.now().recentFiles);
    access_.setUnderPage(true);
    cover();
    showFaces();
    page_->show();
    page_->raise();
    page_->takeKeyboard();
    Q_EMIT shownChanged(true);
    lookIntoGames();
    dialogs_.lookForUnfinished();
}

void StartDesk::showFaces() {
    if (const auto rules = shelf_.rules(engine::RulesetChoice())) {
        page_->setFaces(CardFaces(**rules));
    }
}

/// Works in the background: games can be long.
void StartDesk::lookIntoGames() {
    if (const table::GameSession* session = desk_.session()) {
        const engine::Game& game = session->game();
        page_->setGlance({}, glanceAt(game.rules(), game.state()), {});
    }
    looking_.start(
        [paths = page_->wantedGlances(), registry = shelf_.registry()](
            const std::stop_token& stop, const async::Job<GameGlance, async::NoProgress>::Tell& tell) {
            for (const QString& path : paths) {
                const auto opened = table::openRecord(path, registry, stop);
                if (stop.stop_requested()) {
                    break;
                }
                if (opened) {
                    const engine::Game& game = opened->record.game;
                    tell({path, glanceAt(game.rules(), game.state()), opened->record.header});
                }
            }
            return async::NoProgress();
        },
        [](async::NoProgress) {},
        [this](const GameGlance& seen) {
            const engine::RecordHeader& header = seen.header;
            page_->setGlance(
                seen.path, seen.board,
                RecoveryDialog::gameAndPlayers(wording::withExpansionNames(header.ruleset, shelf_.library()),
                                               header.seats, header.names));
        });
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
    looking_.cancel();
    page_->hide();
    access_.setUnderPage(false);
    help_ = nullptr;
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
    page_->setGeometry(place);
    page_->raise();  // keeps sheets below it that come to the front with news
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
