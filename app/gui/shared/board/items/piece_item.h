// A pyramid on the board.
#pragma once

#include "app/gui/look/art/board/piece_layout.h"
#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/shared/board/items/space_bound.h"
#include "app/turn/board_marks.h"
#include "engine/model/piece.h"

#include <QGraphicsItem>

#include <cstdint>

namespace gnostica::gui {

struct BoardArt;

class PieceItem : public QGraphicsItem, public SpaceBound {
public:
    enum { Type = UserType + 3 };
    /// Ghosts show the result of a step, and pieces that have gone.
    enum class Presence : std::uint8_t { real, coming, going, past };

    explicit PieceItem(BoardArt& art);

    const engine::Piece& piece() const { return piece_; }
    engine::PieceId id() const { return id_; }
    PieceLook look() const { return {piece_.owner(), piece_.size(), piece_.facing()}; }

    /// Where it stands in a full space, even while it is in motion.
    const PieceSpot& spot() const { return spot_; }

    void sync(const engine::Piece& piece, engine::PieceId id, const PieceSpot& spot);
    void setEmphasis(turn::Emphasis emphasis);
    /// Marks the piece as under the pointer; it may then be picked.
    void setHot(bool hot);
    void setLifted(bool lifted);
    void setPresence(Presence presence);
    /// Moves only ghosts: real pieces stand on full spaces, which never move. Ghosts are smaller on narrow spaces.
    void place() override;

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    /// A little larger than the visible piece, so that small ones are easy to hit.
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    void paintRing(QPainter& painter, const QColor& colour, double width, Qt::PenStyle style) const;
    void paintEmphasis(QPainter& painter) const;
    void paintCross(QPainter& painter) const;

    BoardArt& art_;
    engine::Piece piece_;
    engine::PieceId id_ = engine::kNoPiece;
    PieceSpot spot_;
    turn::Emphasis emphasis_ = turn::Emphasis::none;
    Presence presence_ = Presence::real;
    bool hot_ = false;
};

}  // namespace gnostica::gui
