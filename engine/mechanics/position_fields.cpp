#include "engine/mechanics/position_fields.h"

namespace gnostica::engine {

tl::expected<Seat, FieldProblem> seatInGame(const PlainValue& letter, const State& state) {
    const auto* word = std::get_if<std::string>(&letter);
    if (word == nullptr || word->size() != 1) {
        return tl::unexpected(FieldProblem::wrongValue);
    }
    const int seat = word->front() - 'A';
    if (seat < 0 || seat >= kMaxSeats) {
        return tl::unexpected(FieldProblem::wrongValue);
    }
    if (seat >= state.seats) {
        return tl::unexpected(FieldProblem::noSuchSeat);
    }
    if (state.isEliminated(seatAt(seat))) {
        return tl::unexpected(FieldProblem::eliminated);
    }
    return seatAt(seat);
}

}  // namespace gnostica::engine
