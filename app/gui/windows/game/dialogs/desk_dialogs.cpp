#include "app/gui/windows/game/dialogs/desk_dialogs.h"

#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/save_question.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/dialogs/ruleset_dialogs.h"
#include "app/gui/windows/game/help/help_paper.h"
#include "app/language/fill.h"
#include "app/rulesets/ruleset_text.h"
#include "app/storage/plugin_watch.h"
#include "app/storage/ruleset_files.h"
#include "engine/documents/json_value.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>
#include <span>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr qsizetype kLongestPath = 400;
constexpr int kLongestName = 24;

/// Removes characters that a file system could misinterpret.
QString fileWord(const QString& name) {
    QString word;
    for (const QChar each : name.simplified()) {
        word += each.isLetterOrNumber() || each == u' ' || each == u'-' ? each : u'_';
    }
    return word.left(kLongestName).trimmed();
}

/// Players and date of the start: "Ann, Bob 2026-11-21.gnostica".
QString nameFor(const table::GameSession& session) {
    QStringList players;
    for (const QString& name : session.seatNames()) {
        players += fileWord(name);
    }
    players.removeAll(QString());
    const auto began = QDateTime::fromString(QString::fromStdString(session.referee().header().started), Qt::ISODate);
    const QDate day = began.isValid() ? began.date() : QDate::currentDate();
    const QString who = players.isEmpty() ? QStringLiteral("gnostica") : players.join(QStringLiteral(", "));
    return who + u' ' + day.toString(Qt::ISODate) + QStringLiteral(".gnostica");
}

}  // namespace

DeskDialogs::DeskDialogs(rulesets::RulesShelf& shelf, SettingsStore& settings, table::GameDesk& desk,
                         const ErrorReporter& errors, QWidget* window)
    : QObject(window),
      shelf_(shelf),
      settings_(settings),
      desk_(desk),
      errors_(errors),
      window_(window),
      rulesets_(new RulesetDialogs(shelf, errors, window)) {
    connectErrors();
    connectJournals();
    connect(&shelf_, &rulesets::RulesShelf::renamed, this, &DeskDialogs::followRenamed);
    desk_.askBeforeLeaving([this] { return mayGo(unsaved(), window_); });
}

/// The last ruleset is offered again under its new id.
void DeskDialogs::followRenamed(const rulesets::RulesetMove& move) {
    if (move.id.empty()) {
        return;
    }
    settings_.change(
        [before = QString::fromStdString(move.id), now = QString::fromStdString(move.newId)](Settings& settings) {
            NewGameChoice& last = settings.newGame;
            last.variant = last.variant == before ? now : last.variant;
            std::ranges::replace(last.expansions, before, now);
        });
}

void DeskDialogs::connectErrors() {
    connect(&desk_, &table::GameDesk::startFailed, this, [this](const engine::Diagnostics& problems) {
        errors_.aboutAttempt().report([] { return tr("The game cannot be played."); }, problems);
    });
    connect(
        &desk_, &table::GameDesk::openFailed, this,
        [this](const QString& path, const table::RecordProblem& problem) { reportUnopened(path, problem, errors_); });
    connect(&desk_, &table::GameDesk::openedDamaged, this, &DeskDialogs::reportDamage);
    connect(&desk_, &table::GameDesk::stopped, this, &DeskDialogs::reportStop);
    connect(&desk_, &table::GameDesk::saveFailed, this, [this](const storage::FileError& error) {
        errors_.aboutAttempt().report([] { return tr("The game could not be saved."); }, error);
    });
    connect(&desk_, &table::GameDesk::fileChanged, this, [this] { errors_.aboutAttempt().withdraw(); });
}

void DeskDialogs::reportStop(const std::exception_ptr& thrown) const {
    errors_.aboutGame().report([] { return tr("The game stops here. Everything up to this point is kept."); },
                               [thrown] { return storage::sentenceOf(thrown); });
}

void DeskDialogs::connectJournals() {
    connect(&desk_, &table::GameDesk::foundUnfinished, this, &DeskDialogs::offerUnfinished);
    connect(&desk_, &table::GameDesk::sessionChanged, this, &DeskDialogs::follow);
    connect(&desk_, &table::GameDesk::resumeFailed, this, &DeskDialogs::reportResumeFailure);
    connect(&desk_, &table::GameDesk::resumedDamaged, this, &DeskDialogs::reportDamagedJournal);
    connect(&desk_, &table::GameDesk::openedCopy, this, [this](const storage::LockHolder& holder) {
        //: %1: name of a file
        errors_.tell(language::fill(tr("%1 is being played elsewhere. This is a copy of the game so far."),
                                    {language::embedded(QFileInfo(holder.path).fileName())}));
    });
    connect(&desk_, &table::GameDesk::finishFailed, this,
            [this](const storage::FileError& error) { reportNotFinished({error}); });
}

void DeskDialogs::reportNotFinished(const std::vector<storage::FileError>& problems) const {
    const ErrorReporter finishing = errors_.about(MessageBar::Topic::finishing);
    if (problems.empty()) {
        finishing.withdraw();
    } else {
        finishing.report([] { return tr("A finished game could not be archived."); }, problems);
    }
}

void DeskDialogs::follow(table::GameSession* session) {
    connect(&session->referee().journal(), &table::JournalKeeper::healed, this,
            [this] { errors_.tell(tr("All steps of this game are saved again.")); });
    connect(&session->referee().journal(), &table::JournalKeeper::replaced, this, [this](const QString& path) {
        errors_.tell(language::fill(
            //: %1: name of a file
            tr("%1 has been removed or changed by another program. The whole game has been written again."),
            {language::embedded(QDir::toNativeSeparators(path), kLongestPath)}));
    });
}

void DeskDialogs::reportResumeFailure(const QString& path, const table::ResumeProblem& problem) {
    const auto attempt = [name = QFileInfo(path).fileName()] {
        //: %1: name of a file
        return language::fill(tr("%1 could not be continued."), {language::embedded(name)});
    };
    if (const auto* error = std::get_if<storage::FileError>(&problem)) {
        errors_.aboutAttempt().report(attempt, *error);
    } else if (const auto* problems = std::get_if<engine::Diagnostics>(&problem)) {
        errors_.aboutAttempt().report(attempt, *problems);
    } else {
        reportHolder(std::get<storage::LockHolder>(problem));
    }
}

/// A game held by another machine can be taken over: that machine may have crashed and cannot be asked.
void DeskDialogs::reportHolder(const storage::LockHolder& holder) {
    if (holder.host.isEmpty()) {
        errors_.aboutAttempt().report([] { return tr("This game is being played in another window."); },
                                      storage::FileError{storage::FileFault::inUse, holder.path, {}});
        return;
    }
    PlainMessageBox box(QMessageBox::Warning, tr("Unfinished games"), {}, window_);
    box.setText(
        //: %1: name of a computer
        language::fill(tr("This game seems to be open on the computer %1. If you continue it here while it is played "
                          "there, one player's steps will be lost."),
                       {language::embedded(holder.host)}));
    const QPushButton* takeOver = box.addButton(tr("&Continue it here"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    if (box.clickedButton() == static_cast<const QAbstractButton*>(takeOver)) {
        desk_.resume(holder.path, storage::TakeOver::fromOtherHost);
    }
}

/// Gives the place of the damage, but not the text: the line could reveal hidden cards.
void DeskDialogs::reportDamagedJournal(const table::DamagedJournal& journal) {
    engine::Diagnostic damage;
    damage.code = engine::DiagnosticCode::syntax;
    damage.place = journal.damage.place;
    const auto attempt = [journal] {
        return language::fill(
            //: %1: path of a file, %n: number of steps
            tr("The journal of this game is damaged. %n steps could be read, and the game continues after them in a "
               "new journal. The damaged journal is kept as %1.",
               nullptr, journal.moments),
            {language::embedded(QDir::toNativeSeparators(journal.path), kLongestPath)});
    };
    errors_.aboutGame().report(attempt, damage);
}

void DeskDialogs::reportUnopened(const QString& path, const table::RecordProblem& problem,
                                 const ErrorReporter& errors) {
    const auto attempt = [name = QFileInfo(path).fileName()] {
        //: %1: name of a file
        return language::fill(tr("%1 could not be opened."), {language::embedded(name)});
    };
    std::visit([&](const auto& what) { errors.aboutAttempt().report(attempt, what); }, problem);
}

void DeskDialogs::reportDamage(const QString& path, const engine::Diagnostic& damage) {
    const auto attempt = [name = QFileInfo(path).fileName()] {
        //: %1: name of a file
        return language::fill(tr("%1 is damaged. The game was opened up to the damage."), {language::embedded(name)});
    };
    errors_.aboutGame().report(attempt, damage);
}

/// Asks for the ruleset and the players; false if the user cancels.
bool DeskDialogs::begin(const rulesets::RulesShelf& shelf, NewGameChoice& choice,
                        const std::optional<table::TablePosition>& from) {
    QWidget* asker = QApplication::activeWindow();  // active again if no game begins
    NewGameDialog dialog(shelf, choice, asker != nullptr ? asker : window_);
    if (from) {
        dialog.playOn(*from);
    } else if (&shelf == &shelf_) {
        dialog.offerWorkshop();
        connect(&dialog, &NewGameDialog::workshopWanted, this, &DeskDialogs::workshopWanted, Qt::QueuedConnection);
    }
    if (dialog.exec() != QDialog::Accepted) {
        return false;
    }
    choice = dialog.choice();
    std::vector<std::string> names;
    for (int i = 0; i < choice.seats; ++i) {
        names.push_back(choice.names[static_cast<std::size_t>(i)].toStdString());
    }
    engine::RulesetChoice ruleset = NewGameDialog::rulesetOf(choice);
    if (&shelf != &shelf_) {  // the desk does not know its documents
        if (auto whole = shelf.document(ruleset)) {
            ruleset = {};
            ruleset.document = std::move(*whole);
        }
    }
    desk_.startFrom(from ? from->position : nlohmann::json(), ruleset, names,
                    dialog.seed().value_or(QRandomGenerator::system()->generate64()),
                    {choice.players.begin(), choice.players.end()},
                    {choice.temperaments.begin(), choice.temperaments.end()});
    return true;
}

void DeskDialogs::newGame() {
    offer(settings_.now().newGame);
}

void DeskDialogs::playTogether() {
    NewGameChoice choice = settings_.now().newGame;
    const auto seats = std::span(choice.players).first(static_cast<std::size_t>(choice.seats));
    if (std::ranges::count(seats, table::SeatPlayer::person) < 2) {
        std::ranges::fill(choice.players, table::SeatPlayer::person);
    }
    offer(choice);
}

void DeskDialogs::offer(NewGameChoice choice) {
    if (begin(shelf_, choice)) {
        settings_.change([&](Settings& settings) { settings.newGame = choice; });
    }
}

void DeskDialogs::quickGame(engine::bots::Level level, int opponents, const engine::RulesetChoice& choice) {
    const NewGameChoice& last = settings_.now().newGame;
    const bool isPerson = last.players[0] == table::SeatPlayer::person;
    std::vector<std::string> names(static_cast<std::size_t>(opponents) + 1);
    std::vector<table::SeatPlayer> players(names.size(), table::playerOf(level));
    names.front() = isPerson ? last.names[0].toStdString() : std::string();
    players.front() = table::SeatPlayer::person;
    const std::vector<table::TemperamentChoice> temperaments(names.size(), table::TemperamentChoice::drawn);
    desk_.start(choice, names, QRandomGenerator::system()->generate64(), players, temperaments);
}

void DeskDialogs::playDraft(const std::string& text, const std::string& source) {
    beginDraft(text, source, std::nullopt);
}

void DeskDialogs::playDraftOn(const std::string& text, const std::string& source) {
    const table::GameSession* session = desk_.session();
    if (const auto from = session != nullptr ? session->positionToPlayOn() : std::nullopt) {
        beginDraft(text, source, from);
    }
}

void DeskDialogs::beginDraft(const std::string& text, const std::string& source,
                             const std::optional<table::TablePosition>& from) {
    const auto shelf = shelf_.with(text, source);
    const auto document = engine::parseJson(text);
    if (!shelf || !document) {
        return;
    }
    const QString id = QString::fromStdString(rulesets::ownId(*document));
    NewGameChoice choice = settings_.now().newGame;  // the same players
    choice.options.clear();
    if (engine::isExpansion(*document)) {
        choice.expansions = {id};
    } else {
        choice.variant = id;
        choice.expansions.clear();
    }
    if (begin(*shelf, choice, from)) {
        window_->raise();  // the workshop is in front of it
        window_->activateWindow();
    }
}

void DeskDialogs::playPosition(const table::TablePosition& from) {
    nlohmann::json document = nlohmann::json::parse(from.rules->document, nullptr, false);
    NewGameChoice choice = settings_.now().newGame;  // the same players
    choice.options.clear();
    choice.variant = QString::fromStdString(from.rules->id);
    choice.expansions.clear();
    for (const std::string& expansion : from.rules->expansions) {
        choice.expansions << QString::fromStdString(expansion);
    }
    const auto known = shelf_.document(NewGameDialog::rulesetOf(choice));
    std::unique_ptr<rulesets::RulesShelf> own;
    if (!known || *known != document) {  // rules of this position only: they include its expansions
        document.erase("expansions");
        choice.expansions.clear();
        own = shelf_.with(engine::jsonText(document), {});
    }
    const rulesets::RulesShelf& shelf = own ? *own : shelf_;
    if (begin(shelf, choice, from)) {
        window_->raise();  // the position window is in front of it
        window_->activateWindow();
    }
}

QString DeskDialogs::askForGame(const QString& title) const {
    return QFileDialog::getOpenFileName(window_, title, folder(), tr("Games (*.gnostica *.journal);;All files (*)"));
}

void DeskDialogs::open() {
    if (const QString path = askForGame(tr("Open a game")); !path.isEmpty()) {
        openFile(path);
    }
}

void DeskDialogs::openBeside() {
    if (const QString path = askForGame(tr("Open a record in a new window")); !path.isEmpty()) {
        Q_EMIT besideWanted(QFileInfo(path).absoluteFilePath());
    }
}

QString DeskDialogs::folder() const {
    return settings_.now().recentFiles.isEmpty() ? QDir::homePath()
                                                 : QFileInfo(settings_.now().recentFiles.first()).path();
}

void DeskDialogs::openFile(const QString& path) {
    desk_.open(QFileInfo(path).absoluteFilePath());
}

void DeskDialogs::receiveFile(const QString& path) {
    if (storage::isRulesetFile(path)) {
        rulesets_->importer().add(path);
    } else {
        openFile(path);
    }
}

void DeskDialogs::save() {
    carryOut(desk_.file().isEmpty() ? askToSaveAs() : askToSaveTo(desk_.file(), desk_.session()));
}

void DeskDialogs::saveAs() {
    carryOut(askToSaveAs());
}

std::optional<Saving> DeskDialogs::askToSaveAs() {
    const QPointer<table::GameSession> game(desk_.session());
    QFileDialog dialog(window_, tr("Save the game"), folder(), tr("Games (*.gnostica)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("gnostica"));
    dialog.selectFile(desk_.file().isEmpty() ? nameFor(*desk_.session()) : desk_.file());
    dialog.setOption(QFileDialog::DontConfirmOverwrite);  // askToSaveTo() asks: it knows the file
    return dialog.exec() == QDialog::Accepted ? askToSaveTo(dialog.selectedFiles().constFirst(), game) : std::nullopt;
}

std::optional<Saving> DeskDialogs::askToSaveTo(const QString& path, const QPointer<table::GameSession>& game) {
    const auto overwrite = desk_.wouldOverwrite(path) ? table::Overwrite::agreed : table::Overwrite::ownOnly;
    if (overwrite == table::Overwrite::agreed && !mayReplace(path)) {
        return std::nullopt;
    }
    return [this, path, game, overwrite] {
        if (game != desk_.session()) {  // during the dialog, another game has come to the table
            errors_.aboutGame().report([] { return tr("The game could not be saved."); }, engine::Diagnostics());
            return false;
        }
        return desk_.save(path, overwrite);
    };
}

/// Before the window closes, waits until the file is written.
std::optional<Saving> DeskDialogs::savedForGood(const std::optional<Saving>& saving) {
    if (!saving) {
        return std::nullopt;
    }
    return [this, save = *saving] { return save() && desk_.finishSaving(); };
}

bool DeskDialogs::mayReplace(const QString& path) const {
    const QString name = language::embedded(QDir::toNativeSeparators(path), kLongestPath);
    PlainMessageBox box(QMessageBox::Question, tr("Save the game"), {}, window_);
    box.setText(path == desk_.file() ? language::fill(
                                           //: %1: name of a file
                                           tr("%1 has been changed by another program since this game was opened or "
                                              "saved.\nDo you want to overwrite it?"),
                                           {name})
                                     //: %1: name of a file
                                     : language::fill(tr("%1 already exists.\nDo you want to overwrite it?"), {name}));
    const QPushButton* replace =
        box.addButton(tr("Ove&rwrite", "button: to replace the file"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == static_cast<const QAbstractButton*>(replace);
}

std::optional<Unsaved> DeskDialogs::unsaved() {
    table::GameSession* session = desk_.session();
    if (session == nullptr) {
        return std::nullopt;
    }
    table::JournalKeeper& journal = session->referee().journal();
    journal.flush();
    const auto failure = journal.failure();
    if (!failure || (!journal.isModified() && !desk_.file().isEmpty())) {
        return std::nullopt;
    }
    return Unsaved{tr("Save the game"),
                   //: %1: a whole sentence: why
                   language::fill(tr("The last steps of this game have not been saved and will be lost.\n%1"),
                                  {ErrorReporter::sentence(*failure)}),
                   [this] { return savedForGood(askToSaveAs()); }, true};
}

void DeskDialogs::printRules(const HelpPaper& paper) {
    paper.askAndPrint(window_);
}

void DeskDialogs::exportRules(const HelpPaper& paper) {
    const QString file =
        askWhereToSave(window_, tr("Export the rules"), tr("PDF files (*.pdf)"), QStringLiteral("pdf"));
    if (file.isEmpty()) {
        return;
    }
    QStringList sources = storage::filesOf(shelf_.library());
    if (!desk_.file().isEmpty()) {
        sources << desk_.file();
    }
    const ErrorReporter exporting = errors_.aboutAttempt();
    exporting.withdraw();
    const auto written = storage::checkTarget(file, sources).and_then([&] { return paper.writePdf(file); });
    if (!written) {
        exporting.report([] { return tr("The rules could not be exported."); }, written.error());
    }
}

void DeskDialogs::lookForUnfinished() {
    offersUnfinished_ = false;
    desk_.lookForUnfinished();
}

void DeskDialogs::chooseUnfinished() {
    offersUnfinished_ = true;
    desk_.lookForUnfinished();
}

void DeskDialogs::offerUnfinished(const storage::FolderSurvey& found) {
    reportNotFinished(found.problems);
    if (!std::exchange(offersUnfinished_, false)) {
        return;
    }
    if (found.unfinished.empty()) {
        errors_.tell(tr("There are no other unfinished games."));
        return;
    }
    RecoveryDialog dialog(RecoveryDialog::named(found.unfinished, shelf_.library()), settings_.now().keptGames,
                          window_);
    if (dialog.exec() == QDialog::Accepted) {
        desk_.resume(dialog.chosen().path);
    }
}

void DeskDialogs::fillMenu(QMenu* menu, void (DeskDialogs::*use)(const QString&)) {
    menu->clear();
    for (const QString& path : settings_.now().recentFiles) {
        QAction* action = menu->addAction(withoutShortcut(language::cleaned(QFileInfo(path).fileName())));
        action->setToolTip(language::plainToolTip(language::cleaned(QDir::toNativeSeparators(path), kLongestPath)));
        connect(action, &QAction::triggered, this, [this, path, use] { (this->*use)(path); });
    }
    menu->setEnabled(!menu->isEmpty());
}

void DeskDialogs::fillRecentMenu(QMenu* menu) {
    fillMenu(menu, &DeskDialogs::openFile);
}

void DeskDialogs::fillBesideMenu(QMenu* menu) {
    fillMenu(menu, &DeskDialogs::besideWanted);
}

}  // namespace gnostica::gui
