#include "app/gui/windows/learn/guided_tool.h"

#include "app/turn/turn_controller.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

GuidedTool::GuidedTool(TurnController& turn, QObject* parent) : PickTool(turn, parent), guarded_(&turn) {}

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

StepChooser GuidedTool::narrowed() const {
    StepChooser chooser = wanted_;
    for (const Pick& pick : turn().chooser().picks()) {
        if (!chooser.isIdle()) {
            chooser.pick(pick);
        }
    }
    return chooser;
}

bool GuidedTool::allows(const Pick& pick) const {
    if (turn().chooser().isPicked(pick)) {
        return true;  // picking it again undoes the pick
    }
    StepChooser chooser = narrowed();
    return !chooser.isIdle() && chooser.repick(pick);
}

/// Gives the rule, if there is one.
void GuidedTool::refuse(const Pick& pick) {
    if (!turn().chooser().isIdle() && turn().chooser().whyNot(pick)) {
        turn().askWhyNot(pick);
    } else {
        Q_EMIT answered(notAsked());
    }
    Q_EMIT strayed(pick);
}

/// Plays the card. If the lesson asks for a target next, the space that the card is dropped on becomes the target.
void GuidedTool::dropCard(Card card, Space to) {
    if (!allows(PickCard{card})) {
        refuse(PickCard{card});
        return;
    }
    StepChooser held = narrowed();
    if (!held.isPicked(PickCard{card})) {
        held.repick(PickCard{card});
    }
    if (held.isFinal()) {
        if (!turn().chooser().isPicked(PickCard{card})) {
            turn().pick(PickCard{card});
        }
        turn().confirm();
        if (!turn().chooser().isIdle() && allows(PickSpace{to})) {
            turn().pick(PickSpace{to});
        }
    } else if (held.pick(PickSpace{to})) {
        turn().dropCard(card, to);
    } else {
        refuse(PickSpace{to});
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
