#include "app/gui/look/art/raster_queue.h"

#include <QPainter>

#include <algorithm>
#include <chrono>
#include <utility>

namespace gnostica::gui {

namespace {

using namespace std::chrono_literals;

/// Small, so that pictures that are no longer needed do not delay others for long.
constexpr std::size_t kBatch = 6;
/// Results within this time are shown together, since each refresh draws whole widgets.
constexpr auto kRefresh = 50ms;

}  // namespace

QImage rasterise(const RasterKey& key, const RenderPicture& render, Pictures& pictures) {
    const double ratio = key.ratio / 100.0;
    QImage image(key.size, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    render(painter, pictures, QSizeF(key.size) / ratio, key.turns);
    pictures.endPicture();
    return image;
}

RasterQueue::RasterQueue() {
    refresh_.setSingleShot(true);
    refresh_.setInterval(kRefresh);
    QObject::connect(&refresh_, &QTimer::timeout, [this] { refresh(); });
    job_.whenItFails([this] { giveUp(); });
}

void RasterQueue::want(PictureKeeper& keeper, const RasterKey& key, RenderPicture render, QWidget* shownIn) {
    if (std::ranges::find(widgets_, shownIn, &QPointer<QWidget>::get) == widgets_.end()) {
        widgets_.emplace_back(shownIn);
    }
    const auto isBegun = [&](const Wanted& each) { return each.keeper == &keeper && each.key == key; };
    if (std::ranges::any_of(begun_, isBegun)) {
        return;
    }
    const auto known = std::ranges::find_if(
        waiting_, [&](const Wanted& each) { return each.keeper == &keeper && each.key.place() == key.place(); });
    if (known == waiting_.end()) {
        waiting_.push_back({&keeper, key, std::move(render)});
    } else if (known->key != key) {
        *known = {&keeper, key, std::move(render)};
    }
    if (!job_.isRunning()) {
        start();
    }
}

void RasterQueue::forget(const PictureKeeper& keeper) {
    std::erase_if(waiting_, [&](const Wanted& each) { return each.keeper == &keeper; });
    for (Wanted& each : begun_) {
        each.keeper = each.keeper == &keeper ? nullptr : each.keeper;
    }
}

void RasterQueue::start() {
    begun_.clear();
    if (waiting_.empty()) {
        refresh();
        widgets_.clear();
        return;
    }
    const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), kBatch));
    begun_.assign(waiting_.begin(), end);
    waiting_.erase(waiting_.begin(), end);
    const auto work = [batch = begun_, pictures = pictures_](const std::stop_token& stop,
                                                             const async::Job<Made, Batch>::Tell& tell) {
        for (std::size_t i = 0; i < batch.size() && !stop.stop_requested(); ++i) {
            tell({i, rasterise(batch[i].key, batch[i].render, *pictures)});
        }
        return Batch();
    };
    job_.start(
        work, [this](Batch) { start(); }, [this](Made made) { deliver(std::move(made)); });
}

void RasterQueue::deliver(Made made) {
    Wanted& wanted = begun_[made.index];
    if (PictureKeeper* keeper = std::exchange(wanted.keeper, nullptr)) {
        keeper->keep(wanted.key, std::move(made.image));
    }
    if (!refresh_.isActive()) {
        refresh_.start();
    }
}

/// Keeps blank pictures for failed drawings: requested again each time, they would fail for ever.
void RasterQueue::giveUp() {
    for (std::size_t i = 0; i < begun_.size(); ++i) {
        QImage blank(begun_[i].key.size, QImage::Format_ARGB32_Premultiplied);
        blank.setDevicePixelRatio(begun_[i].key.ratio / 100.0);
        blank.fill(Qt::transparent);
        deliver({i, std::move(blank)});
    }
    start();
}

void RasterQueue::refresh() {
    refresh_.stop();
    for (const QPointer<QWidget>& widget : widgets_) {
        if (widget) {
            widget->update();
        }
    }
}

}  // namespace gnostica::gui
