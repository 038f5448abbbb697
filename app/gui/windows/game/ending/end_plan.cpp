#include "app/gui/windows/game/ending/end_plan.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

// At scale 1 and with the usual letters, in pixels; sheets with their shadow
constexpr double kEndSheetWidth = 790;
constexpr double kEndSheetHeight = 760;
constexpr double kLeastEndSheet = 560;
constexpr int kLeastEndBoard = 320;
constexpr int kEndMargin = 6;

}  // namespace

EndPlan endPlanFor(const EndNeeds& needs) {
    const double larger = needs.scale * needs.letters;
    const int room = needs.room.width() - 2 * kEndMargin;
    const int wanted = qRound(kEndSheetWidth * larger);
    const int beside = room - kEndMargin - kLeastEndBoard;
    const bool hasBoard = beside >= qRound(kLeastEndSheet * needs.letters);
    const int width = std::min(wanted, hasBoard ? beside : room);
    const int height = std::min(qRound(kEndSheetHeight * larger), needs.room.height() - 2 * kEndMargin);
    const int top = (needs.room.height() - height) / 2;
    EndPlan plan;
    if (!hasBoard) {
        plan.sheet = {(needs.room.width() - width) / 2, top, width, height};
        return plan;
    }
    plan.sheet = {needs.room.width() - kEndMargin - width, top, width, height};
    plan.board = QRect(kEndMargin, kEndMargin, room - width - kEndMargin, needs.room.height() - 2 * kEndMargin);
    if (needs.rightToLeft) {
        plan.sheet.moveLeft(kEndMargin);
        plan.board->moveLeft(kEndMargin + width + kEndMargin);
    }
    return plan;
}

}  // namespace gnostica::gui
