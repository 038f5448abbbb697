// Pictures that are expensive to draw, kept as pixmaps in exactly the pixels in which the screen shows them.
#pragma once

#include <QCache>
#include <QElapsedTimer>
#include <QPixmap>

#include <cstddef>
#include <functional>

class QPainter;
class QRectF;

namespace gnostica::gui {

/// A cache of pixmaps. A sprite is kept for each size, device pixel ratio and quarter turn at which it is drawn, so
/// that drawing it is a plain copy of pixels, and lies on whole pixels.
class Sprites {
public:
    /// Draws the picture at the origin in logical pixels; `turns` is how often the table is turned clockwise. The
    /// painter is *not* turned: the size is that of the turned picture.
    using Render = std::function<void(QPainter&, const QSizeF&, int turns)>;

    Sprites();

    /// Draws the sprite `what` over `rect`, rendering it first if need be. Where the painter stands askew the sprite
    /// is drawn smoothly through its transformation.
    void draw(QPainter& painter, const QRectF& rect, std::size_t what, const Render& render);

    /// From here to endFrame() only a few milliseconds are spent on rendering: what is known at another size is
    /// stretched for the moment (zooming), and stale() tells so.
    void beginFrame();
    void endFrame() { frame_.invalidate(); }
    bool stale() const { return stale_; }

    void clear();

private:
    struct Key {
        std::size_t what = 0;
        QSize size;
        int ratio = 100;
        int turns = 0;
        friend bool operator==(const Key&, const Key&) = default;
        friend std::size_t qHash(const Key& key, std::size_t seed) noexcept {
            return qHashMulti(seed, key.what, key.size.width(), key.size.height(), key.ratio, key.turns);
        }
    };

    QPixmap sprite(const Key& key, const Render& render);
    bool mayRender() const;

    QCache<Key, QPixmap> kept_;
    QCache<std::size_t, QPixmap> latest_;  ///< by what and turns, in whatever size it was drawn last
    QElapsedTimer frame_;
    bool stale_ = false;
};

}  // namespace gnostica::gui
