// Setting up a position by pointing.
#pragma once

#include "app/gui/shared/table/board_edit.h"
#include "app/gui/shared/table/board_tool.h"

#include <variant>

namespace gnostica::gui {

/// Removes clicked things.
struct Eraser {
    friend bool operator==(const Eraser&, const Eraser&) = default;
};

/// The thing that a click on a space places; monostate: a click picks the target.
using Brush = std::variant<std::monostate, engine::Piece, engine::Card, Eraser>;

/// Kinds of changes, for their names.
enum class EditDeed : std::uint8_t { place, move, turn, resize, remove, lay, moveCard, takeCard };

/// Places, moves, turns and removes pieces and cards: a click picks or places, a drag moves, keys of facings turn the
/// picked piece or the one to be placed, Delete removes it, and a right click removes its target. A picked thing moves
/// to the next space clicked. Each change is reported with the previous position, for an undo stack; impossible changes
/// are also reported. The table shows what it is given.
class EditTool : public BoardTool {
    Q_OBJECT

public:
    explicit EditTool(const engine::State& state, QObject* parent = nullptr) : BoardTool(parent), edit_(state) {}

    const engine::State& state() const { return edit_.state(); }
    /// Sets another position, after undo or reading. edited() is not emitted.
    void setState(const engine::State& state);
    /// The space of the brush's piece is replaced by the clicked one.
    void setBrush(const Brush& brush);
    const Brush& brush() const { return brush_; }
    /// Sets whether pieces may point diagonally.
    void setDiagonals(bool known) { diagonals_ = known; }
    const turn::BoardTarget& picked() const { return picked_; }
    /// Places a card that was dragged here.
    void dropCard(engine::Card card, engine::Space to);

    turn::BoardMarks marks() const override;
    void pick(const turn::BoardTarget& target) override;
    void ask(const turn::BoardTarget& target) override;
    void lift(engine::PieceId piece) override;
    void drop(engine::PieceId piece, engine::Space to) override;
    void hover(std::optional<engine::Space> space) override;
    bool act(Act act) override;

Q_SIGNALS:
    /// A change was made; the table must be updated.
    void edited(const gnostica::engine::State& before, const gnostica::engine::State& after,
                gnostica::gui::EditDeed deed);
    /// No change, with the reason and the piece to be placed, turned or replaced, if the change is about one.
    void refused(gnostica::gui::EditResult why, const std::optional<gnostica::engine::Piece>& piece);
    /// The facing of the piece to be placed has changed.
    void brushTurned(gnostica::engine::Facing facing);
    /// The brush was cleared.
    void brushLaidDown();
    void pickedChanged();

private:
    /// Applies a change to a copy; if it succeeds, keeps the copy and reports it.
    template <class Change>
    bool change(EditDeed deed, const std::optional<engine::Piece>& about, Change change);
    bool remove(turn::BoardTarget target);
    bool movePicked(const turn::BoardTarget& target);
    bool turn(engine::Facing facing);
    bool resize(int by);
    bool layDown();
    void setPicked(const turn::BoardTarget& target);
    std::optional<turn::Preview> preview() const;

    BoardEdit edit_;
    Brush brush_;
    turn::BoardTarget picked_;
    std::optional<engine::Space> hovered_;
    bool diagonals_ = false;
};

}  // namespace gnostica::gui
