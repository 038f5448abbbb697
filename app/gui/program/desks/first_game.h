// The guided first game.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/windows/learn/guide_talk.h"
#include "app/rulesets/rules_shelf.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

class QWidget;

namespace gnostica::table {
class GameDesk;
class GameSession;
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::gui {

class DeskDialogs;
class GuidePane;
class Sheet;
class TableSheets;

/// Starts a game against a beginner and explains new things next to the board, once each, when they occur. Continues
/// after a restart, until the game is over or the player stops it. Nothing waits for it.
class FirstGame : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. The sheet is created when it is needed; `table` gets the keyboard back.
    FirstGame(const rulesets::RulesShelf& shelf, SettingsStore& settings, table::GameDesk& desk, DeskDialogs& dialogs,
              QWidget& table, TableSheets& sheets);

    void begin();
    bool isGuiding() const { return talk_.has_value(); }
    /// Nullptr before the first guided game.
    GuidePane* pane() const { return pane_; }

private:
    void attach(table::GameSession* session);
    void look();
    void readOn();
    void stop();
    void say();
    void makeSheet();
    void retranslate();

    const rulesets::RulesShelf& shelf_;
    SettingsStore& settings_;
    DeskDialogs& dialogs_;
    QWidget& place_;
    TableSheets& sheets_;
    std::shared_ptr<const engine::Guide> guide_;
    std::optional<GuideTalk> talk_;  ///< set while the game is guided
    QPointer<table::SeenTable> table_;
    Sheet* sheet_ = nullptr;
    GuidePane* pane_ = nullptr;
};

}  // namespace gnostica::gui
