#include "app/gui/windows/learn/guide_place.h"

#include <QPointF>

#include <algorithm>
#include <cmath>
#include <optional>

namespace gnostica::gui {

namespace {

/// Between light and parchment, so that the spur is seen.
constexpr int kApart = 26;
/// Between the parchment and anything else.
constexpr int kAside = 4;
/// The costs of a place, in pixels of distance to the light.
constexpr double kPerCovered = 0.02;  ///< pixels of another part
constexpr double kPerKept = 1;        ///< pixels of a part that is read
constexpr double kMoved = 120;        ///< the buttons are elsewhere than before
constexpr double kCrowded = 60;       ///< closer to the light than kApart
constexpr double kWrongSide = 40;
constexpr double kNotLevel = 0.2;  ///< pixels between the middles
/// Weight of covered pixels of the light, if those of the hand have the weight 1.
constexpr double kLightWeight = 1000;
/// Half of the base of a spur, and its distance to the corners.
constexpr double kHalfBase = 11;
constexpr double kFromCorner = 16;
/// The longest spur.
constexpr double kReach = 24;
/// Lengths of a way that is drawn.
constexpr double kShortestWay = 22;
constexpr double kLongestWay = 420;
/// The base lies within the edge, which the spur hides there.
constexpr double kWithin = 3;

double areaOf(const QRect& place) {
    return place.isEmpty() ? 0 : static_cast<double>(place.width()) * place.height();
}

/// Distance between two intervals; 0 if they overlap.
double gapBetween(double first, double last, double otherFirst, double otherLast) {
    return std::max({0.0, otherFirst - last, first - otherLast});
}

double distanceBetween(const QRect& a, const QRect& b) {
    return std::hypot(gapBetween(a.left(), a.right(), b.left(), b.right()),
                      gapBetween(a.top(), a.bottom(), b.top(), b.bottom()));
}

/// Looks for the best place of a parchment of one size.
class PlaceSearch {
public:
    PlaceSearch(const GuideNeeds& needs, const QSize& size)
        : needs_(needs),
          size_(size.boundedTo(needs.room.size())),
          from_(needs.light.isEmpty() ? QRect(needs.room.center(), QSize(1, 1)) : needs.light) {}

    void search() {
        for (const int x :
             starts(needs_.room.left(), needs_.room.right(), size_.width(), &QRect::left, &QRect::right)) {
            for (const int y :
                 starts(needs_.room.top(), needs_.room.bottom(), size_.height(), &QRect::top, &QRect::bottom)) {
                consider(QRect(QPoint(x, y), size_));
            }
        }
    }

    const QRect& best() const { return best_; }
    /// Of what should not be covered at all.
    double crossed() const { return crossed_; }

private:
    /// Where a parchment can begin in one direction: at the edges of the room, before and after each part, and level
    /// with the light. Any place that crosses nothing can be pushed to one of these.
    std::vector<int> starts(int first, int last, int length, int (QRect::*begin)() const,
                            int (QRect::*end)() const) const {
        std::vector<int> found{first, last - length + 1, ((from_.*begin)() + (from_.*end)() - length) / 2};
        const auto add = [&](const QRect& part, int apart) {
            found.push_back((part.*begin)() - apart - length);
            found.push_back((part.*end)() + apart + 1);
        };
        for (const int apart : {0, kApart}) {
            add(from_, apart);
        }
        for (const int apart : {0, kAside}) {
            add(needs_.hand, apart);
            add(needs_.over, apart);
            for (const std::vector<QRect>* parts : {&needs_.others, &needs_.kept}) {
                std::ranges::for_each(*parts, [&](const QRect& part) { add(part, apart); });
            }
        }
        if (!needs_.before.isEmpty()) {
            found.push_back((needs_.before.*begin)());
            found.push_back((needs_.before.*end)() + 1 - length);
        }
        std::erase_if(found, [&](int start) { return start < first || start + length - 1 > last; });
        return found;
    }

    void consider(const QRect& place) {
        const double crossed =
            kLightWeight * (areaOf(place & needs_.light) + areaOf(place & needs_.over)) + areaOf(place & needs_.hand);
        if (!best_.isNull() && crossed > crossed_) {
            return;
        }
        const double cost = costOf(place);
        if (best_.isNull() || crossed < crossed_ || cost < cost_) {
            best_ = place;
            crossed_ = crossed;
            cost_ = cost;
        }
    }

    double costOf(const QRect& place) const {
        const double distance = distanceBetween(place, from_);
        double cost = distance < kApart ? kCrowded : distance;
        for (const QRect& part : needs_.others) {
            cost += kPerCovered * areaOf(place & part);
        }
        for (const QRect& part : needs_.kept) {
            cost += kPerKept * areaOf(place & part);
        }
        cost += needs_.before.isEmpty() || keepsButtons(place) ? 0 : kMoved;
        const int aside = place.center().x() - from_.center().x();
        cost += needs_.rightToLeft == (aside > 0) ? kWrongSide : 0;
        return cost + kNotLevel * std::abs(place.center().y() - from_.center().y());
    }

    bool keepsButtons(const QRect& place) const {
        return place.bottom() == needs_.before.bottom() &&
               (needs_.rightToLeft ? place.left() == needs_.before.left() : place.right() == needs_.before.right());
    }

    const GuideNeeds& needs_;
    QSize size_;
    QRect from_;  ///< the light, or the middle of the room
    QRect best_;
    double crossed_ = 0;
    double cost_ = 0;
};

/// The middle of a spur along an edge, as close to the light as the corners allow.
double along(double wanted, double first, double last) {
    const double margin = std::min(kHalfBase + kFromCorner, (last - first) / 2);
    return std::clamp(wanted, first + margin, last - margin);
}

/// The tip of a spur that is not too long.
QPointF towards(const QPointF& base, const QPointF& thing) {
    QLineF way(base, thing);
    way.setLength(std::min(way.length(), kReach + kWithin));
    return way.p2();
}

}  // namespace

QRect placeGuide(const GuideNeeds& needs) {
    QRect best;
    std::optional<double> least;
    for (const QSize& size : needs.sizes) {
        PlaceSearch search(needs, size);
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

QPolygonF guideSpur(const QRectF& sheet, const QRectF& light) {
    if (light.isEmpty() || sheet.intersects(light)) {
        return {};
    }
    const double across = gapBetween(sheet.left(), sheet.right(), light.left(), light.right());
    const double down = gapBetween(sheet.top(), sheet.bottom(), light.top(), light.bottom());
    const QPointF middle = light.center();
    if (across >= down) {
        const bool isAfter = light.left() >= sheet.right();
        const double edge = isAfter ? sheet.right() - kWithin : sheet.left() + kWithin;
        const double y = along(middle.y(), sheet.top(), sheet.bottom());
        const QPointF thing(isAfter ? light.left() : light.right(), std::clamp(y, light.top(), light.bottom()));
        return QPolygonF(
            {QPointF(edge, y - kHalfBase), towards(QPointF(edge, y), thing), QPointF(edge, y + kHalfBase)});
    }
    const bool isBelow = light.top() >= sheet.bottom();
    const double edge = isBelow ? sheet.bottom() - kWithin : sheet.top() + kWithin;
    const double x = along(middle.x(), sheet.left(), sheet.right());
    const QPointF thing(std::clamp(x, light.left(), light.right()), isBelow ? light.top() : light.bottom());
    return QPolygonF({QPointF(x - kHalfBase, edge), towards(QPointF(x, edge), thing), QPointF(x + kHalfBase, edge)});
}

QLineF guideWay(const QPolygonF& spur, const QRectF& light) {
    if (spur.size() < 3) {
        return {};
    }
    const QPointF tip = spur[1];
    const QLineF way(tip, QPointF(std::clamp(tip.x(), light.left(), light.right()),
                                  std::clamp(tip.y(), light.top(), light.bottom())));
    return way.length() >= kShortestWay && way.length() <= kLongestWay ? way : QLineF();
}

}  // namespace gnostica::gui
