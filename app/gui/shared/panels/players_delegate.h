// Painting of the rows of players.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/parchment/sheet_picture.h"
#include "app/gui/shared/panels/players_model.h"

#include <QAbstractItemDelegate>

#include <array>

namespace gnostica::gui {

/// Colour and pattern, name and score above; stash, hand and status of the player below. Short rows have everything in
/// one line.
class PlayersDelegate : public QAbstractItemDelegate {
    Q_OBJECT
public:
    using QAbstractItemDelegate::QAbstractItemDelegate;

    /// Height below the last plate for its shadow.
    static constexpr int kShadow = 8;

    void setShort(bool isShort) { isShort_ = isShort; }
    /// Height of a plate, which may be higher with large letters, and the distance between plates, in pixels.
    void setPlates(int height, int gap);

    /// The laurel passes from one player to another, none if nobody leads alone; `part`: of the way, from 0 to 1.
    void setLaurel(engine::Seat from, engine::Seat to, double part);

    /// Height of a row, in pixels.
    int heightOf(bool isShort, const QFont& font) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Brush;
    struct Widest;

    static Widest widestOf(const PlayersModel& model, const QFont& font);
    void paintGround(const Brush& brush, const PlayerRow& player) const;
    QRect plateOf(const QStyleOptionViewItem& option) const;
    void paintHead(const Brush& brush, const PlayerRow& player, const QModelIndex& index) const;
    double laurelOf(engine::Seat seat) const;
    /// Flag and laurel before this place, at the end of a line; returns their width.
    int paintEmblems(const Brush& brush, const QRect& end, const PlayerRow& player) const;
    void paintScoreBar(const Brush& brush, const PlayerRow& player) const;
    bool isStatusAlone(const Brush& brush, const PlayerRow& player, const QModelIndex& index) const;
    static QString statusWithin(int width, const QModelIndex& index, const QFontMetrics& metrics);
    void paintFoot(const Brush& brush, const PlayerRow& player, const QModelIndex& index) const;
    void paintPyramid(const Brush& brush, const QRect& place, const PlayerRow& player, int size,
                      engine::Facing facing) const;
    /// Both return the x coordinate of their end.
    int paintStash(const Brush& brush, const PlayerRow& player) const;
    int paintHand(const Brush& brush, int at, const PlayerRow& player) const;

    PyramidArt pyramids_;
    mutable std::array<SheetPicture, 3> sheets_;  ///< by frame
    int plate_ = 58;
    int gap_ = 7;
    bool isShort_ = false;
    engine::Seat laurelFrom_ = engine::Seat::none;
    engine::Seat laurelTo_ = engine::Seat::none;
    double laurelPart_ = 1;
};

}  // namespace gnostica::gui
