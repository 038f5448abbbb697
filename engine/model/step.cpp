#include "engine/model/step_fields.h"

#include <array>

namespace gnostica::engine {

StepWord wordOf(const Step& step) {
    using enum StepWord;
    constexpr std::array<StepWord, std::variant_size_v<Step>> words{
        place, activate, play,      refresh, orient,                                   //
        cup,   cup,      cup,       rod,     rod,    rod,    disc,    disc,            //
        sword, sword,    sword,     shrink,                                            //
        turn,  convert,  warp,      warp,    trade,  redraw, recover, reveal,   copy,  //
        skip,  done,     challenge, bid,     take,   wheel,  refill,  retaliate};
    return words[step.index()];
}

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
