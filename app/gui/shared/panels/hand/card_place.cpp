#include "app/gui/shared/panels/hand/card_place.h"

#include <QPoint>

#include <algorithm>
#include <cmath>
#include <optional>

namespace gnostica::gui {

namespace {

constexpr int kBesideKept = 2;
/// Weight of covered pixels of the thing, if those of what is kept have the weight 1.
constexpr double kThingWeight = 4;
/// The costs of a place, in pixels of distance to the usual one.
constexpr double kPerCovered = 0.02;

double sharedArea(const QRect& place, const QRect& part) {
    const QRect common = place & part;
    return common.isEmpty() ? 0 : static_cast<double>(common.width()) * common.height();
}

/// Looks for the best place of a card of one size.
class CardPlaceSearch {
public:
    CardPlaceSearch(const CardRoom& room, const QRect& thing, const QSize& size, bool rightToLeft)
        : room_(room),
          thing_(thing),
          size_(size.boundedTo(room.whole.size())),
          usual_(rightToLeft ? room.usual.left() : room.usual.right() + 1 - size_.width(),
                 room.usual.bottom() + 1 - size_.height()) {}

    void search() {
        for (const int x :
             starts(room_.whole.left(), room_.whole.right(), size_.width(), usual_.x(), &QRect::left, &QRect::right)) {
            for (const int y : starts(room_.whole.top(), room_.whole.bottom(), size_.height(), usual_.y(), &QRect::top,
                                      &QRect::bottom)) {
                consider(QRect(QPoint(x, y), size_));
            }
        }
    }
    const QRect& best() const { return best_; }
    /// Of what should not be covered at all.
    double crossed() const { return crossed_; }

private:
    /// Where a card can begin in one direction: where it usually does, at the edges, and before and after each part.
    std::vector<int> starts(int first, int last, int length, int usual, int (QRect::*begin)() const,
                            int (QRect::*end)() const) const {
        const int latest = last - length + 1;
        std::vector<int> found{std::clamp(usual, first, latest), first, latest};
        const auto add = [&](const QRect& part) {
            found.push_back((part.*begin)() - kBesideKept - length);
            found.push_back((part.*end)() + kBesideKept + 1);
        };
        add(thing_);
        std::ranges::for_each(room_.kept, add);
        std::ranges::for_each(room_.others, add);
        std::erase_if(found, [&](int start) { return start < first || start > latest; });
        return found;
    }

    void consider(const QRect& place) {
        double crossed = kThingWeight * sharedArea(place, thing_);
        for (const QRect& part : room_.kept) {
            crossed += sharedArea(place, part);
        }
        double cost = std::hypot(place.x() - usual_.x(), place.y() - usual_.y());
        for (const QRect& part : room_.others) {
            cost += kPerCovered * sharedArea(place, part);
        }
        if (best_.isNull() || crossed < crossed_ || (crossed <= crossed_ && cost < cost_)) {
            best_ = place;
            crossed_ = crossed;
            cost_ = cost;
        }
    }

    const CardRoom& room_;
    QRect thing_;
    QSize size_;
    QPoint usual_;  ///< of its upper left corner
    QRect best_;
    double crossed_ = 0;
    double cost_ = 0;
};

}  // namespace

QRect placeCard(const CardRoom& room, const QRect& thing, const std::vector<QSize>& sizes, bool rightToLeft) {
    QRect best;
    std::optional<double> least;
    for (const QSize& size : sizes) {
        CardPlaceSearch search(room, thing, size, rightToLeft);
        search.search();
        if (!least || search.crossed() < *least) {
            best = search.best();
            least = search.crossed();
        }
        if (*least <= 0) {
            break;
        }
    }
    return best;
}

}  // namespace gnostica::gui
