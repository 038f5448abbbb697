// The guided first game.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/program/desks/guide_targets.h"
#include "app/gui/windows/learn/guide_talk.h"
#include "app/rulesets/rules_shelf.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace gnostica::table {
class GameDesk;
class GameSession;
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::gui {

class DeskDialogs;
class GuidePane;
class GuideSpot;

/// Starts a game against a beginner and explains new things where they are on the table, once each, when they occur.
/// Continues after a restart, until the game is over or the player stops it. Nothing waits for it.
class FirstGame : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. The table of the targets gets the keyboard back.
    FirstGame(const rulesets::RulesShelf& shelf, SettingsStore& settings, table::GameDesk& desk, DeskDialogs& dialogs,
              const GuideTargets::Parts& table);

    void begin();
    bool isGuiding() const { return talk_.has_value(); }
    /// Nullptr before the first guided game.
    GuideSpot* spot() const { return spot_; }
    GuidePane* pane() const;

private:
    void attach(table::GameSession* session);
    void look();
    void readOn();
    void stop();
    void say();
    void sayMeanwhile();
    void place();
    void hideSpot();
    void makeSpot();
    void returnKeys();

    const rulesets::RulesShelf& shelf_;
    SettingsStore& settings_;
    DeskDialogs& dialogs_;
    GuideTargets targets_;
    std::shared_ptr<const engine::Guide> guide_;
    std::optional<GuideTalk> talk_;  ///< set while the game is guided
    QPointer<table::SeenTable> table_;
    const engine::GuidePage* page_ = nullptr;  ///< that the light points for
    QPointer<GuideSpot> spot_;
    bool endWasSeen_ = false;  ///< the result of this game was shown
    bool isPlacing_ = false;   ///< the guide will be placed when all have moved
};

}  // namespace gnostica::gui
