#include "app/gui/art/raster_queue.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

/// So few that what is no longer wanted does not keep what is wanted waiting.
constexpr std::size_t kBatch = 6;

}  // namespace

QImage rasterise(const RasterKey& key, const RenderPicture& render, Pictures& pictures) {
    const double ratio = key.ratio / 100.0;
    QImage image(key.size, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    render(painter, pictures, QSizeF(key.size) / ratio, key.turns);
    return image;
}

void RasterQueue::want(const RasterKey& key, RenderPicture render) {
    const auto isBegun = [&](const Wanted& each) { return each.key == key; };
    if (std::ranges::any_of(begun_, isBegun)) {
        return;
    }
    const auto known =
        std::ranges::find_if(waiting_, [&](const Wanted& each) { return each.key.place() == key.place(); });
    if (known != waiting_.end()) {
        *known = {key, std::move(render)};
    } else {
        waiting_.push_back({key, std::move(render)});
    }
    if (!job_.isRunning()) {
        start();
    }
}

void RasterQueue::start() {
    begun_.clear();
    if (waiting_.empty()) {
        return;
    }
    const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), kBatch));
    begun_.assign(waiting_.begin(), end);
    waiting_.erase(waiting_.begin(), end);
    const auto work = [batch = begun_, pictures = pictures_](const std::stop_token& stop,
                                                             const Job<Made, Batch>::Tell& tell) {
        for (const Wanted& each : batch) {
            if (stop.stop_requested()) {
                break;
            }
            tell({each.key, rasterise(each.key, each.render, *pictures)});
        }
        return Batch();
    };
    job_.start(
        work, [this](Batch) { start(); }, [this](Made made) { done_(made.key, std::move(made.image)); });
}

}  // namespace gnostica::gui
