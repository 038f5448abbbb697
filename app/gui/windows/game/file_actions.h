// Menus, keys and buttons for files of games and rulesets.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/windows/game/help/help_paper.h"
#include "app/rulesets/rules_shelf.h"

#include <QObject>

namespace gnostica::gui {

class DeskDialogs;
class GameDesk;
class MainActions;

/// Connects the actions that start, open, save and print with the file dialogs, and remembers recent files.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; recent files are kept in `settings`.
    FileActions(const MainActions& actions, const RulesShelf& shelf, SettingsStore& settings, GameDesk& desk,
                DeskDialogs& dialogs, QObject* parent = nullptr);

    /// Fills the menu of recent files.
    void fillRecent();

private:
    HelpPaper rulesOnPaper() const;
    void rememberFile();

    const MainActions& actions_;
    const RulesShelf& shelf_;
    SettingsStore& settings_;
    GameDesk& desk_;
    DeskDialogs& dialogs_;
};

}  // namespace gnostica::gui
