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
constexpr double kBesideName = 6;
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
    // Where cards must be small, they lie further apart, so that there is room for the names.
    const double raisedMore = needs.raised ? (kRaisedCard - kBidCard) * plan.unit : 0;
    const double slots = (needs.room.width() - 2 * edge - raisedMore) / needs.bids;
    const double slot =
        std::max((kBidCard + kBidGap) * plan.unit, std::min<double>(needs.name.width() + kBesideName, slots));
    double left = (needs.room.width() - slot * needs.bids - raisedMore) / 2;
    for (int i = 0; i < needs.bids; ++i) {
        const bool isRaised = needs.raised == static_cast<std::size_t>(i);
        const double width = (isRaised ? kRaisedCard : kBidCard) * plan.unit;
        const double place = slot + (isRaised ? raisedMore : 0);
        const double top = cardsTop + (isRaised ? 0 : kRaise * plan.unit);
        QRectF card(left + (place - width) / 2, top, width, width * kBidCardHeight);
        left += place;
        if (needs.rightToLeft) {
            card.moveLeft(needs.room.width() - card.right());
        }
        const double nameWidth = std::min<double>(slot - kBesideName, needs.name.width());
        const QRectF name(card.center().x() - nameWidth / 2, cardsTop + rowHeight * plan.unit + gap, nameWidth,
                          needs.name.height());
        plan.cards.push_back(card);
        plan.names.push_back(name.toRect());
    }
    const double namesEnd = cardsTop + rowHeight * plan.unit + gap + needs.name.height() + gap;
    plan.sheetTop = static_cast<int>(namesEnd + spare * (1 - kAbove) / 2);
    return plan;
}

}  // namespace gnostica::gui
