// Pictures that are expensive to draw, kept as pixmaps in exactly the pixels in which the screen shows them.
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

/// A cache of pixmaps. A sprite is kept for each size, device pixel ratio and quarter turn at which it is drawn, so
/// that drawing it is a plain copy of pixels, and lies on whole pixels.
///
/// On the screen nobody waits for a sprite: as long as it is not there, it is stretched from another size (zooming), or
/// a sketch stands for it, and the widget is drawn again. It is drawn at once where there is neither, and everywhere
/// else (printing, grabbing).
class Sprites final : private PictureKeeper {
public:
    using Render = RenderPicture;
    /// Something quick in place of the sprite, in this rectangle of a painter that is not turned.
    using Sketch = std::function<void(QPainter&, const QRectF&)>;

    /// What is drawn aside is drawn by this queue.
    explicit Sprites(std::shared_ptr<RasterQueue> queue);
    ~Sprites() override { queue_->forget(*this); }

    /// Draws the sprite `what` over `rect`. `make()` returns a Render, and is called if it must be drawn. Where the
    /// painter stands askew the sprite is drawn smoothly through its transformation.
    template <class Make>
    void draw(QPainter& painter, const QRectF& rect, std::size_t what, Make make, const Sketch& sketch = {}) {
        const Place place = placeOf(painter, rect, what);
        if (!drawKnown(painter, place)) {
            drawMissing(painter, place, make(), sketch);
        }
    }

    /// True if nothing is being drawn aside.
    bool isIdle() const { return queue_->isIdle(); }

private:
    struct Place {
        RasterKey key;
        QRectF rect;  ///< in the units of the painter or, if it is not askew, of the device
        bool askew = false;
    };

    static Place placeOf(const QPainter& painter, const QRectF& rect, std::size_t what);
    static void put(QPainter& painter, const Place& place, const QPixmap& pixmap);
    bool drawKnown(QPainter& painter, const Place& place);
    void drawMissing(QPainter& painter, const Place& place, Render render, const Sketch& sketch);
    void keep(const RasterKey& key, QImage image) override;

    QCache<RasterKey, QPixmap> kept_;
    QCache<std::size_t, QPixmap> latest_;  ///< by RasterKey::place(), in whatever size it was drawn last
    Pictures pictures_;
    std::shared_ptr<RasterQueue> queue_;
};

}  // namespace gnostica::gui
