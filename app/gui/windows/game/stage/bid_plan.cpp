#include "app/gui/windows/game/stage/bid_plan.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Of a card that is 164 wide.
constexpr double kBidCard = 164;
constexpr double kBidGap = 34;
constexpr double kRaisedCard = 190;
constexpr double kRaise = 22;
constexpr double kBidCardHeight = 720.0 / 420;
/// The smallest card, in pixels.
constexpr double kLeastBidCard = 40;
/// Distances between the parts, at the usual size.
constexpr double kStageEdge = 12;
constexpr double kBetweenParts = 16;
/// Part of the height left over that lies above the ribbon, and above the parchment.
constexpr double kAbove = 0.4;

/// Cards side by side, the raised one wider.
double widthOfRow(int bids, bool hasRaised) {
    return bids * kBidCard + (bids - 1) * kBidGap + (hasRaised ? kRaisedCard - kBidCard : 0);
}

}  // namespace

BidPlan planBids(const BidNeeds& needs) {
    const double edge = kStageEdge * needs.scale;
    const double gap = kBetweenParts * needs.scale;
    const double row = widthOfRow(needs.bids, needs.raised.has_value());
    const double rowHeight = kRaisedCard * kBidCardHeight;
    const double free = needs.room.height() - needs.ribbon - needs.name.height() - needs.sheet - 3 * gap - 2 * edge;
    BidPlan plan;
    plan.unit = std::min({needs.scale, (needs.room.width() - 2 * edge) / row, free / rowHeight});
    plan.unit = std::max(plan.unit, kLeastBidCard / kBidCard);
    const double spare = std::max(0.0, free - rowHeight * plan.unit);
    plan.ribbonTop = static_cast<int>(edge + spare * kAbove);
    const double cardsTop = plan.ribbonTop + needs.ribbon + gap;
    double left = (needs.room.width() - row * plan.unit) / 2;
    for (int i = 0; i < needs.bids; ++i) {
        const bool isRaised = needs.raised == static_cast<std::size_t>(i);
        const double width = (isRaised ? kRaisedCard : kBidCard) * plan.unit;
        const double top = cardsTop + (isRaised ? 0 : kRaise * plan.unit);
        QRectF card(left, top, width, width * kBidCardHeight);
        left += width + kBidGap * plan.unit;
        if (needs.rightToLeft) {
            card.moveLeft(needs.room.width() - card.right());
        }
        const double widest = (kBidCard + kBidGap) * plan.unit - 2;
        QRectF name(QPointF(), QSizeF(std::min<double>(widest, needs.name.width()), needs.name.height()));
        name.moveTop(cardsTop + rowHeight * plan.unit + gap);
        name.moveLeft(card.center().x() - name.width() / 2);
        plan.cards.push_back(card);
        plan.names.push_back(name.toRect());
    }
    const double namesEnd = cardsTop + rowHeight * plan.unit + gap + needs.name.height() + gap;
    plan.sheetTop = static_cast<int>(namesEnd + spare * (1 - kAbove) / 2);
    return plan;
}

}  // namespace gnostica::gui
