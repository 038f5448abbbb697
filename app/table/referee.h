// Keeps a game that is being played.
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
#include <vector>

namespace gnostica::gui {

/// Owns the game, and is the only one who applies steps: those of the agents at its seats, those of chance, and those
/// where there is no choice. One answer is dealt with after the other, whenever they come. All that it announces is in
/// the journal already, unless the disk has refused it: where the disk takes its time, what was decided is held back
/// until it is there. Knows no
/// screen.
class Referee : public QObject {
    Q_OBJECT

public:
    /// `header` says who plays and by what; the game is at whatever moment it has reached, the moments at `times`.
    Referee(engine::RecordHeader header, engine::Game game, std::vector<std::chrono::milliseconds> times = {},
            QObject* parent = nullptr);

    /// Keeps the game on disk, once it is told where.
    JournalKeeper& journal() { return journal_; }
    const JournalKeeper& journal() const { return journal_; }
    /// The agent answers for the seat from now on, until it is gone; nullptr: nobody does. Where nobody does, play
    /// waits. If it is the seat's decision, the agent is asked at once.
    void seat(engine::Seat seat, SeatAgent* agent);
    /// Draws what chance owes, takes forced steps and asks who decides; call once, when all are connected.
    void begin();

    /// As it was announced last.
    const engine::Game& game() const { return game_; }
    const engine::Rules& rules() const { return game_.rules(); }
    const engine::RecordHeader& header() const { return header_; }
    PlayedGame played() const { return {header_, game_, times_}; }
    /// How many of JournalKeeper::changes() that has seen.
    int changes() const { return changes_; }
    /// Which seats people play, and which computers.
    const Seating& seating() const { return seating_; }
    engine::Seat decider() const { return game_.decider(); }
    bool isOver() const { return engine::isOver(game_.state()); }

    /// Goes back to the last decision that a person took, if there is one. Whether that is fair is for the table to
    /// say. Nothing is taken back, here and below, while something is held.
    void undo();
    bool canRedo() const { return !news_ && game_.canRedo(); }
    /// To the next decision of a person.
    void redo();

    /// Something has been decided that is not on disk yet. It is announced once it is; nobody is asked meanwhile.
    bool isHeld() const { return news_.has_value(); }

Q_SIGNALS:
    /// isHeld(), from now until changed().
    void held();
    /// The moments of the timeline from `from` on are others now, or are in force, or are not any more.
    void changed(int from);
    /// An answer was no legal step.
    void refused(gnostica::engine::Seat seat, const gnostica::engine::Refusal& refusal);
    void over();
    /// The rules or the words have thrown this, which only the code of a plug-in does; play stands still. All that had
    /// happened before is in the journal. Who was asked may still answer something else.
    void stopped(const std::exception_ptr& thrown);

private:
    struct Answer {
        QPointer<SeatAgent> agent;
        Ticket ticket;
        engine::Step step;
    };
    /// What has happened and is not announced yet.
    struct News {
        std::size_t from;
        std::exception_ptr trouble;  ///< thrown by what would have happened next
    };
    /// Does it, and stops where that throws.
    template <class Do>
    void attempt(Do what);
    void receive(SeatAgent* agent, Ticket ticket, const engine::Step& step);
    void dealWithAnswers();
    void take(const Answer& answer);
    void settle(std::size_t from);
    void keep(std::size_t from);
    bool advance();
    void publish(News news);
    void release();
    void goOn();
    void announce(std::size_t from);
    SeatAgent* agentOf(engine::Seat seat) const;
    bool sits(const SeatAgent* agent) const;
    bool isFull() const;
    void ask();
    void withdraw();
    void tell(engine::Seat seat, std::size_t from);
    void ring();

    engine::RecordHeader header_;
    Seating seating_;
    engine::Game game_;                             ///< as it was announced
    engine::Game ahead_;                            ///< with what is held
    std::vector<std::chrono::milliseconds> times_;  ///< of each moment of the timeline of that
    engine::Rng rng_;
    JournalKeeper journal_;
    PlayClock clock_;
    std::array<QPointer<SeatAgent>, engine::kMaxSeats> agents_;
    Ticket ticket_ = 0;
    QPointer<SeatAgent> asked_;  ///< with the last ticket; none while nobody is
    std::deque<Answer> answers_;
    std::optional<News> news_;
    int changes_ = 0;  ///< of the journal, when game_ was brought up to date
    bool begun_ = false;
    bool busy_ = false;  ///< answers wait
};

}  // namespace gnostica::gui
