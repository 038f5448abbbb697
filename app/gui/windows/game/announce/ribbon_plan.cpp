#include "app/gui/windows/game/announce/ribbon_plan.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"

#include <QFontMetrics>

#include <algorithm>
#include <array>
#include <cmath>

namespace gnostica::gui {

namespace {

/// Measures for the usual letters in a small window.
constexpr double kFrontWidth = 560;
constexpr double kPlainWidth = 320;  ///< of a ribbon without points, at least
constexpr double kFrontHeight = 50;
constexpr double kTailLength = 34;
constexpr double kFoldDepth = 11;
constexpr double kSignRoom = 60;
constexpr double kSignSide = 26;
constexpr double kPieceSide = 46;
constexpr double kNotchesWidth = 119;
constexpr double kNotchHeight = 8;
constexpr double kNotchesTop = 34;
constexpr double kRibbonEnd = 16;
constexpr double kRibbonGap = 10;
constexpr double kRibbonRim = 6.5;  ///< with the golden line
constexpr double kUsualLineHeight = 18;
/// Of the front: in less room for words, pieces and notches are left out.
constexpr double kLeastForWords = 0.45;
/// A lower ribbon is preferred to larger letters.
constexpr double kHighestFront = 70;
/// Letters of title, sentence, points held and needed, as factors of the usual ones.
constexpr double kTitleLetters = 1.5;
constexpr double kHeldLetters = 2.1;
constexpr double kNeededLetters = 1.28;

/// A size of the letters, and the lines that title and meaning may have.
struct RibbonAttempt {
    double shrink;
    int lines;
};
constexpr std::array kAttempts{RibbonAttempt{1, 1},    RibbonAttempt{0.92, 1}, RibbonAttempt{0.85, 1},
                               RibbonAttempt{0.85, 2}, RibbonAttempt{0.78, 2}, RibbonAttempt{0.7, 2},
                               RibbonAttempt{0.6, 2},  RibbonAttempt{0.6, 3},  RibbonAttempt{0.5, 3},
                               RibbonAttempt{0.4, 4},  RibbonAttempt{0.4, 99}};

int ribbonPixels(double size) {
    return static_cast<int>(std::lround(size));
}

QSize ribbonTextIn(const QFont& font, const QString& text, int width) {
    constexpr int kAnyHeight = 10'000;
    return text.isEmpty()
               ? QSize()
               : QFontMetrics(font).boundingRect(QRect(0, 0, width, kAnyHeight), Qt::TextWordWrap, text).size();
}

int ribbonLinesOf(const QFont& font, const QSize& words) {
    return (words.height() + QFontMetrics(font).leading()) / std::max(1, QFontMetrics(font).lineSpacing());
}

int ribbonCountWidth(const RibbonPlan& plan, const RibbonPoints& points) {
    const QFontMetrics small(plan.neededFont);
    return small.horizontalAdvance(points.before) + QFontMetrics(plan.heldFont).horizontalAdvance(points.number) +
           small.horizontalAdvance(points.after) + 2;
}

RibbonPlan ribbonLettersOf(const RibbonNeeds& needs, double shrink) {
    RibbonPlan plan;
    const double size = needs.scale * shrink;
    plan.unit = size * std::max(1.0, QFontMetrics(needs.letters).height() / kUsualLineHeight);
    plan.titleFont = headingFont(needs.letters, kTitleLetters * size);
    plan.meaningFont = resized(needs.letters, size);
    plan.heldFont = figuresFont(needs.letters, kHeldLetters * size);
    plan.neededFont = headingFont(needs.letters, kNeededLetters * size);
    plan.tail = std::min(ribbonPixels(kTailLength * plan.unit), needs.most / 12);
    plan.fold = ribbonPixels(kFoldDepth * plan.unit);
    return plan;
}

/// Places the points, piece and notches at the end of a front of this width; returns where the room for words ends.
int planPoints(RibbonPlan& plan, const RibbonWords& words, const RibbonNeeds& needs, bool isShort) {
    const int end = plan.front.right() + 1 - ribbonPixels(kRibbonEnd * plan.unit);
    if (!words.points) {
        plan.close = QRect(end - needs.close, plan.front.top(), needs.close, plan.front.height());
        return needs.close == 0 ? end : plan.close.left() - ribbonPixels(kRibbonGap * plan.unit / 2);
    }
    const bool hasNotches = !isShort && words.points->needed > 0;
    const int width =
        std::max(hasNotches ? ribbonPixels(kNotchesWidth * plan.unit) : 0, ribbonCountWidth(plan, *words.points));
    const int line = QFontMetrics(plan.heldFont).height();
    const int notchesTop = std::max(ribbonPixels(kNotchesTop * plan.unit), line - ribbonPixels(4 * plan.unit));
    const int above = std::max(0, (plan.front.height() - ribbonPixels(kFrontHeight * plan.unit)) / 2);
    const QRect column(end - width, plan.front.top(), width, plan.front.height());
    plan.count = hasNotches ? QRect(column.left(), column.top() + above, width, notchesTop) : column;
    if (hasNotches) {
        plan.notches = QRect(column.left(), column.top() + above + notchesTop, width,
                             std::min(ribbonPixels(kNotchHeight * plan.unit), column.height() - above - notchesTop));
    }
    if (isShort) {
        return column.left() - ribbonPixels(kRibbonGap * plan.unit);
    }
    const int side = ribbonPixels(kPieceSide * plan.unit);
    plan.piece = QRect(column.left() - side, column.center().y() - side / 2, side, side);
    return plan.piece.left() - ribbonPixels(kRibbonGap * plan.unit / 2);
}

/// Sets the width and height of the front, and the places of everything on it.
void planFront(RibbonPlan& plan, const RibbonWords& words, const RibbonNeeds& needs, const QSize& front, bool isShort) {
    plan.front = QRect(QPoint(plan.tail, 1), front);
    plan.size = QSize(front.width() + 2 * plan.tail, front.height() + plan.fold + 3);
    const int room = ribbonPixels((isShort ? kRibbonEnd : kSignRoom) * plan.unit);
    const int side = ribbonPixels((words.points ? kSignSide : kPieceSide) * plan.unit);
    if (!isShort) {
        plan.sign = QRect(plan.front.left() + (room - side) / 2 + ribbonPixels(2 * plan.unit),
                          plan.front.center().y() - side / 2, side, side);
    }
    const int end = planPoints(plan, words, needs, isShort);
    const int left = plan.front.left() + room;
    const int width = std::max(1, end - left);
    const int title = ribbonTextIn(plan.titleFont, words.title, width).height();
    const int meaning = ribbonTextIn(plan.meaningFont, words.meaning, width).height();
    const int top = plan.front.top() + (front.height() - title - meaning) / 2;
    plan.title = QRect(left, top, width, title);
    plan.meaning = words.meaning.isEmpty() ? QRect() : QRect(left, top + title, width, meaning);
}

/// The plan with these letters; whether the words fit is for the caller to see.
RibbonPlan planWith(const RibbonWords& words, const RibbonNeeds& needs, double shrink, bool isShort) {
    RibbonPlan plan = ribbonLettersOf(needs, shrink);
    const double unit = needs.scale * std::max(1.0, QFontMetrics(needs.letters).height() / kUsualLineHeight);
    const int most = needs.most - 2 * plan.tail;
    RibbonPlan probe = plan;
    planFront(probe, words, needs, QSize(most, ribbonPixels(kFrontHeight * plan.unit)), isShort);
    const int around = most - probe.title.width();
    const int wanted = std::max(QFontMetrics(plan.titleFont).horizontalAdvance(words.title),
                                QFontMetrics(plan.meaningFont).horizontalAdvance(words.meaning)) +
                       around + 4;
    const double usual = (words.points ? kFrontWidth : kPlainWidth) * unit;
    const int width = std::min(most, std::max(wanted, ribbonPixels(usual)));
    const int room = std::max(1, width - around);
    const int height = ribbonTextIn(plan.titleFont, words.title, room).height() +
                       ribbonTextIn(plan.meaningFont, words.meaning, room).height() +
                       ribbonPixels(2 * kRibbonRim * plan.unit);
    planFront(plan, words, needs, QSize(width, std::max(height, ribbonPixels(kFrontHeight * plan.unit))), isShort);
    return plan;
}

bool ribbonFits(const RibbonPlan& plan, const RibbonWords& words, int lines) {
    const QSize title = ribbonTextIn(plan.titleFont, words.title, plan.title.width());
    const QSize meaning = ribbonTextIn(plan.meaningFont, words.meaning, plan.title.width());
    return title.width() <= plan.title.width() && meaning.width() <= plan.title.width() &&
           ribbonLinesOf(plan.titleFont, title) <= lines && ribbonLinesOf(plan.meaningFont, meaning) <= lines;
}

}  // namespace

RibbonPlan planRibbon(const RibbonWords& words, const RibbonNeeds& needs) {
    RibbonPlan plan;
    for (const RibbonAttempt& attempt : kAttempts) {
        plan = planWith(words, needs, attempt.shrink, false);
        if (plan.title.width() < kLeastForWords * plan.front.width()) {
            plan = planWith(words, needs, attempt.shrink, true);
        }
        const bool isLow = plan.front.height() <= kHighestFront * plan.unit / attempt.shrink || attempt.lines > 2;
        if (isLow && ribbonFits(plan, words, attempt.lines)) {
            break;
        }
    }
    return plan;
}

}  // namespace gnostica::gui
