// What a table shows of a game: which moment, and through whose eyes.
#pragma once

#include "app/table/seats/seating.h"
#include "app/table/seats/table_manners.h"
#include "engine/play/game.h"
#include "engine/play/told.h"

#include <QObject>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// Shows any moment of a game; people decide only at the last one. Hides the hands while the screen is handed over from
/// one person to the next. Whoever draws a table asks here, and holds nothing of the game but what may be seen.
class TableView : public QObject {
    Q_OBJECT

public:
    /// `game` must stay. Whoever changes it says so by follow().
    TableView(const engine::Game& game, Seating seating, QObject* parent = nullptr);

    const engine::Rules& rules() const { return game_.rules(); }
    std::shared_ptr<const engine::Rules> sharedRules() const { return game_.sharedRules(); }
    /// Which seats people play, and which computers.
    const Seating& seating() const { return seating_; }
    int seats() const { return game_.state().seats; }

    // The game as it stands, which may not be what is shown
    /// Whose decision it is.
    engine::Seat decider() const { return game_.decider(); }
    bool isOver() const { return engine::isOver(game_.state()); }
    /// A computer is to decide.
    bool awaitsComputer() const { return seating_.isComputer(decider()); }
    /// What lies open of it.
    engine::View lastView() const { return game_.viewFor(engine::Seat::none); }
    /// How many moments there are.
    int length() const { return static_cast<int>(game_.history().size()); }

    // Which moment is shown
    /// How many moments lie before it.
    int position() const { return static_cast<int>(shown_.value_or(game_.history().size())); }
    bool isLive() const { return !shown_; }
    /// Shows the game after this many moments; the last one is where it is played. Not while the screen is covered.
    void showPosition(int position);
    void showLast() { showPosition(length()); }

    // Through whose eyes
    /// The seat whose hand may be seen; none while the screen is handed over. Once the game is over nothing is secret:
    /// then each moment is shown as the player saw it whose decision it was.
    engine::Seat viewer() const;
    /// The moment that is shown, as that seat sees it.
    engine::View view() const;
    /// Whose decision is shown there.
    engine::Seat shownDecider() const { return engine::decider(rules(), shownState()); }
    /// The seat that sentences call "you": the person before the screen; none where people only watch.
    engine::Seat spokenTo() const;
    /// The same moment as told to that seat.
    engine::View toldView() const { return {rules(), shownState(), spokenTo()}; }
    /// Everything that has happened as told to that seat, with what was taken back behind the rest. Valid until the
    /// table changes.
    std::span<const engine::ToldMoment> told() const;
    /// The part of told(), up to the moment that is shown, that a computer has decided last, and what chance made of
    /// it; empty once a person has decided since. Where nobody had a choice, nobody has decided.
    std::span<const engine::ToldMoment> lastComputerStep() const;
    /// What the viewer may know of this turn and the one before, up to the moment that is shown; oldest first.
    engine::EventList recentEvents() const;
    /// All that has happened, hands and all: once the game is over; before, nothing.
    std::span<const engine::Moment> openHistory() const;
    /// Whose hand is seen where only computers play; said again, that of the seat that decides.
    void watchFrom(engine::Seat seat);

    // Whose turn it is to sit here
    /// The player to whom the screen must be handed first. Until then nothing else answers: nothing is taken back,
    /// and nobody looks back.
    std::optional<engine::Seat> coveredFor() const;
    /// That player sits before the screen now.
    void uncover();
    /// The person who sat here last; none if nobody has.
    engine::Seat atScreen() const { return atScreen_; }
    /// While the screen is handed over they wait until it is taken: no setting may lift a cover.
    void setManners(TableManners manners);
    const TableManners& manners() const { return manners_; }

    /// The steps that a person may take now: empty while covered, at an earlier moment, when a computer is to decide,
    /// and when the game is over.
    const engine::StepList& legal() const { return legal_; }

    /// The game is another from moment `from` on.
    void follow(int from);
    /// Something has been decided and is not to be seen yet: nobody decides anything until follow().
    void hold();
    bool isHeld() const { return isHeld_; }

Q_SIGNALS:
    /// The view must be shown anew.
    void changed();
    /// It has been: what legal() lists may be pointed out on it from now on.
    void offered();
    /// What has led to the view that changed() announced, as far as the viewer may know.
    void happened(const gnostica::engine::EventList& events);
    void deciderChanged(gnostica::engine::Seat seat);

private:
    const engine::State& shownState() const;
    void refresh();
    void seatWhoeverDecides();
    void adoptManners();
    engine::EventList visible(std::span<const engine::Moment> moments) const;

    const engine::Game& game_;
    Seating seating_;
    TableManners manners_;
    std::optional<TableManners> mannersToCome_;  ///< once the cover is gone
    engine::Seat atScreen_ = engine::Seat::none;
    engine::Seat announced_ = engine::Seat::none;
    engine::Seat watched_ = engine::Seat::none;
    std::optional<std::size_t> shown_;  ///< an earlier moment
    engine::StepList legal_;
    mutable std::vector<engine::ToldMoment> told_;  ///< the first moments of the timeline, made when they are asked for
    mutable engine::Seat toldTo_ = engine::Seat::none;
    bool begun_ = false;
    bool isHeld_ = false;
};

}  // namespace gnostica::gui
