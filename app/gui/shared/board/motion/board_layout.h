// Room of the board: which columns and rows are narrow, and how they grow.
#pragma once

#include "app/gui/look/art/board/board_geometry.h"

#include <QObject>
#include <QRectF>
#include <QVariantAnimation>

#include <cstdint>
#include <optional>
#include <vector>

namespace gnostica::gui {

struct BoardArt;

/// The room of columns and rows in which nothing stands or lies.
enum class BoardRim : std::uint8_t {
    narrow,
    full,  ///< for setting up positions, where anything can be put anywhere
};

/// Sets the geometry of the items of a board. It changes when things come or go, never while someone only chooses.
class BoardLayout : public QObject {
    Q_OBJECT

public:
    explicit BoardLayout(BoardArt& art, QObject* parent = nullptr);

    /// Makes room for these spaces immediately. `occupied` are full; all of `visible` lie within the extent.
    void settle(std::vector<engine::Space> occupied, std::vector<engine::Space> visible);
    /// Shows the way from the previous room to this one; 0 milliseconds: nothing. The end is the same as without.
    void grow(int milliseconds);
    void finish();
    bool isGrowing() const { return clock_.state() == QAbstractAnimation::Running; }

    void setRim(BoardRim rim);
    /// Sets the depth of the narrow rim, as a part of a full space.
    void setDepth(double depth);

    /// Bounds of everything that is visible, now.
    const QRectF& extent() const { return extent_; }
    /// Full and narrow columns and rows of the extent, when nothing grows any more.
    BoardSpans spans() const;
    /// The full columns and rows, without the narrow rim; nullopt if there is no board.
    std::optional<SpaceBox> core() const;

Q_SIGNALS:
    /// Spaces have another place or size.
    void moved();

private:
    struct Room {
        BoardGeometry geometry;
        QRectF extent;
        friend bool operator==(const Room&, const Room&) = default;
    };
    Room roomForAll() const;
    void show(const Room& room);
    void setProgress(double progress);

    BoardArt& art_;
    QVariantAnimation clock_;
    QRectF extent_;
    std::vector<engine::Space> occupied_;
    std::vector<engine::Space> visible_;
    Room before_;
    Room now_;
    BoardRim rim_ = BoardRim::narrow;
    double depth_ = BoardGeometry::kNarrow;
};

}  // namespace gnostica::gui
