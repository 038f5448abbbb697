// Shared resources for drawing board items.
#pragma once

#include "app/gui/look/art/board/board_geometry.h"
#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/sprites.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"

#include <QRectF>

#include <bitset>
#include <cstdint>
#include <functional>
#include <memory>

class QPainter;

namespace gnostica::gui {

/// Players with pieces on a space, by engine::index().
using Occupants = std::bitset<engine::kMaxSeats>;

/// Drawings of items that are cached as sprites: wide lines along curves cost more than everything else on the board.
enum class KeptDrawing : std::uint8_t { pieceRing, spaceMark };

/// Theme, faces, places of spaces and cached pictures. One per scene; items refer to it. The art of cards may be shared
/// with panels.
struct BoardArt {
    Theme theme = Theme::light();
    CardFaces faces;
    BoardGeometry geometry;
    std::shared_ptr<RasterQueue> queue = std::make_shared<RasterQueue>();  ///< shared by all members below
    std::shared_ptr<const CardArt> cards = std::make_shared<CardArt>(queue);
    PyramidArt pyramids{queue};
    Sprites tiles{queue};
    Sprites kept{queue};  ///< drawings of KeptDrawing

    /// The square under a card, with a rim for its occupants.
    void paintTile(QPainter& painter, const Occupants& occupants = {});
    /// A dotted tile of this size with some grass, which differs from space to space; centred on the origin.
    void paintWasteland(QPainter& painter, engine::Space space, const QSizeF& tile);
    /// A card, centred on the origin.
    void paintCard(QPainter& painter, engine::Card card);
    /// A veil over the picture of a card, between value and name.
    void paintVeil(QPainter& painter) const;
    void paintPiece(QPainter& painter, const PieceLook& look);

    /// Draws `make()(painter)` in the units of `rect`, once for each `variant` of a kind. The drawing function must own
    /// all its data, since it may run on any thread.
    template <class Make>
    void paintKept(QPainter& painter, const QRectF& rect, KeptDrawing kind, std::size_t variant, Make make) {
        const auto what = qHashMulti(theme.fingerprint(), static_cast<int>(kind), variant);
        kept.draw(painter, rect, what, [&] { return renderKept(rect, make()); });
    }

private:
    static Sprites::Render renderKept(const QRectF& rect, std::function<void(QPainter&)> paint);
};

}  // namespace gnostica::gui
