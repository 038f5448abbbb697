// Puts moments of a game on a stage.
#pragma once

#include "app/table/seen_table.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>
#include <QRectF>

#include <cstddef>
#include <optional>

namespace gnostica::table {
class ComputerPlayers;
}  // namespace gnostica::table

namespace gnostica::gui {

class BidStage;
class CardFlight;
class DiceStage;
class PlayersPanel;
class TableWidget;

/// Shows the bids when they are revealed, and dice when they are thrown, until the user goes on or the game has
/// overtaken them; bids that are taken fly to their new owners. Nothing is staged while the user looks back or the
/// screen is handed over, and in fast games of computers.
class StageDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; the panels lie on the table. `hand` is never covered by the sheet about dice.
    StageDesk(TableWidget& table, const QWidget& hand, const PlayersPanel& players,
              const table::ComputerPlayers& computers);

    BidStage& bids() const { return *bids_; }
    DiceStage& dice() const { return *dice_; }
    CardFlight& flight() const { return *flight_; }
    /// Sets the speed of motions (Settings::animationMs).
    void setMotion(int animationMs);
    /// Sets the table and its speaker; both must exist until the next call. Earlier moments are not staged.
    void attach(table::SeenTable* table, const wording::Speaker* speaker);

private:
    /// A throw of dice that is news.
    struct Thrown {
        std::size_t moment = 0;
        wording::ThrowAccount account;
        QString said;  ///< the sentence about it
    };

    void follow();
    void fly(const engine::EventList& events);
    QRectF bidPlace(engine::Card card) const;
    QRectF placeOfOwner(engine::Seat seat) const;
    bool isStaged() const;
    void followBids();
    void followDice();
    std::optional<Thrown> lastThrown() const;
    bool isOvertaken(std::size_t moment) const;

    TableWidget& board_;
    const QWidget& hand_;
    const PlayersPanel& players_;
    const table::ComputerPlayers& computers_;
    BidStage* bids_;
    DiceStage* dice_;
    CardFlight* flight_;
    QPointer<table::SeenTable> table_;
    const wording::Speaker* speaker_ = nullptr;
    std::size_t bidsFrom_ = 0;  ///< moments before it have been seen
    std::size_t diceFrom_ = 0;
    std::optional<std::size_t> thrown_;  ///< the moment of the dice that are shown
};

}  // namespace gnostica::gui
