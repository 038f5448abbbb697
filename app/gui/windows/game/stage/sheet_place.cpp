#include "app/gui/windows/game/stage/sheet_place.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Part of its height with which a sheet can still be used: it then scrolls.
constexpr double kLeastPart = 0.6;

/// The part of a column of the room above the hand, if the hand reaches into that column.
QRect aboveHand(QRect column, const QRect& hand) {
    if (column.intersects(hand)) {
        column.setBottom(std::max(column.top(), hand.top() - 1));
    }
    return column;
}

int covered(const QRect& sheet, const std::vector<QRect>& clear) {
    int area = 0;
    for (const QRect& each : clear) {
        const QRect common = sheet.intersected(each);
        area += common.width() * common.height();
    }
    return area;
}

}  // namespace

QRect placeSheet(const SheetNeeds& needs) {
    const int width = std::min(needs.wanted.width(), needs.room.width());
    QRect atRight(needs.room.right() + 1 - width, needs.room.top(), width, needs.room.height());
    QRect atLeft(needs.room.left(), needs.room.top(), width, needs.room.height());
    if (needs.rightToLeft) {
        std::swap(atRight, atLeft);
    }
    std::vector<QRect> candidates;
    for (const QRect& column : {aboveHand(atRight, needs.hand), aboveHand(atLeft, needs.hand)}) {
        const int height = std::min(needs.wanted.height(), column.height());
        candidates.emplace_back(column.left(), column.top(), width, height);
        candidates.emplace_back(column.left(), column.bottom() + 1 - height, width, height);
        for (const QRect& each : needs.clear) {  // between a space and the edge
            const int least = std::min(height, static_cast<int>(needs.wanted.height() * kLeastPart));
            const int above = std::min(height, each.top() - column.top() - 2);
            const int below = std::min(height, column.bottom() - each.bottom() - 2);
            if (above >= least) {
                candidates.emplace_back(column.left(), column.top(), width, above);
            }
            if (below >= least) {
                candidates.emplace_back(column.left(), column.bottom() + 1 - below, width, below);
            }
        }
    }
    return *std::ranges::min_element(candidates, {}, [&](const QRect& sheet) { return covered(sheet, needs.clear); });
}

}  // namespace gnostica::gui
