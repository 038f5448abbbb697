// A first game that explains itself.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/windows/learn/guide_talk.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

class QDockWidget;
class QMainWindow;

namespace gnostica::gui {

class DeskDialogs;
class GameDesk;
class GameSession;
class GuidePane;
class TableView;

/// Begins a game against a beginner, and says beside the board what is new in it, when it happens, once. Goes on after
/// a restart, until the game is over or nobody wants to be guided any more. Nothing waits for it.
class FirstGame : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. The dock is made in `window`, once it is needed, as a tab beside another.
    FirstGame(const RulesShelf& shelf, SettingsStore& settings, GameDesk& desk, DeskDialogs& dialogs,
              QMainWindow& window, QDockWidget* beside);

    void begin();
    bool isGuiding() const { return talk_.has_value(); }
    /// Nullptr before the first guided game.
    GuidePane* pane() const { return pane_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void attach(GameSession* session);
    void look();
    void readOn();
    void stop();
    void say();
    void makeDock();
    void makeRoom();

    const RulesShelf& shelf_;
    SettingsStore& settings_;
    DeskDialogs& dialogs_;
    QMainWindow& window_;
    QDockWidget* beside_;
    std::shared_ptr<const engine::Guide> guide_;
    std::optional<GuideTalk> talk_;  ///< as long as somebody is guided
    QPointer<TableView> table_;
    QDockWidget* dock_ = nullptr;
    GuidePane* pane_ = nullptr;
};

}  // namespace gnostica::gui
