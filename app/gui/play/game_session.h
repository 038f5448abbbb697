// The game that is being played at this screen.
#pragma once

#include "app/gui/play/journal_keeper.h"
#include "app/gui/seats/seating.h"
#include "app/gui/seats/table_manners.h"
#include "engine/model/rng.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace gnostica::gui {

/// Owns the game, and is the only one who applies steps: a player's, chance's, and those where there is no choice.
/// Everything it announces is in the journal already. Shows any moment of the game; only the last one can be played.
class GameSession : public QObject {
    Q_OBJECT

public:
    /// `header` says who plays and by what; the game is at whatever moment it has reached.
    GameSession(engine::RecordHeader header, engine::Game game, std::vector<std::chrono::milliseconds> times = {},
                QObject* parent = nullptr);

    /// Keeps the game on disk, once it is told where.
    JournalKeeper& journal() { return journal_; }
    const JournalKeeper& journal() const { return journal_; }
    /// Draws what chance owes and takes forced steps; call once, when all are connected.
    void begin();

    const engine::Game& game() const { return game_; }
    const engine::Rules& rules() const { return game_.rules(); }
    const engine::RecordHeader& header() const { return header_; }
    std::vector<QString> seatNames() const;
    /// Which seats people play, and which computers.
    const Seating& seating() const { return seating_; }
    engine::Seat decider() const { return game_.decider(); }
    bool isOver() const { return engine::isOver(game_.state()); }
    /// While the screen is handed over they wait until it is taken: no setting may lift a cover.
    void setManners(TableManners manners);
    const TableManners& manners() const { return manners_; }

    // What the screen shows
    /// The seat whose hand may be seen; none while the screen is handed over. Once the game is over nothing is secret:
    /// then each earlier moment is shown as the player saw it whose decision it was.
    engine::Seat viewer() const;
    /// The game as that seat sees it, at the moment that is shown.
    engine::View view() const;
    /// The seat that sentences call "you": the person before the screen; none where people only watch.
    engine::Seat spokenTo() const;
    /// The same moment as told to that seat.
    engine::View toldView() const { return {rules(), shownState(), spokenTo()}; }
    /// Whose hand is seen where only computers play; said again, that of the seat that decides.
    void watchFrom(engine::Seat seat);
    /// The steps that a person may take now: empty while covered, at an earlier moment, when a computer is to decide,
    /// and when the game is over.
    const engine::StepList& legal() const { return legal_; }
    /// The player to whom the screen must be handed first. Until then nothing else answers: nothing is taken back,
    /// and nobody looks back.
    std::optional<engine::Seat> coveredFor() const;
    /// That player sits before the screen now.
    void uncover();

    // Playing
    /// True if it was taken; otherwise refused() says why not.
    bool play(const engine::Step& step);
    /// A computer is to decide, in the game as it stands (which may not be what is shown).
    bool awaitsComputer() const { return seating_.isComputer(decider()); }
    /// The same for that computer.
    bool playForComputer(const engine::Step& step);
    /// Why the last step may not be taken back; nullopt if it may.
    std::optional<engine::UndoBar> undoBar() const;
    void undo();
    bool canRedo() const { return isLive() && !coveredFor() && game_.canRedo(); }
    void redo();

    // Looking back
    /// How many moments lie before the one that is shown.
    int position() const { return static_cast<int>(shown_.value_or(game_.history().size())); }
    bool isLive() const { return !shown_; }
    /// Shows the game after this many moments; the last one is where it is played. Not while the screen is covered.
    void showPosition(int position);
    void showLast();
    /// A new game that goes on from the moment that is shown: what the viewer cannot know is dealt anew. Nullptr where
    /// there is nothing to go on from (before the first turn, after the end).
    std::unique_ptr<GameSession> branch() const;
    bool canBranch() const;

    // Saving
    /// The file as it is then.
    storage::FileResult<storage::KnownFile> save(const QString& path);
    bool isModified() const { return modified_; }
    /// There are steps that the file of the game does not hold.
    void setModified() { modified_ = true; }

Q_SIGNALS:
    /// The view must be shown anew.
    void changed();
    /// What has led to the view that changed() announced.
    void happened(const gnostica::engine::EventList& events);
    void deciderChanged(gnostica::engine::Seat seat);
    void refused(const gnostica::engine::Refusal& refusal);
    void over();

private:
    const engine::State& shownState() const;
    bool take(const engine::Step& step);
    void settle(std::size_t from);
    /// Lets chance or a forced skip happen; false if a player is to decide.
    bool advance();
    void announce(std::size_t from);
    void refresh();
    void seatWhoeverDecides();
    void adoptManners();
    std::chrono::milliseconds clock() const;
    void windClock();
    void ring();

    engine::RecordHeader header_;
    Seating seating_;
    engine::Game game_;
    std::vector<std::chrono::milliseconds> times_;  ///< of each moment of the timeline
    engine::Rng rng_;
    JournalKeeper journal_;
    TableManners manners_;
    std::optional<TableManners> mannersToCome_;  ///< once the cover is gone
    engine::Seat atScreen_ = engine::Seat::none;
    engine::Seat announced_ = engine::Seat::none;
    engine::Seat watched_ = engine::Seat::none;
    std::optional<std::size_t> shown_;  ///< an earlier moment
    engine::StepList legal_;
    std::chrono::milliseconds playedBefore_{0};
    QElapsedTimer sinceThen_;
    QTimer hiddenClock_;
    bool modified_ = false;
};

}  // namespace gnostica::gui
