// Pictures that are drawn away from the thread that shows them.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/art/svg.h"

#include <QImage>
#include <QPointer>
#include <QSize>
#include <QTimer>
#include <QWidget>

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

/// Who wants pictures, and keeps them.
class PictureKeeper {
public:
    PictureKeeper() = default;
    PictureKeeper(const PictureKeeper&) = delete;
    PictureKeeper& operator=(const PictureKeeper&) = delete;
    virtual ~PictureKeeper() = default;
    virtual void keep(const RasterKey& key, QImage image) = 0;
};

/// Draws one picture after the other on a thread of its own, for all who share it: two threads that draw would leave
/// too little to the one that shows. Of what waits only the latest size is drawn.
class RasterQueue {
public:
    RasterQueue();

    /// The picture is given to `keeper`, in the thread of the queue's owner, and `shownIn` is drawn anew.
    void want(PictureKeeper& keeper, const RasterKey& key, RenderPicture render, QWidget* shownIn);
    /// From now on `keeper` is given nothing; for its destructor.
    void forget(const PictureKeeper& keeper);
    bool isIdle() const { return !job_.isRunning() && waiting_.empty(); }

private:
    struct Wanted {
        PictureKeeper* keeper;  ///< nullptr: gone
        RasterKey key;
        RenderPicture render;
    };
    struct Made {
        std::size_t index;  ///< within begun_
        QImage image;
    };
    struct Batch {};

    void start();
    void deliver(Made made);
    void giveUp();
    void refresh();

    std::vector<Wanted> waiting_;
    std::vector<Wanted> begun_;
    std::vector<QPointer<QWidget>> widgets_;  ///< that show something for the moment
    QTimer refresh_;
    std::shared_ptr<Pictures> pictures_ = std::make_shared<Pictures>();  ///< of the thread
    Job<Made, Batch> job_;
};

}  // namespace gnostica::gui
