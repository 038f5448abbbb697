#include "app/gui/shared/play/pick_tool.h"

#include "app/turn/turn_controller.h"

#include <algorithm>

namespace gnostica::gui {

using engine::Facing;
using engine::PieceId;
using engine::Space;

PickTool::PickTool(turn::TurnController& turn, QObject* parent) : BoardTool(parent), turn_(turn) {}

turn::BoardMarks PickTool::marks() const {
    turn::BoardMarks marks = turn_.marks();
    std::erase_if(marks.spaces, [this](Space space) { return !allows(turn::PickSpace{space}); });
    std::erase_if(marks.pieces, [this](PieceId piece) { return !allows(turn::PickPiece{piece}); });
    return marks;
}

bool PickTool::allowsTarget(const turn::BoardTarget& target) const {
    return (target.piece && allows(turn::PickPiece{*target.piece})) ||
           (target.space && allows(turn::PickSpace{*target.space}));
}

void PickTool::refuseTarget(const turn::BoardTarget& target) {
    if (target.piece) {
        refuse(turn::PickPiece{*target.piece});
    } else if (target.space) {
        refuse(turn::PickSpace{*target.space});
    }
}

void PickTool::pick(const turn::BoardTarget& target) {
    if (!allowsTarget(target)) {
        refuseTarget(target);
    } else if (target.piece) {
        turn_.pickPiece(*target.piece);
    } else {
        turn_.pickSpace(*target.space);
    }
}

void PickTool::pickAgain(const turn::BoardTarget& target) {
    if (!allowsTarget(target)) {
        refuseTarget(target);
    } else if (target.piece && turn_.isOfInterest(turn::PickPiece{*target.piece})) {
        turn_.pickAgain(turn::PickPiece{*target.piece});
    } else if (target.space) {
        turn_.pickAgain(turn::PickSpace{*target.space});
    }
}

void PickTool::ask(const turn::BoardTarget& target) {
    if (allowsTarget(target)) {
        turn_.ask(target.space, target.piece);
    } else {
        refuseTarget(target);
    }
}

void PickTool::lift(PieceId piece) {
    if (allows(turn::PickPiece{piece})) {
        turn_.liftPiece(piece);
    }
}

/// A drop on a neighbouring space may also mean a facing.
void PickTool::drop(PieceId piece, Space to) {
    const Space from = turn_.chooser().isIdle() ? to : turn_.chooser().state().piece(piece).space();
    const auto isWayAllowed = [&](Facing facing) {
        return from != to && engine::neighbour(from, facing) == to && allows(turn::PickFacing{facing});
    };
    const bool isToAllowed = allows(turn::PickSpace{to}) || std::ranges::any_of(engine::kAllFacings, isWayAllowed);
    if (allows(turn::PickPiece{piece}) && isToAllowed) {
        turn_.dragPiece(piece, to);
    } else {
        refuse(turn::PickSpace{to});
    }
}

void PickTool::point(PieceId piece, Facing facing) {
    if (allows(turn::PickPiece{piece}) && allows(turn::PickFacing{facing})) {
        turn_.pointPiece(piece, facing);
    } else {
        refuse(turn::PickFacing{facing});
    }
}

void PickTool::hover(std::optional<Space> space) {
    turn_.hover(space && allows(turn::PickSpace{*space}) ? space : std::nullopt);
}

void PickTool::take(const turn::Pick& pick) {
    if (allows(pick)) {
        turn_.pick(pick);
    } else {
        refuse(pick);
    }
}

void PickTool::takeAgain(const turn::Pick& pick) {
    if (allows(pick)) {
        turn_.pickAgain(pick);
    } else {
        refuse(pick);
    }
}

void PickTool::explain(const turn::Pick& pick) {
    if (allows(pick)) {
        turn_.askWhyNot(pick);
    } else {
        refuse(pick);
    }
}

void PickTool::liftCard(engine::Card card) {
    if (allows(turn::PickCard{card})) {
        turn_.liftCard(card);
    }
}

void PickTool::dropCard(engine::Card card, Space to) {
    turn_.dropCard(card, to);
}

void PickTool::choose(const engine::Step& step) {
    if (allowsStep(step)) {
        turn_.choose(step);
    } else {
        refuseStep(step);
    }
}

}  // namespace gnostica::gui
