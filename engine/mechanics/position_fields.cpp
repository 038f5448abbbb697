#include "engine/mechanics/position_fields.h"

#include <nlohmann/json.hpp>

namespace gnostica::engine {

tl::expected<Seat, FieldProblem> seatInGame(const nlohmann::json& letter, const State& state) {
    if (!letter.is_string() || letter.get_ref<const std::string&>().size() != 1) {
        return tl::unexpected(FieldProblem::wrongValue);
    }
    const int seat = letter.get_ref<const std::string&>().front() - 'A';
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
