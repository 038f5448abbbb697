#include "app/gui/shared/board/motion/board_layout.h"

#include "app/gui/look/art/board/board_art.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

QRectF rectBetween(const QRectF& from, const QRectF& to, double progress) {
    const auto between = [&](const QPointF& one, const QPointF& other) { return one + (other - one) * progress; };
    return {between(from.topLeft(), to.topLeft()), between(from.bottomRight(), to.bottomRight())};
}

}  // namespace

BoardLayout::BoardLayout(BoardArt& art, QObject* parent) : QObject(parent), art_(art) {
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    clock_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&clock_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setProgress(value.toDouble()); });
    connect(&clock_, &QVariantAnimation::finished, this, &BoardLayout::finish);
}

BoardLayout::Room BoardLayout::roomForAll() const {
    const BoardGeometry geometry = rim_ == BoardRim::full ? BoardGeometry() : BoardGeometry::around(occupied_, depth_);
    return {geometry, geometry.boundsOf(visible_)};
}

void BoardLayout::settle(std::vector<engine::Space> occupied, std::vector<engine::Space> visible) {
    clock_.stop();
    occupied_ = std::move(occupied);
    visible_ = std::move(visible);
    before_ = std::exchange(now_, roomForAll());
    show(now_);
}

void BoardLayout::grow(int milliseconds) {
    const Room from = std::exchange(before_, now_);
    if (milliseconds <= 0 || from == now_ || from.extent.isEmpty() || now_.extent.isEmpty()) {
        return;
    }
    before_ = from;
    setProgress(0);
    clock_.setDuration(milliseconds);
    clock_.start();
}

void BoardLayout::finish() {
    clock_.stop();
    show(now_);
}

void BoardLayout::setRim(BoardRim rim) {
    if (std::exchange(rim_, rim) != rim) {
        settle(std::move(occupied_), std::move(visible_));
    }
}

void BoardLayout::setDepth(double depth) {
    const double possible = std::clamp(depth, BoardGeometry::kNarrow, 1.0);
    if (std::exchange(depth_, possible) != possible) {
        clock_.stop();
        now_ = roomForAll();
        show(now_);
    }
}

BoardSpans BoardLayout::spans() const {
    return spansOf(visible_, now_.geometry);
}

std::optional<SpaceBox> BoardLayout::core() const {
    const auto full = now_.geometry.fullSpaces();
    return full ? full : boxOf(visible_);
}

void BoardLayout::show(const Room& room) {
    if (art_.geometry != room.geometry || extent_ != room.extent) {
        art_.geometry = room.geometry;
        extent_ = room.extent;
        Q_EMIT moved();
    }
}

void BoardLayout::setProgress(double progress) {
    show({BoardGeometry::between(before_.geometry, now_.geometry, progress),
          progress < 1 ? rectBetween(before_.extent, now_.extent, progress) : now_.extent});
}

}  // namespace gnostica::gui
