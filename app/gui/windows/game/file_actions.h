// Menus, keys and buttons for files of games and rulesets.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/windows/game/help/help_paper.h"
#include "app/rulesets/rules_shelf.h"

#include <QObject>

class QWidget;

namespace gnostica::table {
class GameDesk;
}  // namespace gnostica::table

namespace gnostica::gui {

class DeskDialogs;
class MainActions;

/// Connects the actions that start, open, save and print with the file dialogs, and remembers recent files.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; recent files are kept in `settings`.
    FileActions(const MainActions& actions, const rulesets::RulesShelf& shelf, SettingsStore& settings,
                table::GameDesk& desk, DeskDialogs& dialogs, QWidget& window);

private:
    void fillRecent();
    HelpPaper rulesOnPaper() const;
    void rememberFile();

    const MainActions& actions_;
    const rulesets::RulesShelf& shelf_;
    SettingsStore& settings_;
    table::GameDesk& desk_;
    DeskDialogs& dialogs_;
};

}  // namespace gnostica::gui
