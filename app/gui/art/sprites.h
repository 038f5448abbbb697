// Pictures that are expensive to draw, kept as pixmaps in exactly the pixels in which the screen shows them.
#pragma once

#include "app/gui/art/raster_queue.h"

#include <QCache>
#include <QElapsedTimer>
#include <QPixmap>
#include <QPointer>

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
/// On the screen nobody waits for a sprite: as long as it is not there, it is stretched from another size, or a sketch
/// stands for it, and the widget is drawn again. Everywhere else (printing, grabbing) it is drawn at once.
class Sprites {
public:
    using Render = RenderPicture;
    /// Something quick in place of the sprite, in this rectangle of a painter that is not turned.
    using Sketch = std::function<void(QPainter&, const QRectF&)>;

    Sprites();

    /// Draws the sprite `what` over `rect`. `make()` returns a Render, and is called if it must be drawn. Where the
    /// painter stands askew the sprite is drawn smoothly through its transformation.
    template <class Make>
    void draw(QPainter& painter, const QRectF& rect, std::size_t what, Make make, const Sketch& sketch = {}) {
        const Place place = placeOf(painter, rect, what);
        if (!drawKnown(painter, place)) {
            drawMissing(painter, place, make(), sketch);
        }
    }

    /// From here to endFrame() only a few milliseconds are spent on rendering at once: what is known at another size is
    /// stretched for the moment (zooming), and stale() tells so.
    void beginFrame();
    void endFrame() { frame_.invalidate(); }
    bool stale() const { return stale_; }

    void clear();
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
    void keep(const RasterKey& key, QImage image);
    bool mayRender() const;

    QCache<RasterKey, QPixmap> kept_;
    QCache<std::size_t, QPixmap> latest_;  ///< by RasterKey::place(), in whatever size it was drawn last
    Pictures pictures_;
    QElapsedTimer frame_;
    bool stale_ = false;
    std::vector<QPointer<QWidget>> waiting_;  ///< for sprites
    std::unique_ptr<RasterQueue> queue_;      ///< last: gone first
};

}  // namespace gnostica::gui
