#include "app/gui/shared/play/guided_tool.h"

#include "app/turn/turn_controller.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

GuidedTool::GuidedTool(PickTool& inner, TurnController& turn, QObject* parent)
    : PickTool(parent),
      inner_(inner),
      turn_(turn),
      guarded_(&turn) {
    connect(&inner_, &BoardTool::marksChanged, this, &BoardTool::marksChanged);
    connect(&inner_, &BoardTool::answered, this, &BoardTool::answered);
    connect(&inner_, &BoardTool::lookedAt, this, &BoardTool::lookedAt);
}

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
    turn_.setGuard([steps = steps_](const Step& step) { return std::ranges::find(steps, step) != steps.end(); });
    Q_EMIT marksChanged();
}

QString GuidedTool::notAsked() {
    return tr("This is not what is asked for now.");
}

StepChooser GuidedTool::narrowed() const {
    StepChooser chooser = wanted_;
    for (const Pick& pick : turn_.chooser().picks()) {
        if (!chooser.isIdle()) {
            chooser.pick(pick);
        }
    }
    return chooser;
}

bool GuidedTool::leadsOn(const Pick& pick) const {
    if (turn_.chooser().isPicked(pick)) {
        return true;  // it is taken back
    }
    StepChooser chooser = narrowed();
    return !chooser.isIdle() && chooser.repick(pick);
}

bool GuidedTool::leadsOn(const BoardTarget& target) const {
    return (target.piece && leadsOn(PickPiece{*target.piece})) || (target.space && leadsOn(PickSpace{*target.space}));
}

/// With the rule, where there is one.
void GuidedTool::refuse(const Pick& pick) {
    if (!turn_.chooser().isIdle() && turn_.chooser().whyNot(pick)) {
        inner_.explain(pick);
    } else {
        Q_EMIT answered(notAsked());
    }
    Q_EMIT strayed(pick);
}

/// What the inner tool emphasises, as far as it is wanted.
BoardMarks GuidedTool::marks() const {
    BoardMarks marks = inner_.marks();
    std::erase_if(marks.spaces, [this](Space space) { return !leadsOn(PickSpace{space}); });
    std::erase_if(marks.pieces, [this](PieceId piece) { return !leadsOn(PickPiece{piece}); });
    return marks;
}

void GuidedTool::pick(const BoardTarget& target) {
    if (leadsOn(target)) {
        inner_.pick(target);
    } else {
        ask(target);
    }
}

void GuidedTool::pickAgain(const BoardTarget& target) {
    if (leadsOn(target)) {
        inner_.pickAgain(target);
    } else {
        ask(target);
    }
}

void GuidedTool::ask(const BoardTarget& target) {
    if (leadsOn(target)) {
        inner_.ask(target);
        return;
    }
    if (target.piece) {
        refuse(PickPiece{*target.piece});
    } else if (target.space) {
        refuse(PickSpace{*target.space});
    }
}

void GuidedTool::lift(PieceId piece) {
    if (leadsOn(PickPiece{piece})) {
        inner_.lift(piece);
    }
}

void GuidedTool::drop(PieceId piece, Space to) {
    const Space from = turn_.chooser().isIdle() ? to : turn_.chooser().state().piece(piece).space();
    const auto towards = std::find_if(kAllFacings.begin(), kAllFacings.end(),
                                      [&](Facing facing) { return from != to && neighbour(from, facing) == to; });
    const bool isWanted = leadsOn(PickSpace{to}) || (towards != kAllFacings.end() && leadsOn(PickFacing{*towards}));
    if (leadsOn(PickPiece{piece}) && isWanted) {
        inner_.drop(piece, to);
    } else {
        refuse(PickSpace{to});
    }
}

void GuidedTool::point(PieceId piece, Facing facing) {
    if (leadsOn(PickPiece{piece}) && leadsOn(PickFacing{facing})) {
        inner_.point(piece, facing);
    } else {
        refuse(PickFacing{facing});
    }
}

void GuidedTool::hover(std::optional<Space> space) {
    inner_.hover(space && leadsOn(PickSpace{*space}) ? space : std::nullopt);
}

void GuidedTool::take(const Pick& pick) {
    if (leadsOn(pick)) {
        inner_.take(pick);
    } else {
        refuse(pick);
    }
}

void GuidedTool::explain(const Pick& pick) {
    if (leadsOn(pick)) {
        inner_.explain(pick);
    } else {
        refuse(pick);
    }
}

void GuidedTool::takeAgain(const Pick& pick) {
    if (leadsOn(pick)) {
        inner_.takeAgain(pick);
    } else {
        take(pick);
    }
}

void GuidedTool::liftCard(Card card) {
    if (leadsOn(PickCard{card})) {
        inner_.liftCard(card);
    }
}

/// Where a card is only played, that is done; what it is dropped on is what it is for, if that is asked for next.
void GuidedTool::dropCard(Card card, Space to) {
    if (!leadsOn(PickCard{card})) {
        refuse(PickCard{card});
        return;
    }
    StepChooser held = narrowed();
    if (!held.isPicked(PickCard{card})) {
        held.repick(PickCard{card});
    }
    if (held.isFinal()) {
        if (!turn_.chooser().isPicked(PickCard{card})) {
            inner_.take(PickCard{card});
        }
        turn_.confirm();
        if (!turn_.chooser().isIdle() && leadsOn(PickSpace{to})) {
            inner_.take(PickSpace{to});
        }
    } else if (held.pick(PickSpace{to})) {
        inner_.dropCard(card, to);
    } else {
        refuse(PickSpace{to});
    }
}

void GuidedTool::choose(const Step& step) {
    if (std::find(steps_.begin(), steps_.end(), step) != steps_.end()) {
        inner_.choose(step);
    } else {
        Q_EMIT answered(notAsked());
        Q_EMIT strayedTo(step);
    }
}

}  // namespace gnostica::gui
