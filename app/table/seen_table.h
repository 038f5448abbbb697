// A game as it is seen at this screen: which position is shown, and from which viewpoint.
#pragma once

#include "app/table/computer/explained_turn.h"
#include "app/table/seats/seating.h"
#include "app/table/seats/table_manners.h"
#include "engine/play/game.h"
#include "engine/play/told.h"

#include <QObject>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::table {

/// Gives the view of any position of a game; people can decide only at the last one. Hides the hands while one person
/// hands the screen over to the next. All code that draws a table uses this class, and knows only what may be seen.
class SeenTable : public QObject {
    Q_OBJECT

public:
    /// `game` must outlive this. Code that changes it must call follow().
    SeenTable(const engine::Game& game, Seating seating, QObject* parent = nullptr);

    const engine::Rules& rules() const { return game_.rules(); }
    std::shared_ptr<const engine::Rules> sharedRules() const { return game_.sharedRules(); }
    /// The seats of people and of computers.
    const Seating& seating() const { return seating_; }
    /// Somebody has left the table. To be followed by follow().
    void setSeating(const Seating& seating);
    int seats() const { return game_.state().seats; }

    // The current position of the game, which may differ from the one that is shown
    /// The player who must decide.
    engine::Seat decider() const { return game_.decider(); }
    bool isOver() const { return engine::isOver(game_.state()); }
    /// True if a computer must decide.
    bool awaitsComputer() const { return seating_.isComputer(decider()); }
    /// The open part of the position.
    engine::View lastView() const { return game_.viewFor(engine::Seat::none); }
    /// Number of moments.
    int length() const { return static_cast<int>(game_.history().size()); }

    // The position that is shown
    /// Number of moments before it.
    int position() const { return static_cast<int>(shown_.value_or(game_.history().size())); }
    bool isLive() const { return !shown_; }
    /// Shows the position after this many moments; after the last, the game is played. Not while covered.
    void showPosition(int position);
    void showLast() { showPosition(length()); }

    // The viewpoint
    /// The seat whose hand is visible; none while the screen is handed over, and while somebody chooses in the open.
    /// When the game is over there are no secrets: then each position is shown as seen by the player who decided.
    engine::Seat viewer() const;
    /// The position that is shown, as that seat sees it.
    engine::View view() const;
    /// The player who must decide in that position.
    engine::Seat shownDecider() const { return engine::decider(rules(), shownState()); }
    /// The seat that sentences call "you": the person at the screen; none if people only watch.
    engine::Seat spokenTo() const;
    /// The same position as told to that seat.
    engine::View toldView() const { return {rules(), shownState(), spokenTo()}; }
    /// All moments as told to that seat, followed by those that were taken back. Valid until the table changes.
    std::span<const engine::ToldMoment> told() const;
    /// The part of told() that is the last step of a computer, up to the position shown, with its outcomes of chance;
    /// empty if a person has decided since. Forced steps are not decisions.
    std::span<const engine::ToldMoment> lastComputerStep() const;
    /// The turn of a computer to which this moment belongs, to be explained; nullopt for other turns, and while the
    /// screen is handed over.
    std::optional<ExplainedTurn> computerTurn(std::size_t moment) const;
    /// The last such turn up to the position shown.
    std::optional<ExplainedTurn> lastComputerTurn() const;
    /// The events of this turn and the previous one that the viewer may know, up to the position shown; oldest first.
    engine::EventList recentEvents() const;
    /// All moments with all hands, when the game is over; empty before.
    std::span<const engine::Moment> openHistory() const;
    /// Selects the visible hand if only computers play; the same seat again selects the deciding seat.
    void watchFrom(engine::Seat seat);

    // The person at the screen
    /// The player to whom the screen must first be handed over. Until then nothing else is possible: nothing can be
    /// taken back, and no earlier position shown.
    std::optional<engine::Seat> coveredFor() const;
    /// The player who may choose without being at the screen, because the choice is among cards that lie face up
    /// (BID-4): several players then choose in turn without covers, and no hand is visible.
    std::optional<engine::Seat> choosesOpenly() const;
    /// That player, or the one for whom the screen is covered, is now at the screen.
    void uncover();
    /// The last person at the screen; none if there was nobody.
    engine::Seat atScreen() const { return atScreen_; }
    /// While the screen is handed over, new manners wait until it is uncovered: no setting may lift a cover.
    void setManners(TableManners manners);
    const TableManners& manners() const { return manners_; }

    /// The steps that a person may take now: empty while covered, at an earlier position, if a computer must decide,
    /// and when the game is over.
    const engine::StepList& legal() const { return legal_; }

    /// The game has changed from moment `from` on.
    void follow(int from);
    /// A decision is not to be seen yet: nobody can decide until follow().
    void hold();
    bool isHeld() const { return isHeld_; }

Q_SIGNALS:
    /// The view must be drawn again.
    void changed();
    /// It has been drawn: the steps of legal() can now be chosen on it.
    void offered();
    /// The events that led to the view that changed() announced, as far as the viewer may know them.
    void happened(const gnostica::engine::EventList& events);
    void deciderChanged(gnostica::engine::Seat seat);

private:
    const engine::State& shownState() const;
    std::optional<engine::Seat> awaited() const;
    void refresh();
    void seatWhoeverDecides();
    void adoptManners();
    engine::EventList visible(std::span<const engine::Moment> moments) const;

    const engine::Game& game_;
    Seating seating_;
    TableManners manners_;
    std::optional<TableManners> mannersToCome_;  ///< applied when the cover is lifted
    engine::Seat atScreen_ = engine::Seat::none;
    engine::Seat announced_ = engine::Seat::none;
    engine::Seat watched_ = engine::Seat::none;
    std::optional<std::size_t> shown_;  ///< an earlier position
    engine::StepList legal_;
    mutable std::vector<engine::ToldMoment> told_;  ///< the first moments of the timeline, made on request
    mutable engine::Seat toldTo_ = engine::Seat::none;
    bool begun_ = false;
    bool isHeld_ = false;
};

}  // namespace gnostica::table
