#include "engine/model/step_fields.h"

namespace gnostica::engine {

bool isTurnOption(const Step& step) {
    return std::visit(
        []<class S>(const S&) {
            return std::is_same_v<S, step::Place> || std::is_same_v<S, step::Activate> ||
                   std::is_same_v<S, step::Play> || std::is_same_v<S, step::Refresh> || std::is_same_v<S, step::Orient>;
        },
        step);
}

bool isLinked(const Step& step) {
    return fieldOr<Field::linked>(step, false);
}

PieceId minionOf(const Step& step) {
    return fieldOr<Field::minion>(step, kNoPiece);
}

}  // namespace gnostica::engine
