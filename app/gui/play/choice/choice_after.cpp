#include "app/gui/play/choice/choice_after.h"

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

}  // namespace gnostica::gui
