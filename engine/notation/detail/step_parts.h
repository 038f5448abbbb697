// Every kind of step as one list of parts, and the form in which it is written.
#pragma once

#include "engine/model/step.h"
#include "engine/model/step_form.h"
#include "engine/rules/rules.h"

#include <vector>

namespace gnostica::engine {

/// Names one kind of step: its place in Step and, for one that an owner has brought along, whose it is.
struct KindId {
    std::size_t place = 0;
    std::uint8_t owner = 0;
    std::uint8_t code = 0;
    friend bool operator==(KindId, KindId) = default;
};

/// The name of one kind of the core.
template <class S>
inline constexpr KindId kKindOf{Step(std::in_place_type<S>).index(), 0, 0};

KindId kindOf(const Step& step);
const Form& formOf(const Rules& rules, KindId kind);

/// All kinds that can be read by these rules: those of the core, of this game's owners, and of owners that are only
/// known.
std::vector<KindId> allKinds(const Rules& rules);

/// The fields of any step; those that its kind does not have keep these values.
struct StepParts {
    PieceId piece = kNoPiece;   ///< Part::minion or Part::piece
    PieceId target = kNoPiece;  ///< Part::target or Part::given
    std::uint16_t pieces = 0;
    Space space;
    Space to;
    Facing facing{};
    std::uint8_t number = 0;
    Card card;
    CardSource source{};
    HandPick cards;
    bool linked = false;
};

StepParts takeApart(const Rules& rules, const Step& step);
/// The step of that kind with these parts.
Step putTogether(const Rules& rules, KindId kind, const StepParts& parts);

}  // namespace gnostica::engine
