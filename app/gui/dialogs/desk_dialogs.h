// Asks people which game is to lie on the desk, and tells them what went wrong with it.
#pragma once

#include "app/gui/play/game_desk.h"
#include "app/gui/settings/settings.h"

#include <QObject>

#include <vector>

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
    DeskDialogs(RulesShelf& shelf, Settings& settings, GameDesk& desk, const ErrorReporter& errors, QWidget* window);

    void newGame();
    void open();
    void openFile(const QString& path);
    /// A game or a ruleset from outside.
    void receiveFile(const QString& path);
    RulesetDialogs& rulesets() { return *rulesets_; }
    void save();
    void saveAs();
    void printRules(const HelpPaper& paper);
    void exportRules(const HelpPaper& paper);
    /// Offers games that broke off; where there is none, or none is wanted, a new one.
    void offerUnfinished(const std::vector<UnfinishedGame>& games);
    void fillRecentMenu(QMenu* menu);

Q_SIGNALS:
    void settingsChanged();

private:
    void connectErrors();
    /// Where games were kept last.
    QString folder() const;
    void reportOpenFailure(const QString& path, const RecordProblem& problem);
    void reportDamage(const QString& path, const engine::Diagnostic& damage);

    RulesShelf& shelf_;
    Settings& settings_;
    GameDesk& desk_;
    const ErrorReporter& errors_;
    QWidget* window_;
    RulesetDialogs* rulesets_;
};

}  // namespace gnostica::gui
