// The guided first game.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/windows/learn/guide_talk.h"
#include "app/rulesets/rules_shelf.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

class QDockWidget;
class QMainWindow;

namespace gnostica::table {
class GameDesk;
class GameSession;
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::gui {

class DeskDialogs;
class GuidePane;

/// Starts a game against a beginner and explains new things next to the board, once each, when they occur. Continues
/// after a restart, until the game is over or the player stops it. Nothing waits for it.
class FirstGame : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. The dock is created in `window` when it is needed, as a tab next to `beside`.
    FirstGame(const rulesets::RulesShelf& shelf, SettingsStore& settings, table::GameDesk& desk, DeskDialogs& dialogs,
              QMainWindow& window, QDockWidget* beside);

    void begin();
    bool isGuiding() const { return talk_.has_value(); }
    /// Nullptr before the first guided game.
    GuidePane* pane() const { return pane_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void attach(table::GameSession* session);
    void look();
    void readOn();
    void stop();
    void say();
    void makeDock();
    void makeRoom();

    const rulesets::RulesShelf& shelf_;
    SettingsStore& settings_;
    DeskDialogs& dialogs_;
    QMainWindow& window_;
    QDockWidget* beside_;
    std::shared_ptr<const engine::Guide> guide_;
    std::optional<GuideTalk> talk_;  ///< set while the game is guided
    QPointer<table::SeenTable> table_;
    QDockWidget* dock_ = nullptr;
    GuidePane* pane_ = nullptr;
};

}  // namespace gnostica::gui
