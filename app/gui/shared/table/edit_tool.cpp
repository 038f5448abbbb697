#include "app/gui/shared/table/edit_tool.h"

#include "app/gui/base/keys/facing_acts.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

void EditTool::setState(const State& state) {
    edit_ = BoardEdit(state);
    const bool isThere = !picked_.piece || (index(*picked_.piece) < state.pieceCount &&
                                            state.piece(*picked_.piece).space() == picked_.space);
    if (!isThere) {
        setPicked({});
    }
    Q_EMIT marksChanged();
}

void EditTool::setBrush(const Brush& brush) {
    brush_ = brush;
    if (!std::holds_alternative<std::monostate>(brush)) {
        setPicked({});
    }
    Q_EMIT marksChanged();
}

turn::BoardMarks EditTool::marks() const {
    turn::BoardMarks marks;
    marks.everything = true;
    marks.preview = preview();
    if (picked_.piece) {
        marks.pickedPieces = {*picked_.piece};
    } else if (picked_.space) {
        marks.pickedSpaces = {*picked_.space};
    }
    return marks;
}

/// The effect of a click at the pointer.
std::optional<turn::Preview> EditTool::preview() const {
    if (!hovered_) {
        return std::nullopt;
    }
    BoardEdit trial = edit_;
    turn::Preview preview;
    if (const auto* piece = std::get_if<Piece>(&brush_)) {
        Piece placed = *piece;
        placed.setSpace(*hovered_);
        if (trial.place(placed) == EditResult::done) {
            preview.after = {placed};
            return preview;
        }
    } else if (const auto* card = std::get_if<Card>(&brush_)) {
        if (trial.lay(*card, *hovered_) == EditResult::done) {
            preview.territories = {{*hovered_, *card}};
            return preview;
        }
    }
    return std::nullopt;
}

void EditTool::setPicked(const turn::BoardTarget& target) {
    const bool isNew = picked_ != target;
    picked_ = target;
    Q_EMIT marksChanged();
    if (isNew) {
        Q_EMIT pickedChanged();
    }
}

template <class Change>
bool EditTool::change(EditDeed deed, const std::optional<Piece>& about, Change change) {
    const State before = edit_.state();
    BoardEdit trial = edit_;
    const EditResult result = change(trial);
    if (result != EditResult::done) {
        Q_EMIT refused(result, about);
        return false;
    }
    edit_ = trial;
    Q_EMIT edited(before, edit_.state(), deed);
    return true;
}

void EditTool::pick(const turn::BoardTarget& target) {
    if (const auto* piece = std::get_if<Piece>(&brush_); piece != nullptr && target.space) {
        Piece placed = *piece;
        placed.setSpace(*target.space);
        change(EditDeed::place, placed, [&](BoardEdit& edit) { return edit.place(placed); });
    } else if (const auto* card = std::get_if<Card>(&brush_); card != nullptr && target.space) {
        dropCard(*card, *target.space);
    } else if (std::holds_alternative<Eraser>(brush_)) {
        remove(target);
    } else if (target == picked_) {
        setPicked({});
    } else if (!movePicked(target)) {
        setPicked(target);
    }
}

/// Moves the picked thing to a clicked space: a piece to any, a card only to one without a card.
bool EditTool::movePicked(const turn::BoardTarget& target) {
    if (target.piece || !target.space || !picked_.space || *picked_.space == *target.space) {
        return false;
    }
    const Space to = *target.space;
    if (picked_.piece) {
        drop(*picked_.piece, to);
        return true;
    }
    const Territory* territory = state().territoryAt(*picked_.space);
    if (territory == nullptr || state().isTerritory(to)) {
        return false;
    }
    dropCard(territory->card, to);
    return true;
}

void EditTool::dropCard(Card card, Space to) {
    const bool isMove = edit_.placeOf(card).kind == CardPlace::Kind::board;
    if (change(isMove ? EditDeed::moveCard : EditDeed::lay, std::nullopt,
               [&](BoardEdit& edit) { return edit.lay(card, to); }) &&
        std::holds_alternative<std::monostate>(brush_)) {
        setPicked({to, std::nullopt});
    }
}

void EditTool::ask(const turn::BoardTarget& target) {
    remove(target);
}

void EditTool::lift(PieceId piece) {
    setPicked({state().piece(piece).space(), piece});
}

void EditTool::drop(PieceId piece, Space to) {
    const auto about = index(piece) < state().pieceCount ? std::optional(state().piece(piece)) : std::nullopt;
    if (change(EditDeed::move, about, [&](BoardEdit& edit) { return edit.move(piece, to); })) {
        setPicked({to, piece});
    }
}

void EditTool::hover(std::optional<Space> space) {
    hovered_ = space;
    if (!std::holds_alternative<std::monostate>(brush_)) {
        Q_EMIT marksChanged();
    }
}

/// `target` is passed by value, because the picked target is cleared first.
bool EditTool::remove(turn::BoardTarget target) {
    setPicked({});
    if (target.piece) {
        return change(EditDeed::remove, state().piece(*target.piece),
                      [&](BoardEdit& edit) { return edit.remove(*target.piece); });
    }
    return target.space &&
           change(EditDeed::takeCard, std::nullopt, [&](BoardEdit& edit) { return edit.takeCard(*target.space); });
}

bool EditTool::turn(Facing facing) {
    auto* brush = std::get_if<Piece>(&brush_);
    if (!picked_.piece && brush == nullptr) {
        return false;
    }
    const auto about = picked_.piece ? state().piece(*picked_.piece) : *brush;
    if (isDiagonal(facing) && !diagonals_) {
        Q_EMIT refused(EditResult::noSuchFacing, about);
    } else if (picked_.piece) {
        change(EditDeed::turn, about, [&](BoardEdit& edit) { return edit.turn(*picked_.piece, facing); });
    } else {
        brush->setFacing(facing);
        Q_EMIT marksChanged();
        Q_EMIT brushTurned(facing);
    }
    return true;
}

bool EditTool::resize(int by) {
    if (!picked_.piece) {
        return false;
    }
    const Piece old = state().piece(*picked_.piece);
    const Piece wanted(old.owner(), std::clamp(old.size() + by, 1, kSizes), old.facing(), old.space());
    change(EditDeed::resize, wanted, [&](BoardEdit& edit) { return edit.resize(*picked_.piece, wanted.size()); });
    return true;
}

/// Clears the picked target or, if there is none, the brush.
bool EditTool::layDown() {
    if (picked_.space || picked_.piece) {
        setPicked({});
        return true;
    }
    if (std::holds_alternative<std::monostate>(brush_)) {
        return false;
    }
    setBrush({});
    Q_EMIT brushLaidDown();
    return true;
}

bool EditTool::act(Act act) {
    switch (act) {
    case Act::remove: return remove(picked_);
    case Act::larger: return resize(1);
    case Act::smaller: return resize(-1);
    case Act::layDown: return layDown();
    default: break;
    }
    const auto facing = facingOf(act);
    return facing && turn(*facing);
}

}  // namespace gnostica::gui
