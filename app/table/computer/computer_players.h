// The computer players at the table.
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

namespace gnostica::table {

class ComputerAgent;
class GameSession;

/// Gives an agent to each computer's seat, and lets it answer at a pace that people can follow, or on request.
class ComputerPlayers : public QObject {
    Q_OBJECT

public:
    using Budgets = std::function<engine::bots::Budget(engine::bots::Level)>;

    explicit ComputerPlayers(QObject* parent = nullptr);
    ~ComputerPlayers() override;

    /// Switches to a game; nullptr for none. A game of computers only that has begun already is paused: the person may
    /// have opened it to look at it.
    void attach(GameSession* session);
    Pace pace() const { return pace_; }
    void setPace(Pace pace);
    /// The pace that is kept now: none while the game is being finished.
    Pace presentPace() const { return rushing_ ? Pace::none : pace_; }
    /// Sets the budgets of the levels, in place of the usual ones.
    void setBudgets(Budgets budgets) { budgets_ = std::move(budgets); }

    /// True if there are computers at the table and the game is not over.
    bool arePlaying() const;
    /// The seat for which a computer must decide; none if a person must, or if the game is over.
    engine::Seat thinker() const;
    bool isThinking() const;
    /// Progress of the thinking, 0 to 1.
    double progress() const;
    /// Ends the thinking with the best step so far.
    void hurry();
    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    /// Makes computers wait while nobody sees them, whether or not the game is paused.
    void setSuspended(bool suspended);
    /// Plays on without waiting, and with little thinking, until a person must decide, until the end, or until the game
    /// is paused.
    void rush();
    bool isRushing() const { return rushing_; }
    /// Takes one step, and pauses the game.
    void stepOnce();

Q_SIGNALS:
    /// The thinking seat, the pause or the pace has changed.
    void changed();

private:
    ComputerAgent* agent() const;
    void seatComputers();
    engine::bots::Budget budgetFor(engine::bots::Level level) const;
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
    bool rushing_ = false;
    bool single_ = false;  ///< a single step is requested while paused
    QElapsedTimer sinceStep_;
    QTimer wait_;
};

}  // namespace gnostica::table
