#include "engine/notation/detail/step_kinds.h"

#include "engine/model/step_fields.h"

#include <utility>

namespace gnostica::engine {
namespace {

template <std::size_t... places>
std::vector<Step> emptyCoreSteps(std::index_sequence<places...>) {
    return {Step(std::in_place_index<places>)...};
}

}  // namespace

const Form& formOf(const Rules& rules, const Step& step) {
    const auto* special = std::get_if<step::Special>(&step);
    return special != nullptr ? rules.kindOf(*special).form : coreForms()[step.index()];
}

bool areOfOneKind(const Step& a, const Step& b) {
    const auto* one = std::get_if<step::Special>(&a);
    const auto* other = std::get_if<step::Special>(&b);
    return a.index() == b.index() && (one == nullptr || (one->owner == other->owner && one->code == other->code));
}

std::vector<Step> emptySteps(const Rules& rules) {
    std::vector<Step> steps = emptyCoreSteps(std::make_index_sequence<kCoreKinds>());
    for (const bool inGame : {true, false}) {
        for (std::size_t i = 0; i < rules.owners.size(); ++i) {
            const Owner& owner = rules.owners[i];
            for (std::size_t code = 0; code < owner.steps.size() && owner.inGame == inGame; ++code) {
                steps.emplace_back(OwnSteps(i, owner).make(code));
            }
        }
    }
    return steps;
}

PieceId actorOf(const Step& step) {
    return fieldOr<Field::piece>(step, minionOf(step));
}

PieceId targetOf(const Step& step) {
    return fieldOr<Field::model>(step, fieldOr<Field::target>(step, kNoPiece));
}

}  // namespace gnostica::engine
