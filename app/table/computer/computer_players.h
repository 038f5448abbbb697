// The computers at the table.
#pragma once

#include "app/table/seats/pace.h"
#include "engine/bots/player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <array>
#include <functional>
#include <memory>

namespace gnostica::gui {

class ComputerAgent;
class GameSession;

/// Seats an agent wherever a computer plays, and lets it answer at a pace that people can follow, or at their word.
class ComputerPlayers : public QObject {
    Q_OBJECT

public:
    using Budgets = std::function<engine::bots::Budget(engine::bots::Level)>;

    explicit ComputerPlayers(QObject* parent = nullptr);
    ~ComputerPlayers() override;

    /// The game that is played from now on; nullptr for none. Where people only watch, a game that was begun before
    /// waits to be resumed: perhaps it was opened to be looked at.
    void attach(GameSession* session);
    Pace pace() const { return pace_; }
    void setPace(Pace pace);
    /// How long each level may think, instead of what it usually does.
    void setBudgets(Budgets budgets) { budgets_ = std::move(budgets); }

    /// Whether there is any computer at the table, and the game goes on.
    bool arePlaying() const;
    /// The seat for which a computer is about to decide; none if a person is, or the game is over.
    engine::Seat thinker() const;
    bool isThinking() const;
    /// How much of the thinking is done, 0 to 1.
    double progress() const;
    /// Takes the best step found so far, at once.
    void hurry();
    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    /// Nobody sees them: they wait, whether they are paused or not.
    void setSuspended(bool suspended);
    /// One step; the game is paused after it.
    void stepOnce();

Q_SIGNALS:
    /// Who thinks, whether the game is paused, or the pace.
    void changed();

private:
    ComputerAgent* agent() const;
    void follow();
    void hold();
    bool areHeld() const { return suspended_ || (paused_ && !single_); }
    void schedule();
    void act();

    QPointer<GameSession> session_;
    std::array<std::unique_ptr<ComputerAgent>, engine::kMaxSeats> agents_;
    Budgets budgets_ = engine::bots::budgetOf;
    Pace pace_ = Pace::normal;
    bool paused_ = false;
    bool suspended_ = false;
    bool single_ = false;  ///< one step, though paused
    QElapsedTimer sinceStep_;
    QTimer wait_;
};

}  // namespace gnostica::gui
