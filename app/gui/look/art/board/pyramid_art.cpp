#include "app/gui/look/art/board/pyramid_art.h"

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/board/pyramid_face.h"

#include <QHash>
#include <QPainter>

namespace gnostica::gui {

engine::Facing turned(engine::Facing facing, int quarterTurns) {
    return engine::turnedBy(facing, quarterTurns);
}

void PyramidArt::paint(QPainter& painter, const QRectF& box, const PieceLook& look, const Theme& theme) const {
    const std::size_t what =
        qHashMulti(theme.fingerprint(), static_cast<int>(look.owner), look.size, static_cast<int>(look.facing));
    const auto make = [&] {
        return [look, theme](QPainter& canvas, Pictures& pictures, const QSizeF& size, int turns) {
            const PieceLook seen{look.owner, look.size, turned(look.facing, turns)};
            PyramidFace(canvas, pictures, theme, size.width() / pictureOf(seen).width()).paint(seen);
        };
    };
    const double unit = box.width() / metrics::kPieceBox;
    const QRectF picture = pictureOf(look);
    sprites_.draw(painter, QRectF(box.center() + picture.topLeft() * unit, picture.size() * unit), what, make);
}

}  // namespace gnostica::gui
