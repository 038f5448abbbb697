// Setting up a position by pointing.
#pragma once

#include "app/gui/shared/table/board_edit.h"
#include "app/gui/shared/table/board_tool.h"

#include <variant>

namespace gnostica::gui {

/// Takes away what is clicked.
struct Eraser {
    friend bool operator==(const Eraser&, const Eraser&) = default;
};

/// What a click on a space puts there; nothing: it picks what is there.
using Brush = std::variant<std::monostate, engine::Piece, engine::Card, Eraser>;

/// What was done to the board, for whoever names it.
enum class EditDeed : std::uint8_t { place, move, turn, resize, remove, lay, moveCard, takeCard };

/// Places, moves, turns and removes pieces and cards: a click picks or places, a drag moves, the keys of facings turn
/// what is picked or else what is to be placed, Delete removes it; a right click removes what it points at. What is
/// picked goes where one clicks next. Each change is announced with what there was before, so that an undo stack can
/// keep it; the table shows what it is given. What cannot be done is announced, too.
class EditTool : public BoardTool {
    Q_OBJECT

public:
    explicit EditTool(const engine::State& state, QObject* parent = nullptr) : BoardTool(parent), edit_(state) {}

    const engine::State& state() const { return edit_.state(); }
    /// Another position: one that was undone or read. edited() is not emitted for it.
    void setState(const engine::State& state);
    /// The space of a piece is that of the click.
    void setBrush(const Brush& brush);
    const Brush& brush() const { return brush_; }
    /// Whether pieces may point between the four sides.
    void setDiagonals(bool known) { diagonals_ = known; }
    const BoardTarget& picked() const { return picked_; }
    /// Lays a card that was dragged here.
    void dropCard(engine::Card card, engine::Space to);

    BoardMarks marks() const override;
    void pick(const BoardTarget& target) override;
    void ask(const BoardTarget& target) override;
    void lift(engine::PieceId piece) override;
    void drop(engine::PieceId piece, engine::Space to) override;
    void hover(std::optional<engine::Space> space) override;
    bool act(Act act) override;

Q_SIGNALS:
    /// One change; the table is to be shown anew.
    void edited(const gnostica::engine::State& before, const gnostica::engine::State& after,
                gnostica::gui::EditDeed deed);
    /// Nothing has changed, and why: about the piece that was to be placed, turned or replaced, if it is about one.
    void refused(gnostica::gui::EditResult why, const std::optional<gnostica::engine::Piece>& piece);
    /// The piece that is to be placed points elsewhere now.
    void brushTurned(gnostica::engine::Facing facing);
    /// Nothing is to be placed any more.
    void brushLaidDown();
    void pickedChanged();

private:
    /// Makes a change of a copy; takes it over, and tells of it, if it is one.
    template <class Change>
    bool change(EditDeed deed, const std::optional<engine::Piece>& about, Change change);
    bool remove(BoardTarget target);
    bool movePicked(const BoardTarget& target);
    bool turn(engine::Facing facing);
    bool resize(int by);
    bool layDown();
    void setPicked(const BoardTarget& target);
    std::optional<Preview> preview() const;

    BoardEdit edit_;
    Brush brush_;
    BoardTarget picked_;
    std::optional<engine::Space> hovered_;
    bool diagonals_ = false;
};

}  // namespace gnostica::gui
