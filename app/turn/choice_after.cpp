#include "app/turn/choice_after.h"

#include "engine/model/rng.h"
#include "engine/play/play.h"

namespace gnostica::turn {

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
    Rng rng(1);  // only for hidden cards, none of which is revealed
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
    // The pick could also replace the proposed step. It belongs to the next decision if it is a space marked as a
    // target, a piece on the activated territory (the minion), or a card that completes that decision.
    if (std::holds_alternative<PickSpace>(pick)) {
        return true;
    }
    if (const auto* piece = std::get_if<PickPiece>(&pick)) {
        const auto* activate = std::get_if<step::Activate>(&*first);
        return activate != nullptr && chooser.state().piece(piece->piece).space() == activate->space;
    }
    return std::holds_alternative<PickCard>(pick) && next.complete();
}

}  // namespace gnostica::turn
