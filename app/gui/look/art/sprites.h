// Cache of expensive pictures, as pixmaps in exactly the pixels of the screen.
#pragma once

#include "app/gui/look/art/raster_queue.h"

#include <QCache>
#include <QPixmap>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

class QPainter;
class QRectF;
class QWidget;

namespace gnostica::gui {

/// A cache of pixmaps. Keeps one sprite for each size, device pixel ratio and quarter turn, so that drawing it is a
/// plain copy of pixels, aligned to whole pixels.
///
/// The screen never waits for a sprite: until it is ready, another size is stretched (when zooming) or a sketch is
/// shown, and the widget is repainted later. Without either, and for all other devices (printing, grabbing), the sprite
/// is drawn immediately.
class Sprites final : private PictureKeeper {
public:
    using Render = RenderPicture;
    /// A quick replacement for the sprite, in this rectangle of a painter that is not turned.
    using Sketch = std::function<void(QPainter&, const QRectF&)>;

    /// `queue` draws in the background.
    explicit Sprites(std::shared_ptr<RasterQueue> queue);
    ~Sprites() override { queue_->forget(*this); }

    /// Draws the sprite `what` over `rect`. `make()` returns a Render and is called only if it must be drawn. If the
    /// painter is rotated by other than quarter turns, the sprite is drawn smoothly through its transformation.
    template <class Make>
    void draw(QPainter& painter, const QRectF& rect, std::size_t what, Make make, const Sketch& sketch = {}) {
        const Place place = placeOf(painter, rect, what);
        if (!drawKnown(painter, place)) {
            drawMissing(painter, place, make(), sketch);
        }
    }

    /// True if nothing is being drawn in the background.
    bool isIdle() const { return queue_->isIdle(); }

private:
    struct Place {
        RasterKey key;
        QRectF rect;  ///< in units of the painter if askew, otherwise of the device
        bool askew = false;
    };

    static Place placeOf(const QPainter& painter, const QRectF& rect, std::size_t what);
    static void put(QPainter& painter, const Place& place, const QPixmap& pixmap);
    bool drawKnown(QPainter& painter, const Place& place);
    void drawMissing(QPainter& painter, const Place& place, Render render, const Sketch& sketch);
    void keep(const RasterKey& key, QImage image) override;

    QCache<RasterKey, QPixmap> kept_;
    QCache<std::size_t, QPixmap> latest_;  ///< by RasterKey::place(), in the size that was last drawn
    Pictures pictures_;
    std::shared_ptr<RasterQueue> queue_;
};

}  // namespace gnostica::gui
