// Pictures that are drawn away from the thread that shows them.
#pragma once

#include "app/gui/art/svg.h"
#include "app/gui/async/job.h"

#include <QImage>
#include <QSize>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace gnostica::gui {

/// Draws a picture at the origin in logical pixels; `turns` is how often the table is turned clockwise. The painter is
/// *not* turned: the size is that of the turned picture. It owns all that it needs, for it may be called anywhere.
using RenderPicture = std::function<void(QPainter&, Pictures&, const QSizeF& size, int turns)>;

/// A picture in exactly the pixels in which a screen shows it.
struct RasterKey {
    std::size_t what = 0;
    QSize size;
    int ratio = 100;  ///< device pixels to a hundred logical ones
    int turns = 0;
    friend bool operator==(const RasterKey&, const RasterKey&) = default;
    friend std::size_t qHash(const RasterKey& key, std::size_t seed) noexcept {
        return qHashMulti(seed, key.what, key.size.width(), key.size.height(), key.ratio, key.turns);
    }
    /// The same for all sizes.
    std::size_t place() const { return qHashMulti(0, what, turns, ratio); }
};

/// Here and now.
QImage rasterise(const RasterKey& key, const RenderPicture& render, Pictures& pictures);

/// Draws one picture after the other on a thread of its own. Of what waits only the latest size is drawn.
class RasterQueue {
public:
    using Done = std::function<void(const RasterKey&, QImage)>;

    /// Called in the thread of the queue's owner for each picture.
    explicit RasterQueue(Done done) : done_(std::move(done)) {}

    void want(const RasterKey& key, RenderPicture render);
    bool isIdle() const { return !job_.isRunning() && waiting_.empty(); }

private:
    struct Wanted {
        RasterKey key;
        RenderPicture render;
    };
    struct Made {
        RasterKey key;
        QImage image;
    };
    struct Batch {};

    void start();

    Done done_;
    std::vector<Wanted> waiting_;
    std::vector<Wanted> begun_;
    std::shared_ptr<Pictures> pictures_ = std::make_shared<Pictures>();  ///< of the thread
    Job<Made, Batch> job_;
};

}  // namespace gnostica::gui
