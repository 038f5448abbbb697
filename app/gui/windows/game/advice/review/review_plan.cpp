#include "app/gui/windows/game/advice/review/review_plan.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kReviewMargin = 6;
/// Of the height of the room.
constexpr double kGraphPart = 0.36;
constexpr double kMostGraphPart = 0.46;
constexpr double kLeastGraphSheet = 190;  ///< pixels, with the usual letters
/// The board is a little wider than high, and takes at most this part of the width.
constexpr double kBoardShape = 1.15;
constexpr double kMostBoardPart = 0.42;
/// Larger letters take room from the board, down to this part of the width.
constexpr double kLeastBoardPart = 0.28;

}  // namespace

ReviewPlan reviewPlanFor(const ReviewNeeds& needs) {
    const int width = needs.room.width() - 2 * kReviewMargin;
    const double high = needs.room.height();
    const double wanted = std::max(high * kGraphPart, kLeastGraphSheet * needs.letters);
    ReviewPlan plan;
    plan.graph = {kReviewMargin, kReviewMargin, width, qRound(std::min(wanted, high * kMostGraphPart))};
    const int top = plan.graph.bottom() + 1 + kReviewMargin;
    const int below = needs.room.height() - top - kReviewMargin;
    const double most = std::max(width * kLeastBoardPart, width * kMostBoardPart / needs.letters);
    const int board = qRound(std::min(below * kBoardShape, most));
    plan.board = {kReviewMargin, top, board, below};
    plan.turns = {2 * kReviewMargin + board, top, width - board - kReviewMargin, below};
    if (needs.rightToLeft) {
        plan.turns.moveLeft(kReviewMargin);
        plan.board.moveLeft(plan.turns.right() + 1 + kReviewMargin);
    }
    return plan;
}

}  // namespace gnostica::gui
