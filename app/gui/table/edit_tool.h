// Setting up a position by pointing.
#pragma once

#include "app/gui/table/board_edit.h"
#include "app/gui/table/board_tool.h"

#include <variant>

namespace gnostica::gui {

/// What a click on a space puts there; nothing: it picks what is there.
using Brush = std::variant<std::monostate, engine::Piece, engine::Card>;

/// Places, moves, turns and removes pieces and cards: a click picks or places, a drag moves, the keys of facings turn
/// what is picked, Delete removes it; a right click removes what it points at. Each change is announced with what
/// there was before, so that an undo stack can keep it; the table shows what it is given.
class EditTool : public BoardTool {
    Q_OBJECT

public:
    explicit EditTool(const engine::State& state, QObject* parent = nullptr) : BoardTool(parent), edit_(state) {}

    const engine::State& state() const { return edit_.state(); }
    /// Another position: one that was undone or read. edited() is not emitted for it.
    void setState(const engine::State& state);
    /// The space of a piece is that of the click.
    void setBrush(const Brush& brush) { brush_ = brush; }
    const BoardTarget& picked() const { return picked_; }

    BoardMarks marks() const override;
    void pick(const BoardTarget& target) override;
    void ask(const BoardTarget& target) override;
    void lift(engine::PieceId piece) override;
    void drop(engine::PieceId piece, engine::Space to) override;
    bool act(Act act) override;

Q_SIGNALS:
    /// One change; the table is to be shown anew.
    void edited(const gnostica::engine::State& before, const gnostica::engine::State& after);

private:
    /// Makes a change of a copy; takes it over, and tells of it, if it is one.
    template <class Change>
    bool change(Change change);
    bool remove(BoardTarget target);
    void setPicked(const BoardTarget& target);

    BoardEdit edit_;
    Brush brush_;
    BoardTarget picked_;
};

}  // namespace gnostica::gui
