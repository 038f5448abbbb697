#include "app/gui/shared/play/play_tool.h"

#include "app/turn/turn_controller.h"

namespace gnostica::gui {

PlayTool::PlayTool(TurnController& turn, QObject* parent) : PickTool(parent), turn_(turn) {
    connect(&turn_, &TurnController::choiceChanged, this, &PlayTool::marksChanged);
    connect(&turn_, &TurnController::previewChanged, this, &PlayTool::marksChanged);
}

BoardMarks PlayTool::marks() const {
    return turn_.marks();
}

void PlayTool::pick(const BoardTarget& target) {
    if (target.piece) {
        take(PickPiece{*target.piece});
    } else if (target.space) {
        take(PickSpace{*target.space});
    }
}

void PlayTool::pickAgain(const BoardTarget& target) {
    if (target.piece && turn_.isOfInterest(PickPiece{*target.piece})) {
        takeAgain(PickPiece{*target.piece});
    } else if (target.space) {
        takeAgain(PickSpace{*target.space});
    }
}

void PlayTool::ask(const BoardTarget& target) {
    turn_.ask(target.space, target.piece);
}

void PlayTool::lift(engine::PieceId piece) {
    turn_.liftPiece(piece);
}

void PlayTool::drop(engine::PieceId piece, engine::Space to) {
    turn_.dragPiece(piece, to);
}

void PlayTool::point(engine::PieceId piece, engine::Facing facing) {
    turn_.pointPiece(piece, facing);
}

void PlayTool::hover(std::optional<engine::Space> space) {
    turn_.hover(space);
}

void PlayTool::take(const Pick& pick) {
    turn_.pick(pick);
}

void PlayTool::takeAgain(const Pick& pick) {
    turn_.pickAgain(pick);
}

void PlayTool::liftCard(engine::Card card) {
    turn_.liftCard(card);
}

void PlayTool::dropCard(engine::Card card, engine::Space to) {
    turn_.dropCard(card, to);
}

void PlayTool::explain(const Pick& pick) {
    turn_.askWhyNot(pick);
}

void PlayTool::choose(const engine::Step& step) {
    turn_.choose(step);
}

}  // namespace gnostica::gui
