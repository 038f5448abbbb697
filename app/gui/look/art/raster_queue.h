// Drawing of pictures in a background thread.
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

/// Draws a picture at the origin in logical pixels; `turns`: clockwise quarter turns of the table. The painter is *not*
/// turned: the size is that of the turned picture. Owns all its data, since it may be called on any thread.
using RenderPicture = std::function<void(QPainter&, Pictures&, const QSizeF& size, int turns)>;

/// A picture in exactly the pixels of the screen.
struct RasterKey {
    std::size_t what = 0;
    QSize size;
    int ratio = 100;  ///< device pixels per hundred logical ones
    int turns = 0;
    friend bool operator==(const RasterKey&, const RasterKey&) = default;
    friend std::size_t qHash(const RasterKey& key, std::size_t seed) noexcept {
        return qHashMulti(seed, key.what, key.size.width(), key.size.height(), key.ratio, key.turns);
    }
    /// The same for all sizes.
    std::size_t place() const { return qHashMulti(0, what, turns, ratio); }
};

/// Draws a picture immediately in the calling thread.
QImage rasterise(const RasterKey& key, const RenderPicture& render, Pictures& pictures);

/// Requests and stores pictures.
class PictureKeeper {
public:
    PictureKeeper() = default;
    PictureKeeper(const PictureKeeper&) = delete;
    PictureKeeper& operator=(const PictureKeeper&) = delete;
    virtual ~PictureKeeper() = default;
    virtual void keep(const RasterKey& key, QImage image) = 0;
};

/// Draws pictures one by one in a single thread for all keepers: two drawing threads would leave too little time to the
/// GUI thread. Of the waiting sizes of a picture, only the latest is drawn.
class RasterQueue {
public:
    RasterQueue();

    /// Gives the picture to `keeper`, in the thread of the queue's owner, and then repaints `shownIn`.
    void want(PictureKeeper& keeper, const RasterKey& key, RenderPicture render, QWidget* shownIn);
    /// Delivers nothing more to `keeper`; for its destructor.
    void forget(const PictureKeeper& keeper);
    bool isIdle() const { return !job_.isRunning() && waiting_.empty(); }

private:
    struct Wanted {
        PictureKeeper* keeper;  ///< nullptr: destroyed
        RasterKey key;
        RenderPicture render;
    };
    struct Made {
        std::size_t index;  ///< index in begun_
        QImage image;
    };
    struct Batch {};

    void start();
    void deliver(Made made);
    void giveUp();
    void refresh();

    std::vector<Wanted> waiting_;
    std::vector<Wanted> begun_;
    std::vector<QPointer<QWidget>> widgets_;  ///< widgets to repaint
    QTimer refresh_;
    std::shared_ptr<Pictures> pictures_ = std::make_shared<Pictures>();  ///< used by the drawing thread
    async::Job<Made, Batch> job_;
};

}  // namespace gnostica::gui
