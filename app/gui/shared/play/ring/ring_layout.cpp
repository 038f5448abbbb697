#include "app/gui/shared/play/ring/ring_layout.h"

#include "engine/model/space.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace gnostica::gui {

namespace {

constexpr int kGap = 4;
constexpr int kTrayPadding = 4;
/// Chips at corners are a little nearer, so that they stay close to their tile.
constexpr double kCorner = 0.92;
/// The confirm chip is larger, if confirming completes what the player does.
constexpr double kLarge = 1.25;
constexpr int kMostInRow = 5;

QRect ringChipAt(const QPointF& middle, int side) {
    return {static_cast<int>(std::lround(middle.x() - side / 2.0)),
            static_cast<int>(std::lround(middle.y() - side / 2.0)), side, side};
}

QRect inside(QRect rect, const QRect& room) {
    rect.moveLeft(std::max(room.left(), std::min(rect.left(), room.right() - rect.width() + 1)));
    rect.moveTop(std::max(room.top(), std::min(rect.top(), room.bottom() - rect.height() + 1)));
    return rect;
}

int overlap(const QRect& one, const QRect& other) {
    const QRect common = one & other;
    return common.isEmpty() ? 0 : common.width() * common.height();
}

/// Lays out a ring part by part.
class RingBuilder {
public:
    explicit RingBuilder(const RingGround& ground) : ground_(ground), room_(ground.view.adjusted(3, 3, -3, -3)) {
        const int chip = ground_.chip;
        const double least = 1.3 * chip + kGap;  // keeps corners and sides apart
        const QRect seen = ground_.tile & room_;
        const QRect tile = seen.isEmpty() ? ground_.tile : seen;
        radius_ = std::max(least, std::min(tile.width(), tile.height()) / 2.0);
        const int reach = static_cast<int>(std::ceil(radius_ + chip * kLarge / 2));
        QRect whole(0, 0, 2 * reach, 2 * reach);
        whole.moveCenter(tile.center());
        middle_ = QRectF(inside(whole, room_)).center();
        diagonal_ = std::ranges::any_of(ground_.facings, engine::isDiagonal);
    }

    RingPlaces build() {
        placeFacings();
        if (ground_.ends) {
            placeEnds();
        }
        placeTray(ground_.words, false, places_.wordTray, places_.words);
        placeTray(ground_.amounts, true, places_.amountTray, places_.amounts);
        return places_;
    }

private:
    QPointF corner(double x, double y) const { return middle_ + QPointF(x, y) * radius_ * kCorner; }
    /// A place below the ring, for use when facings occupy its corners.
    QPointF below(double x) const {
        return middle_ + QPointF(x * (ground_.chip * kLarge + kGap), radius_ + ground_.chip * 1.2 + kGap);
    }
    void placeFacings() {
        for (const engine::Facing facing : ground_.facings) {
            const engine::Space step = engine::neighbour({}, facing);
            QPointF at = middle_ + QPointF(step.column, step.row) * radius_;
            if (facing == engine::Facing::upright) {
                at = diagonal_ ? below(0) : corner(1, -1);
            } else if (engine::isDiagonal(facing)) {
                at = corner(step.column, step.row);
            }
            add(places_.facings, ringChipAt(at, ground_.chip));
        }
    }
    void placeEnds() {
        const int large = static_cast<int>(std::lround(ground_.chip * (ground_.leadsOn ? 1 : kLarge)));
        places_.confirm = inside(ringChipAt(diagonal_ ? below(1) : corner(1, 1), large), room_);
        places_.takeBack = inside(ringChipAt(diagonal_ ? below(-1) : corner(-1, 1), ground_.chip), room_);
        taken_.push_back(places_.confirm);
        taken_.push_back(places_.takeBack);
    }
    void add(std::vector<QRect>& list, const QRect& chip) {
        list.push_back(inside(chip, room_));
        taken_.push_back(list.back());
    }

    /// Size of a tray with this number of columns, including its edge.
    QSize trayOf(int count, int columns) const {
        const int rows = (count + columns - 1) / columns;
        const auto along = [this](int chips) { return chips * (ground_.chip + kGap) - kGap + 2 * kTrayPadding; };
        return {along(columns), along(rows)};
    }
    void placeTray(int count, bool belowFirst, QRect& tray, std::vector<QRect>& chips) {
        if (count == 0) {
            return;
        }
        const int columns = bestTray(count, belowFirst, tray);
        taken_.push_back(tray);
        for (int i = 0; i < count; ++i) {
            const int side = ground_.chip + kGap;
            chips.emplace_back(tray.left() + kTrayPadding + i % columns * side,
                               tray.top() + kTrayPadding + i / columns * side, ground_.chip, ground_.chip);
        }
    }
    int bestTray(int count, bool belowFirst, QRect& best) const {
        const int wide = std::min(count, kMostInRow);
        const int narrow = count > kMostInRow ? 2 : 1;
        struct Side {
            QPointF direction;
            int columns;
        };
        const std::array<Side, 4> sides{{{{0, -1}, wide}, {{0, 1}, wide}, {{1, 0}, narrow}, {{-1, 0}, narrow}}};
        double least = std::numeric_limits<double>::max();
        int columns = wide;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const std::size_t place = belowFirst && i < 2 ? 1 - i : i;
            const Side& side = sides[place];
            const QSize size = trayOf(count, side.columns);
            const double away = distanceOf(side.direction);
            const QPointF at(middle_.x() + side.direction.x() * (away + size.width() / 2.0),
                             middle_.y() + side.direction.y() * (away + size.height() / 2.0));
            QRect wanted(QPoint(), size);
            wanted.moveCenter(at.toPoint());
            const QRect tray = inside(wanted, room_);
            const double cost = costOf(tray) + static_cast<double>(i) * ground_.chip * ground_.chip / 3.0;
            if (cost < least) {
                least = cost;
                best = tray;
                columns = side.columns;
            }
        }
        return columns;
    }
    /// Distance of a tray from the middle: beyond the chip on that side or, without one, over the edge of the tile.
    double distanceOf(const QPointF& direction) const {
        const auto liesThere = [&](engine::Facing facing) {
            const engine::Space step = engine::neighbour({}, facing);
            return facing != engine::Facing::upright && !engine::isDiagonal(facing) && step.column == direction.x() &&
                   step.row == direction.y();
        };
        const bool taken = std::ranges::any_of(ground_.facings, liesThere);
        return taken ? radius_ + ground_.chip / 2.0 + kGap : radius_ - ground_.chip / 2.0;
    }
    double costOf(const QRect& tray) const {
        double cost =
            40.0 *
            overlap(
                tray,
                QRectF(middle_ - QPointF(radius_, radius_) * 0.6, middle_ + QPointF(radius_, radius_) * 0.6).toRect());
        for (const QRect& chip : taken_) {
            cost += 400.0 * overlap(tray, chip);
        }
        for (const QRect& thing : ground_.picked) {
            cost += 8.0 * overlap(tray, thing);
        }
        for (const QRect& thing : ground_.targets) {
            cost += overlap(tray, thing);
        }
        return cost;
    }

    const RingGround& ground_;
    QRect room_;
    QPointF middle_;
    double radius_ = 0;
    bool diagonal_ = false;
    std::vector<QRect> taken_;
    RingPlaces places_;
};

}  // namespace

QRect RingPlaces::everything() const {
    QRect all = confirm | takeBack | wordTray | amountTray;
    for (const QRect& chip : facings) {
        all |= chip;
    }
    return all;
}

RingPlaces layOutRing(const RingGround& ground) {
    return RingBuilder(ground).build();
}

}  // namespace gnostica::gui
