#include "app/gui/table/edit_tool.h"

namespace gnostica::gui {

using namespace engine;

void EditTool::setState(const State& state) {
    edit_ = BoardEdit(state);
    if (picked_.piece && index(*picked_.piece) >= state.pieceCount) {
        picked_ = {};
    }
    Q_EMIT marksChanged();
}

BoardMarks EditTool::marks() const {
    BoardMarks marks;
    marks.everything = true;
    marks.showWasteland = true;
    if (picked_.piece) {
        marks.pickedPieces = {*picked_.piece};
    } else if (picked_.space) {
        marks.pickedSpaces = {*picked_.space};
    }
    return marks;
}

void EditTool::setPicked(const BoardTarget& target) {
    picked_ = target;
    Q_EMIT marksChanged();
}

template <class Change>
bool EditTool::change(Change change) {
    const State before = edit_.state();
    BoardEdit trial = edit_;
    if (!change(trial)) {
        return false;
    }
    edit_ = trial;
    Q_EMIT edited(before, edit_.state());
    return true;
}

void EditTool::pick(const BoardTarget& target) {
    if (const auto* piece = std::get_if<Piece>(&brush_); piece != nullptr && target.space) {
        Piece placed = *piece;
        placed.setSpace(*target.space);
        change([&](BoardEdit& edit) { return edit.place(placed); });
    } else if (const auto* card = std::get_if<Card>(&brush_); card != nullptr && target.space) {
        change([&](BoardEdit& edit) { return edit.lay(*card, *target.space); });
    } else {
        setPicked(target);
    }
}

void EditTool::ask(const BoardTarget& target) {
    remove(target);
}

void EditTool::lift(PieceId piece) {
    setPicked({state().piece(piece).space(), piece});
}

void EditTool::drop(PieceId piece, Space to) {
    if (change([&](BoardEdit& edit) { return edit.move(piece, to); })) {
        setPicked({to, piece});
    }
}

/// By value: what is picked goes first.
bool EditTool::remove(BoardTarget target) {
    setPicked({});
    return change([&](BoardEdit& edit) {
        return target.piece ? edit.remove(*target.piece) : target.space && edit.takeCard(*target.space);
    });
}

bool EditTool::act(Act act) {
    if (act == Act::remove) {
        return remove(picked_);
    }
    if (act < Act::faceNorth || act > Act::faceNorthWest || !picked_.piece) {
        return false;
    }
    const Facing facing = kAllFacings[static_cast<std::size_t>(act) - static_cast<std::size_t>(Act::faceNorth)];
    change([&](BoardEdit& edit) { return edit.turn(*picked_.piece, facing); });
    return true;
}

}  // namespace gnostica::gui
