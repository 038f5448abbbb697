#include "app/gui/windows/game/spread/table_plan.h"

#include "app/gui/look/parchment/parchment_art.h"
#include "app/gui/shared/panels/hand/table_measures.h"

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

/// Distance from the edges of the window, and below the head.
constexpr int kEdge = 8;
constexpr int kTop = 2;
/// Height of a short card, and the free height of its row.
constexpr double kCardHeight = 564.0 / 420;
constexpr double kWholeCard = 720.0 / 420;
constexpr double kRowHeight = 17;
/// Room for the frame of a raised card.
constexpr int kFrame = 6;
/// Of the room: a hand never takes more.
constexpr double kMostOfHeight = 0.3;
constexpr int kLeastCard = 48;
constexpr int kTongueWidth = 27;
constexpr int kSheetWidth = 320;
constexpr int kSealsWidth = 96;
/// The seals may be higher than the row.
constexpr int kOverRow = 24;
constexpr int kBetween = 12;
constexpr int kCardsAtOnce = 6;
constexpr int kLeastHand = 3;  ///< cards
/// The panel of an expansion needs a window of this size; in a smaller one it has a tongue.
constexpr QSize kRoomForPanels{1280, 640};
/// Part of the width that the board keeps between the columns.
constexpr double kBoardPart = 0.42;

int rounded(double size) {
    return static_cast<int>(std::lround(size));
}

bool laysPanels(const TableNeeds& needs) {
    return needs.hasPanels && needs.room.width() >= kRoomForPanels.width() &&
           needs.room.height() >= kRoomForPanels.height();
}

int columnWidth(const TableNeeds& needs) {
    const double wanted = plateSize(needs.window).width() * std::max(1.0, (1 + needs.letters) / 2) + 2 * kEdge;
    return rounded(std::min(wanted, needs.room.width() * (1 - kBoardPart) / 2));
}

/// The hand in the middle of the window, the piles before it, the seals after it.
void planRow(TablePlan& plan, const TableNeeds& needs, int rowTop) {
    const int width = needs.room.width();
    const int below = needs.room.height();
    const int piles = 2 * pileWidth(needs.window) + pileGap(needs.window) + kEdge;
    const int wanted = kCardsAtOnce * plan.handCard + (kCardsAtOnce - 1) * handCardGap(needs.window) + 2 * kBetween;
    const int sides = std::max(piles, kSealsWidth) + kBetween;
    const int hand = std::max(kLeastHand * plan.handCard, std::min(wanted, width - 2 * sides));
    const int rise = handCardRise(needs.window) + kFrame;
    plan.hand = QRect((width - hand) / 2, rowTop - rise, hand, below - rowTop + rise);
    const int next = std::max(0, plan.hand.left() - piles - kEdge / 2);
    plan.piles = QRect(std::min(plan.column.right() + kEdge, next), rowTop, piles, below - rowTop);
    const int seals = std::min(needs.seals, below - rowTop + kOverRow);
    plan.seals = QRect(plan.hand.right() + kBetween, below - seals - 2, kSealsWidth, seals);
}

/// The sheets, the panels of expansions and the large card at the end of lines.
void planEnd(TablePlan& plan, const TableNeeds& needs, int margin) {
    const QSize panel = tablePanelSize(needs.window);
    const QSize room = needs.room;
    const int tongues = room.width() - kTongueWidth;
    plan.tongues = QRect(tongues, kEdge, kTongueWidth, room.height() - 2 * kEdge);
    const double growth = tableScale(needs.window) * needs.letters;
    const int sheet = std::min(rounded(kSheetWidth * growth), room.width() / 2);
    plan.sheet = QRect(tongues - sheet, kTop, sheet, room.height() - 2 * kTop);
    const int left = std::max(room.width() - margin, plan.seals.right() + kEdge);
    plan.card = QRect(left, kEdge, std::max(0, tongues - left - 2), room.height() - 2 * kEdge);
    if (laysPanels(needs)) {
        const int width = panel.width() + kEdge;
        const int lowest = room.height() - rounded(largeCardWidth(needs.window) * kWholeCard) - 3 * kEdge;
        const int height = std::max({panel.height(), lowest - kTop, room.height() / 3});
        plan.panels = QRect(tongues - width - 2, kTop, width, height);
    }
    const QRect atEnd =
        plan.panels.isEmpty() ? QRect(room.width() - margin, kTop, margin - kTongueWidth - 2, 0) : plan.panels;
    const int above = plan.panels.isEmpty() ? 0 : panel.height() + kSheetShadow.bottom();
    const int lowest = std::min(plan.hand.top(), plan.seals.top()) - kEdge;
    plan.due = QRect(atEnd.left(), kTop + above, atEnd.width(), std::max(0, lowest - kTop - above));
}

}  // namespace

TablePlan planFor(const TableNeeds& needs) {
    const QSize room = needs.room;
    TablePlan plan;
    const double free = kRowHeight * tableScale(needs.window);
    const double most = std::max<double>(kLeastCard, (room.height() * kMostOfHeight - free) / kCardHeight);
    plan.handCard = std::min(handCardWidth(needs.window), rounded(most));
    plan.plate = rounded(plateSize(needs.window).height() * needs.letters);
    plan.plateGap = plateGap(needs.window);
    const int rowTop = room.height() - rounded(plan.handCard * kCardHeight + free);
    plan.column = QRect(0, 0, columnWidth(needs), room.height());
    const int atEnd =
        laysPanels(needs) ? tablePanelSize(needs.window).width() + 2 * kEdge + kTongueWidth : kTongueWidth + kEdge;
    const int margin = std::max(plan.column.width(), atEnd);
    plan.board = QRect(margin, kTop, room.width() - 2 * margin, rowTop - kTop);
    planRow(plan, needs, rowTop);
    planEnd(plan, needs, margin);
    const bool reachesEdge = plan.piles.left() > plan.column.right();
    plan.column.setHeight((reachesEdge ? room.height() : rowTop) - kTop);
    if (needs.rightToLeft) {
        for (QRect TablePlan::*place :
             {&TablePlan::board, &TablePlan::column, &TablePlan::piles, &TablePlan::hand, &TablePlan::seals,
              &TablePlan::card, &TablePlan::panels, &TablePlan::due, &TablePlan::tongues, &TablePlan::sheet}) {
            QRect& each = plan.*place;
            each.moveLeft(room.width() - each.x() - each.width());
        }
    }
    return plan;
}

}  // namespace gnostica::gui
