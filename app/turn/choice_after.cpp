#include "app/turn/choice_after.h"

#include "engine/model/rng.h"
#include "engine/play/play.h"

namespace gnostica::gui {

namespace {

using namespace engine;

bool onlyOpens(const Step& step) {
    return std::holds_alternative<step::Activate>(step) || std::holds_alternative<step::Play>(step);
}

}  // namespace

std::optional<StepChooser> choiceAfter(const StepChooser& chooser) {
    const std::optional<Step> first = chooser.proposal();
    if (!first || !onlyOpens(*first)) {
        return std::nullopt;
    }
    const Rules& rules = chooser.rules();
    Rng rng(1);  // for hidden cards only, and none of them is turned up
    State after = chooser.view().imagine(rules, rng);
    apply(rules, after, *first);
    if (isOver(after) || decider(rules, after) != chooser.decider() || after.turn.stage != Stage::power) {
        return std::nullopt;
    }
    StepList legal;
    legalSteps(rules, after, legal);
    StepChooser next;
    next.offer(chooser.sharedRules(), View(rules, after, chooser.decider()), legal);
    return next;
}

bool belongsAhead(const StepChooser& chooser, const StepChooser& ahead, const Pick& pick) {
    StepChooser next = ahead;
    if (chooser.isPicked(pick) || !next.pick(pick)) {
        return false;
    }
    const std::optional<Step> first = chooser.proposal();
    if (!first || std::holds_alternative<step::Play>(*first) || !StepChooser(chooser).repick(pick)) {
        return true;
    }
    // Another territory is activated instead, another card played: but what is marked as a target is one, whoever
    // stands on the territory is the minion, and a card that says all that is left is used by it.
    if (std::holds_alternative<PickSpace>(pick)) {
        return true;
    }
    if (const auto* piece = std::get_if<PickPiece>(&pick)) {
        const auto* activate = std::get_if<step::Activate>(&*first);
        return activate != nullptr && chooser.state().piece(piece->piece).space() == activate->space;
    }
    return std::holds_alternative<PickCard>(pick) && next.complete();
}

}  // namespace gnostica::gui
