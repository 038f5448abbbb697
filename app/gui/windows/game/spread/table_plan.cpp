#include "app/gui/windows/game/spread/table_plan.h"

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

/// Distance from the edges of the window.
constexpr int kEdge = 8;
/// Below the head.
constexpr int kTop = 4;
/// Height and width of a short card, and the free height of its row; the height of a whole card.
constexpr double kCardHeight = 564.0 / 420;
constexpr double kWholeCard = 720.0 / 420;
constexpr double kRowHeight = 17;
constexpr double kRaise = 14;
/// Of the room: a hand never takes more.
constexpr double kMostOfHeight = 0.3;
constexpr int kLeastCard = 48;
constexpr int kTongueWidth = 27;
constexpr int kSheetWidth = 320;
constexpr int kSealsWidth = 96;
constexpr int kSealsHeight = 118;
constexpr int kPileGap = 10;
constexpr int kCardsAtOnce = 6;
/// The panel of an expansion needs a window of this size; in a smaller one it has a tongue.
constexpr int kWidthForPanels = 1280;
constexpr int kHeightForPanels = 640;
/// Part of the width that the board keeps between the columns.
constexpr double kBoardPart = 0.42;

int rounded(double size) {
    return static_cast<int>(std::lround(size));
}

QRect mirrored(const QRect& place, int width) {
    return {width - place.x() - place.width(), place.y(), place.width(), place.height()};
}

/// The piles, the hand in the middle of the window, and the seals: as far apart as there is room.
void planRow(TablePlan& plan, const TableNeeds& needs, int rowTop) {
    const TableFigures& figures = needs.figures;
    const int width = needs.room.width();
    const int below = needs.room.height();
    const int pile = rounded(figures.pile);
    const int piles = 2 * pile + 2 * kPileGap;
    const int wanted = rounded(kCardsAtOnce * figures.card + (kCardsAtOnce - 1) * figures.cardGap) + 16;
    const int sides = std::max(kEdge + piles, kSealsWidth) + 10;
    const int hand = std::max(3 * plan.handCard, std::min(wanted, width - 2 * sides));
    plan.hand = QRect((width - hand) / 2, rowTop - plan.raise, hand, below - rowTop + plan.raise);
    const int pilesLeft = std::max(kEdge, std::min(plan.column.right() + 4, plan.hand.left() - piles - 14));
    plan.piles = QRect(pilesLeft, rowTop, piles, below - rowTop - 2);
    const int sealsHeight = std::min(rounded(kSealsHeight * needs.letters), below - rowTop);
    plan.seals = QRect(plan.hand.right() + 12, below - sealsHeight - 2, kSealsWidth, sealsHeight);
}

/// Panels of expansions and the large card, beside the tongues.
void planEnd(TablePlan& plan, const TableNeeds& needs, int margin) {
    const TableFigures& figures = needs.figures;
    const QSize room = needs.room;
    const int tongues = room.width() - kTongueWidth;
    plan.tongues = QRect(tongues, kEdge, kTongueWidth, room.height() - 2 * kEdge);
    const int sheet = std::min(rounded(kSheetWidth * std::max(figures.k, needs.letters)), room.width() / 2);
    plan.sheet = QRect(tongues - sheet, kEdge, sheet, room.height() - 2 * kEdge);
    const int card = std::min(rounded(figures.largeCard), margin - 2 * kEdge);
    const int left = std::max(room.width() - margin + kEdge, plan.seals.right() + kEdge);
    const int cardWidth = std::min(card, room.width() - left - kEdge);
    plan.card = QRect(left, kEdge, room.width() - left - kEdge, room.height() - 2 * kEdge);
    if (needs.hasPanels && room.width() >= kWidthForPanels && room.height() >= kHeightForPanels) {
        const int width = rounded(figures.panelWidth) + 14;
        const int lowest = room.height() - kEdge - rounded(cardWidth * kWholeCard) - 20;
        const int height = std::min(rounded(figures.panelHeight * needs.letters) + 16, lowest - kEdge);
        plan.panels = QRect(tongues - width - 2, kEdge - 3, width, std::max(height, room.height() / 3));
    }
}

}  // namespace

TablePlan planFor(const TableNeeds& needs) {
    const TableFigures& figures = needs.figures;
    const QSize room = needs.room;
    TablePlan plan;
    const double free = kRowHeight * figures.k;
    const double most = std::max<double>(kLeastCard, (room.height() * kMostOfHeight - free) / kCardHeight);
    plan.handCard = rounded(std::min(figures.card, most));
    plan.raise = rounded(kRaise * figures.k);
    const int rowTop = room.height() - rounded(plan.handCard * kCardHeight + free);
    const int column = rounded(std::min(figures.plateWidth * std::max(1.0, 0.5 + needs.letters / 2),
                                        room.width() * (1 - kBoardPart) / 2 - kEdge));
    plan.column = QRect(0, 0, column + 2 * kEdge, room.height());
    const bool isWide = needs.hasPanels && room.width() >= kWidthForPanels && room.height() >= kHeightForPanels;
    const int atEnd = isWide ? rounded(figures.panelWidth) + 16 + kTongueWidth : kTongueWidth + kEdge;
    const int margin = std::max(plan.column.width(), atEnd);
    plan.board = QRect(margin, kTop, room.width() - 2 * margin, rowTop - kTop);
    planRow(plan, needs, rowTop);
    planEnd(plan, needs, margin);
    plan.column.setBottom(plan.piles.left() > plan.column.right() ? room.height() - kEdge : rowTop - kEdge);
    if (needs.rightToLeft) {
        for (QRect TablePlan::*place : {&TablePlan::board, &TablePlan::column, &TablePlan::piles, &TablePlan::hand,
                                        &TablePlan::seals, &TablePlan::card, &TablePlan::panels, &TablePlan::tongues,
                                        &TablePlan::sheet}) {
            plan.*place = mirrored(plan.*place, room.width());
        }
    }
    return plan;
}

}  // namespace gnostica::gui
