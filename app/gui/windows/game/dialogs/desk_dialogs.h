// Asks people which game is to lie on the desk, and tells them what went wrong with it.
#pragma once

#include "app/table/game_desk.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/widgets/unsaved.h"

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
    /// All of these must stay; dialogs open over `window`.
    DeskDialogs(RulesShelf& shelf, SettingsStore& settings, GameDesk& desk, const ErrorReporter& errors,
                QWidget* window);

    void newGame();
    /// The same for people at one screen: unless the last game was one of theirs, all seats are offered to people.
    void playTogether();
    /// A game at once, the base game unless another is said: somebody against a computer of this level.
    void quickGame(engine::bots::Level level, const engine::RulesetChoice& choice = {});
    /// The same for a document that is being made, which need not be on the shelf. It must be sound.
    void playDraft(const std::string& text, const std::string& source);
    /// Likewise, from what lies on the table now. That game stays as it is until another really begins.
    void playDraftOn(const std::string& text, const std::string& source);
    /// A game that goes on from a position, by the rules that go with it.
    void playPosition(const TablePosition& from);
    void open();
    /// Asks for a record to be looked at beside the game; besideWanted() follows, if there is one.
    void openBeside();
    /// Offers games that broke off, or says that there are none.
    void chooseUnfinished();
    void openFile(const QString& path);
    /// A game or a ruleset from outside.
    void receiveFile(const QString& path);
    RulesetDialogs& rulesets() { return *rulesets_; }
    void save();
    void saveAs();
    void printRules(const HelpPaper& paper);
    void exportRules(const HelpPaper& paper);
    /// Looks aside for games that broke off, without offering them.
    void lookForUnfinished();
    void fillRecentMenu(QMenu* menu);
    /// The same files, to be looked at beside the game.
    void fillBesideMenu(QMenu* menu);
    /// Says to `errors` that it could not be opened.
    static void reportUnopened(const QString& path, const RecordProblem& problem, const ErrorReporter& errors);
    /// Steps of the game on the desk that are not on disk, after one more try to put them there.
    std::optional<Unsaved> unsaved();

Q_SIGNALS:
    /// This record is to be looked at beside the game.
    void besideWanted(const QString& path);

private:
    void offer(NewGameChoice choice);
    void connectErrors();
    void followRenamed(const RulesetMove& move);
    bool begin(const RulesShelf& shelf, NewGameChoice& choice, const std::optional<TablePosition>& from = {});
    void beginDraft(const std::string& text, const std::string& source, const std::optional<TablePosition>& from);
    void fillMenu(QMenu* menu, void (DeskDialogs::*use)(const QString&));
    QString askForGame(const QString& title) const;
    /// Where games were kept last.
    QString folder() const;
    void connectJournals();
    void follow(GameSession* session);
    void offerUnfinished(const storage::FolderSurvey& found);
    std::optional<Saving> askToSaveAs();
    std::optional<Saving> savedForGood(const std::optional<Saving>& saving);
    std::optional<Saving> askToSaveTo(const QString& path, const QPointer<GameSession>& game);
    bool mayReplace(const QString& path) const;
    void reportResumeFailure(const QString& path, const ResumeProblem& problem);
    void reportHolder(const storage::LockHolder& holder);
    void reportNotFinished(const std::vector<storage::FileError>& problems) const;
    void reportDamagedJournal(const DamagedJournal& journal);
    void reportDamage(const QString& path, const engine::Diagnostic& damage);
    void reportStop(const std::exception_ptr& thrown) const;

    RulesShelf& shelf_;
    SettingsStore& settings_;
    GameDesk& desk_;
    const ErrorReporter& errors_;
    QWidget* window_;
    RulesetDialogs* rulesets_;
    bool offersUnfinished_ = false;  ///< those that are looked for are to be chosen from
};

}  // namespace gnostica::gui
