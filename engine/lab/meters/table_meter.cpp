#include "engine/lab/meters/table_meter.h"

namespace gnostica::engine::lab {

void TableMeter::decide(const SeenDecision& decision) {
    const auto* refresh = std::get_if<step::Refresh>(&decision.chosen);
    const bool passes = refresh == nullptr || (refresh->discards.bits == 0 && refresh->draw == 0);
    if (!passes && refreshed_ != decision.turn) {
        refreshed_ = decision.turn;
        ++refreshes_;
    }
}

void TableMeter::change(const SeenChange& change) {
    for (const Event& event : change.events) {
        reshuffles_ += std::holds_alternative<event::PileShuffled>(event) ? 1 : 0;
    }
}

void TableMeter::beginTurn(const State& state, const TurnRow& row) {
    ++turns_;
    int cards = 0;
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = seatAt(i);
        cards += state.isEliminated(seat) ? 0 : row.seats[seat].hand;
        pieces_ += row.seats[seat].pieces;
    }
    hand_ += shareOf(cards, state.seatsLeft());
    territories_ += row.territories;
    wasteland_ += row.wasteland;
}

void TableMeter::finish(const State&, const Standing&, MeasuredGame& game) {
    valueOf(game, Metric::hand) = shareOf(hand_, turns_);
    valueOf(game, Metric::refreshes) = shareOf(refreshes_, turns_);
    valueOf(game, Metric::territories) = shareOf(territories_, turns_);
    valueOf(game, Metric::pieces) = shareOf(pieces_, turns_);
    valueOf(game, Metric::wasteland) = shareOf(wasteland_, turns_);
    valueOf(game, Metric::reshuffles) = reshuffles_;
}

}  // namespace gnostica::engine::lab
