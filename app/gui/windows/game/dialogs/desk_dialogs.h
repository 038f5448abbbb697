// Dialogs that select the game for the desk and report its problems.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/widgets/unsaved.h"
#include "app/table/game_desk.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <string>

class QMenu;
class QWidget;

namespace gnostica::gui {

class ErrorReporter;
class HelpPaper;
class RulesetDialogs;

class DeskDialogs : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; dialogs open over `window`.
    DeskDialogs(rulesets::RulesShelf& shelf, SettingsStore& settings, table::GameDesk& desk,
                const ErrorReporter& errors, QWidget* window);

    void newGame();
    /// A new game for people at one screen: unless the last game was of this kind, all seats are set to people.
    void playTogether();
    /// Starts a game immediately: one person against computers of this level, by default with the base game.
    void quickGame(engine::bots::Level level, int opponents = 1, const engine::RulesetChoice& choice = {});
    /// The same for a document in the workshop, which need not be on the shelf. It must be valid.
    void playDraft(const std::string& text, const std::string& source);
    /// The same, starting from the position on the table. The present game is kept until the new one begins.
    void playDraftOn(const std::string& text, const std::string& source);
    /// A game that continues from a position, under the rules of the position.
    void playPosition(const table::TablePosition& from);
    void open();
    /// Asks for a record to show next to the game; besideWanted() follows, if one is chosen.
    void openBeside();
    /// Offers unfinished games, or says that there are none.
    void chooseUnfinished();
    void openFile(const QString& path);
    /// Opens a game or a ruleset from outside.
    void receiveFile(const QString& path);
    RulesetDialogs& rulesets() { return *rulesets_; }
    void save();
    void saveAs();
    void printRules(const HelpPaper& paper);
    void exportRules(const HelpPaper& paper);
    /// Looks for unfinished games in the background, without offering them.
    void lookForUnfinished();
    void fillRecentMenu(QMenu* menu);
    /// The same files, to be shown next to the game.
    void fillBesideMenu(QMenu* menu);
    /// Reports to `errors` that the record could not be opened.
    static void reportUnopened(const QString& path, const table::RecordProblem& problem, const ErrorReporter& errors);
    /// Steps of the game on the desk that are not on disk, after another attempt to write them.
    std::optional<Unsaved> unsaved();

Q_SIGNALS:
    /// The record is to be shown next to the game.
    void besideWanted(const QString& path);
    /// The user wants to make rulesets instead of choosing one.
    void workshopWanted();

private:
    void offer(NewGameChoice choice);
    void connectErrors();
    void followRenamed(const rulesets::RulesetMove& move);
    bool begin(const rulesets::RulesShelf& shelf, NewGameChoice& choice,
               const std::optional<table::TablePosition>& from = {});
    void beginDraft(const std::string& text, const std::string& source,
                    const std::optional<table::TablePosition>& from);
    void fillMenu(QMenu* menu, void (DeskDialogs::*use)(const QString&));
    QString askForGame(const QString& title) const;
    /// Folder of the most recent file.
    QString folder() const;
    void connectJournals();
    void follow(table::GameSession* session);
    void offerUnfinished(const storage::FolderSurvey& found);
    std::optional<Saving> askToSaveAs();
    std::optional<Saving> savedForGood(const std::optional<Saving>& saving);
    std::optional<Saving> askToSaveTo(const QString& path, const QPointer<table::GameSession>& game);
    bool mayReplace(const QString& path) const;
    void reportResumeFailure(const QString& path, const table::ResumeProblem& problem);
    void reportHolder(const storage::LockHolder& holder);
    void reportNotFinished(const std::vector<storage::FileError>& problems) const;
    void reportDamagedJournal(const table::DamagedJournal& journal);
    void reportDamage(const QString& path, const engine::Diagnostic& damage);
    void reportStop(const std::exception_ptr& thrown) const;

    rulesets::RulesShelf& shelf_;
    SettingsStore& settings_;
    table::GameDesk& desk_;
    const ErrorReporter& errors_;
    QWidget* window_;
    RulesetDialogs* rulesets_;
    bool offersUnfinished_ = false;  ///< the games are to be offered when they have been found
};

}  // namespace gnostica::gui
