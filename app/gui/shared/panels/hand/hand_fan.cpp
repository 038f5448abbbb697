#include "app/gui/shared/panels/hand/hand_fan.h"

#include <algorithm>

namespace gnostica::gui {

HandFan::HandFan(int count, const QSize& card, int gap, const QRect& room, bool isMirrored)
    : count_(count),
      card_(card),
      isMirrored_(isMirrored) {
    if (count_ > 1) {
        step_ = std::clamp((room.width() - card_.width()) / (count_ - 1), 1, card_.width() + gap);
    }
    const int width = card_.width() + step_ * std::max(0, count_ - 1);
    first_ = QPoint(room.left() + (room.width() - width) / 2, room.bottom() + 1 - card_.height());
}

QRect HandFan::cardAt(int place) const {
    return {first_ + QPoint(slotOf(place) * step_, 0), card_};
}

QRect HandFan::shownAt(int place) const {
    QRect shown = cardAt(place);
    if (slotOf(place) + 1 < count_) {
        shown.setWidth(std::min(step_, card_.width()));
    }
    return shown;
}

std::optional<int> HandFan::under(int x) const {
    for (int place = 0; place < count_; ++place) {
        const QRect shown = shownAt(place);
        if (x >= shown.left() && x <= shown.right()) {
            return place;
        }
    }
    return std::nullopt;
}

}  // namespace gnostica::gui
