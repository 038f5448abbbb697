#include "app/gui/windows/learn/task_plan.h"

#include "app/gui/shared/panels/hand/table_measures.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

// In pixels
constexpr int kTaskEdge = 8;
constexpr int kTaskTop = 2;
constexpr int kBesideTaskHand = 12;
constexpr int kRaisedFrame = 6;
constexpr int kTaskSeals = 96;
/// The seals may be higher than the row.
constexpr int kOverTaskRow = 24;
/// Height of a short card as part of its width, and the free height of its row.
constexpr double kShortCard = 564.0 / 420;
constexpr double kFreeInRow = 17;
/// Of the room: a hand never takes more.
constexpr double kMostForHand = 0.3;
constexpr int kLeastTaskCard = 48;
/// Width of the sheet of the texts with the usual letters, and the most that both sides take of the width.
constexpr int kWordsWidth = 330;
constexpr double kMostForWords = 0.32;
constexpr double kMostForColumn = 0.22;

/// Piles at the side, hand and seals under the board.
void planTaskRow(TaskPlan& plan, const TaskNeeds& needs, int rowTop) {
    const int below = needs.room.height();
    const int rise = handCardRise(needs.window) + kRaisedFrame;
    const int seals = std::min(needs.seals, below - rowTop + kOverTaskRow);
    plan.piles =
        QRect(kTaskEdge, rowTop, 2 * pileWidth(needs.window) + pileGap(needs.window) + kTaskEdge, below - rowTop);
    plan.seals = QRect(plan.board.right() + 1 - kTaskSeals, below - seals - 2, kTaskSeals, seals);
    const int left = std::max(plan.board.left(), plan.piles.right() + 1) + kBesideTaskHand;
    plan.hand = QRect(left, rowTop - rise, plan.seals.left() - kBesideTaskHand - left, below - rowTop + rise);
}

}  // namespace

TaskPlan taskPlanFor(const TaskNeeds& needs) {
    const int width = needs.room.width();
    const int height = needs.room.height();
    const double growth = std::max(tableScale(needs.window), needs.letters);
    const double free = kFreeInRow * tableScale(needs.window);
    TaskPlan plan;
    plan.handCard = std::min(handCardWidth(needs.window),
                             std::max(kLeastTaskCard, qRound((height * kMostForHand - free) / kShortCard)));
    plan.plate = qRound(plateSize(needs.window).height() * needs.letters);
    plan.plateGap = plateGap(needs.window);
    const int rowTop = needs.hasRow ? height - qRound(plan.handCard * kShortCard + free) : height;
    const double plates = plateSize(needs.window).width() * std::max(1.0, (1 + needs.letters) / 2) + 2 * kTaskEdge;
    plan.column = QRect(0, kTaskTop, qRound(std::min(plates, width * kMostForColumn)), rowTop - kTaskTop);
    const int words = qRound(std::min(kWordsWidth * growth, width * kMostForWords));
    plan.words = QRect(width - words, kTaskTop, words, height - 2 * kTaskTop);
    const int left = plan.column.right() + 1;
    plan.board = QRect(left, kTaskTop, plan.words.left() - left, rowTop - kTaskTop);
    plan.card = plan.column.adjusted(0, kTaskEdge, -kTaskTop, 0);
    if (needs.hasRow) {
        planTaskRow(plan, needs, rowTop);
    }
    if (needs.rightToLeft) {
        for (QRect TaskPlan::*place : {&TaskPlan::board, &TaskPlan::column, &TaskPlan::card, &TaskPlan::words,
                                       &TaskPlan::piles, &TaskPlan::hand, &TaskPlan::seals}) {
            QRect& each = plan.*place;
            each.moveLeft(width - each.x() - each.width());
        }
    }
    return plan;
}

}  // namespace gnostica::gui
