#include "app/gui/windows/learn/guided_tool.h"

#include "app/turn/turn_controller.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

GuidedTool::GuidedTool(turn::TurnController& turn, QObject* parent) : PickTool(turn, parent), guarded_(&turn) {}

GuidedTool::~GuidedTool() {
    if (guarded_) {
        guarded_->setGuard({});
    }
}

void GuidedTool::expect(std::shared_ptr<const Rules> rules, const View& view, const StepList& wanted) {
    steps_.assign(wanted.begin(), wanted.end());
    wanted_.withdraw();
    if (!wanted.empty()) {
        wanted_.offer(std::move(rules), view, wanted);
    }
    turn().setGuard([steps = steps_](const Step& step) { return std::ranges::find(steps, step) != steps.end(); });
    Q_EMIT marksChanged();
}

QString GuidedTool::notAsked() {
    return tr("That is not the step the lesson asks for.");
}

turn::StepChooser GuidedTool::narrowed() const {
    turn::StepChooser chooser = wanted_;
    for (const turn::Pick& pick : turn().chooser().picks()) {
        if (!chooser.isIdle()) {
            chooser.pick(pick);
        }
    }
    return chooser;
}

bool GuidedTool::allows(const turn::Pick& pick) const {
    if (turn().chooser().isPicked(pick)) {
        return true;  // picking it again undoes the pick
    }
    turn::StepChooser chooser = narrowed();
    return !chooser.isIdle() && chooser.repick(pick);
}

/// Gives the rule, if there is one.
void GuidedTool::refuse(const turn::Pick& pick) {
    if (!turn().chooser().isIdle() && turn().chooser().whyNot(pick)) {
        turn().askWhyNot(pick);
    } else {
        Q_EMIT answered(notAsked());
    }
    Q_EMIT strayed(pick);
}

/// Plays the card. If the lesson asks for a target next, the space that the card is dropped on becomes the target.
void GuidedTool::dropCard(Card card, Space to) {
    if (!allows(turn::PickCard{card})) {
        refuse(turn::PickCard{card});
        return;
    }
    turn::StepChooser held = narrowed();
    if (!held.isPicked(turn::PickCard{card})) {
        held.repick(turn::PickCard{card});
    }
    if (held.hasOneStep()) {
        if (!turn().chooser().isPicked(turn::PickCard{card})) {
            turn().pick(turn::PickCard{card});
        }
        turn().confirm();
        if (!turn().chooser().isIdle() && allows(turn::PickSpace{to})) {
            turn().pick(turn::PickSpace{to});
        }
    } else if (held.pick(turn::PickSpace{to})) {
        turn().dropCard(card, to);
    } else {
        refuse(turn::PickSpace{to});
    }
}

bool GuidedTool::allowsStep(const Step& step) const {
    return std::ranges::find(steps_, step) != steps_.end();
}

void GuidedTool::refuseStep(const Step& step) {
    Q_EMIT answered(notAsked());
    Q_EMIT strayedTo(step);
}

}  // namespace gnostica::gui
