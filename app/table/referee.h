// The referee of a game in progress.
#pragma once

#include "app/table/journal_keeper.h"
#include "app/table/play_clock.h"
#include "app/table/seat_agent.h"
#include "app/table/seats/seating.h"
#include "engine/model/rng.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <chrono>
#include <deque>
#include <exception>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::table {

/// Owns the game, and is the only object that applies steps: those of the agents, those of chance, and forced ones.
/// Handles answers one at a time, whenever they come. Everything that it announces is in the journal already, unless
/// the disk has refused it: while the disk is busy, decisions are held back. Independent of the screen.
class Referee : public QObject {
    Q_OBJECT

public:
    /// `header` gives players and rules; the game may have begun already, with its moments at `times`.
    Referee(engine::RecordHeader header, engine::Game game, std::vector<std::chrono::milliseconds> times = {},
            QObject* parent = nullptr);

    /// Keeps the game on disk once it has a folder or a journal.
    JournalKeeper& journal() { return journal_; }
    const JournalKeeper& journal() const { return journal_; }
    /// Sets the agent that answers for the seat, until it is destroyed; nullptr for none. Play waits at a seat without
    /// an agent. If the seat must decide, the agent is asked immediately.
    void seat(engine::Seat seat, SeatAgent* agent);
    /// Plays chance and forced steps, and asks the player who must decide; to be called once, when all is connected.
    void begin();

    /// The game as last announced.
    const engine::Game& game() const { return game_; }
    const engine::Rules& rules() const { return game_.rules(); }
    const engine::RecordHeader& header() const { return header_; }
    PlayedGame played() const { return {header_, game_, times_}; }
    /// The part of JournalKeeper::changes() that game() includes.
    int changes() const { return changes_; }
    /// The seats of people and of computers.
    const Seating& seating() const { return seating_; }
    engine::Seat decider() const { return game_.decider(); }
    bool isOver() const { return engine::isOver(game_.state()); }

    /// The players of these seats leave the table: computers of that level play on for them, or, for nullopt, the only
    /// opponent left wins. Ignores seats that are not in the game. False if nobody could leave: while a decision is
    /// held, and when the game is over.
    bool leave(std::span<const engine::Seat> seats, std::optional<engine::bots::Level> successor);

    /// Goes back to the last decision of a person, if any. The table decides whether that is fair. This and redo() do
    /// nothing while news are held.
    void undo();
    bool canRedo() const { return !news_ && game_.canRedo(); }
    /// Goes forward to the next decision of a person.
    void redo();

    /// True if a decision is not on disk yet. It is announced once it is; nobody is asked meanwhile.
    bool isHeld() const { return news_.has_value(); }

Q_SIGNALS:
    /// isHeld() is true from now until changed().
    void held();
    /// The moments of the timeline from `from` on have been added, replaced, taken back or restored.
    void changed(int from);
    /// After changed(): seating() is another, and the new players need agents.
    void reseated();
    /// An answer was not a legal step.
    void refused(gnostica::engine::Seat seat, const gnostica::engine::Refusal& refusal);
    void over();
    /// The rules or the words have thrown an exception, which only the code of a plug-in does; play stops. All earlier
    /// moments are in the journal. The agent that was asked may still answer differently.
    void stopped(const std::exception_ptr& thrown);

private:
    struct Answer {
        QPointer<SeatAgent> agent;
        Ticket ticket;
        engine::Step step;
    };
    /// Moments that are not announced yet.
    struct News {
        std::size_t from;
        std::exception_ptr trouble;  ///< thrown by the next moment
    };
    /// Calls `what`, and stops play if it throws.
    template <class Do>
    void attempt(Do what);
    void receive(SeatAgent* agent, Ticket ticket, const engine::Step& step);
    void dealWithAnswers();
    void take(const Answer& answer);
    void advanceToDecision(std::size_t from);
    void keep(std::size_t from);
    bool advance();
    void publish(News news);
    void release();
    void goOn();
    void announce(std::size_t from);
    bool followSeating();
    SeatAgent* agentOf(engine::Seat seat) const;
    bool sits(const SeatAgent* agent) const;
    bool isFull() const;
    void ask();
    void withdraw();
    void tell(engine::Seat seat, std::size_t from);
    void ring();

    engine::RecordHeader header_;
    Seating seating_;
    engine::Game game_;                             ///< as announced
    engine::Game ahead_;                            ///< including held news
    std::vector<std::chrono::milliseconds> times_;  ///< of each moment in the timeline of ahead_
    engine::Rng rng_;
    JournalKeeper journal_;
    PlayClock clock_;
    std::array<QPointer<SeatAgent>, engine::kMaxSeats> agents_;
    Ticket ticket_ = 0;
    QPointer<SeatAgent> asked_;  ///< with the last ticket; none if no question is open
    std::deque<Answer> answers_;
    std::optional<News> news_;
    int changes_ = 0;  ///< of the journal, when game_ was updated
    bool begun_ = false;
    bool busy_ = false;  ///< answers must wait
};

}  // namespace gnostica::table
