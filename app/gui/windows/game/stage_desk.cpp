#include "app/gui/windows/game/stage_desk.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/stage/bid_stage.h"
#include "app/gui/windows/game/stage/card_flight.h"
#include "app/gui/windows/game/stage/dice_stage.h"
#include "app/table/computer/computer_players.h"

#include <algorithm>
#include <span>

namespace gnostica::gui {

using namespace engine;

namespace {

/// Of a whole card: height by width.
constexpr double kCardShape = 720.0 / 420;

/// A card of this width in the middle of a place.
QRectF cardWithin(const QRectF& place, double width) {
    QRectF card(0, 0, width, width * kCardShape);
    card.moveCenter(place.center());
    return card;
}

std::span<const ToldMoment> playedIn(const table::SeenTable& table) {
    return table.told().first(static_cast<std::size_t>(table.length()));
}

}  // namespace

StageDesk::StageDesk(TableWidget& table, const QWidget& hand, const PlayersPanel& players,
                     const table::ComputerPlayers& computers)
    : QObject(&table),
      board_(table),
      hand_(hand),
      players_(players),
      computers_(computers),
      bids_(new BidStage(table)),
      dice_(new DiceStage(table, hand)),
      flight_(new CardFlight(table)) {
    connect(bids_, &MomentStage::wentOn, this, [this] { bidsFrom_ = bids_->shown().moment + 1; });
    connect(dice_, &MomentStage::wentOn, this, [this] { diceFrom_ = thrown_.value_or(diceFrom_) + 1; });
    whenLanguageChanges(&table, this, [this] { follow(); });
}

void StageDesk::setMotion(int animationMs) {
    bids_->setMotion(animationMs);
    dice_->setMotion(animationMs);
    flight_->setMotion(animationMs);
}

void StageDesk::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    if (table_) {
        table_->disconnect(this);
    }
    bids_->leave();
    dice_->leave();
    flight_->end();
    thrown_.reset();
    table_ = table;
    speaker_ = speaker;
    bidsFrom_ = diceFrom_ = static_cast<std::size_t>(table->length());
    connect(table, &table::SeenTable::offered, this, &StageDesk::follow);
    connect(table, &table::SeenTable::happened, this, &StageDesk::fly);
}

/// Computers that play at full speed among themselves are not watched step by step.
bool StageDesk::isStaged() const {
    return table_->seating().people() > 0 || computers_.pace() >= table::Pace::normal;
}

void StageDesk::follow() {
    if (!table_ || speaker_ == nullptr) {
        return;
    }
    const auto length = static_cast<std::size_t>(table_->length());
    const bool isPast = !table_->isLive() || !isStaged();
    // After an undo, what comes again is new; what was passed over while looking back is not.
    bidsFrom_ = isPast ? length : std::min(bidsFrom_, length);
    diceFrom_ = isPast ? length : std::min(diceFrom_, length);
    if (isPast || table_->isOver() || table_->coveredFor()) {
        bids_->leave();
        dice_->leave();
        return;
    }
    followDice();
    followBids();
}

// ---- Bids that are taken --------------------------------------------------------------------------------------------

void StageDesk::fly(const EventList& events) {
    if (!table_->isLive() || table_->coveredFor() || !isStaged()) {
        return;
    }
    for (const Event& event : events) {
        if (const auto* taken = std::get_if<event::BidTaken>(&event)) {
            const QRectF to = placeOfOwner(taken->seat);
            if (!to.isEmpty()) {
                flight_->add({taken->card, bidPlace(taken->card), to});
            }
        }
    }
}

/// Where the stage has shown it, or the middle of the table.
QRectF StageDesk::bidPlace(Card card) const {
    const auto& bids = bids_->shown().bids;
    const auto place = static_cast<std::size_t>(std::ranges::find(bids, card, &RevealedBids::Bid::card) - bids.begin());
    return place < bids_->plan().cards.size() ? bids_->plan().cards[place]
                                              : cardWithin(board_.rect(), largeCardWidth(board_.window()->size()));
}

/// The hand of the player at the screen, or the plate of another one; empty if it is not on the table.
QRectF StageDesk::placeOfOwner(Seat seat) const {
    if (seat == table_->spokenTo()) {
        const QRectF hand(hand_.mapTo(&board_, QPoint()), hand_.size());
        return cardWithin(hand, handCardWidth(board_.window()->size()));
    }
    const QRectF plate = players_.placeOf(seat).translated(players_.mapTo(&board_, QPoint()));
    return plate.isEmpty() ? QRectF() : cardWithin(plate, plate.height() / kCardShape);
}

// ---- Moments --------------------------------------------------------------------------------------------------------

void StageDesk::followBids() {
    PerSeat<bool> people;
    for (int i = 0; i < table_->seats(); ++i) {
        people[seatAt(i)] = table_->seating().isPerson(seatAt(i));
    }
    const auto bids = revealedBids(table_->rules(), playedIn(*table_), table_->lastView(), people);
    if (bids && bids->moment >= bidsFrom_) {
        bids_->present(*bids, table_->rules(), *speaker_, table_->spokenTo());
    } else {
        bids_->leave();
    }
}

/// Seen is what has led to a second turn since, or to another step of a person; not a power that is skipped, which also
/// happens without asking.
bool StageDesk::isOvertaken(std::size_t moment) const {
    int turns = 0;
    for (const ToldMoment& later : playedIn(*table_).subspan(moment + 1)) {
        const Step* step = later.step();
        if (step != nullptr && table_->seating().isPerson(later.who()) && !std::holds_alternative<step::Skip>(*step)) {
            return true;
        }
        turns += static_cast<int>(std::ranges::count_if(
            later.events(), [](const Event& event) { return std::holds_alternative<event::TurnBegan>(event); }));
    }
    return turns > 1;
}

std::optional<StageDesk::Thrown> StageDesk::lastThrown() const {
    const auto told = playedIn(*table_);
    for (std::size_t i = told.size(); i-- > diceFrom_ && !isOvertaken(i);) {
        if (auto account = speaker_->thrown(told[i])) {
            const auto report = std::ranges::find_if(told[i].events(), [](const Event& event) {
                const auto* dice = std::get_if<event::Report>(&event);
                return dice != nullptr && dice->dice.count > 0;
            });
            return Thrown{i, std::move(*account), speaker_->event(*report, table_->spokenTo())};
        }
    }
    return {};
}

void StageDesk::followDice() {
    const auto thrown = lastThrown();
    if (!thrown) {
        thrown_.reset();
        dice_->leave();
        return;
    }
    const bool isNew = thrown_ != thrown->moment;
    thrown_ = thrown->moment;
    dice_->present(thrown->account, *speaker_, thrown->said, isNew);
}

}  // namespace gnostica::gui
