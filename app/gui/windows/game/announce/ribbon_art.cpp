#include "app/gui/windows/game/announce/ribbon_art.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/seat_pattern.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kLargestPiece = 3;
/// More points are shown as one bar.
constexpr int kMostNotches = 20;
constexpr int kLeastNotch = 4;

}  // namespace

/// Held points have the colour and the pattern of the player in a light frame; the others are empty.
void RibbonArt::paintNotches(QPainter& painter, const QRect& place, const RibbonWords& words,
                             Qt::LayoutDirection direction) {
    const RibbonPoints& points = *words.points;
    const bool areMany = points.needed > kMostNotches || place.width() < points.needed * kLeastNotch;
    const int count = areMany ? 1 : points.needed;
    const double step = (place.width() + 2.0) / count;
    const SeatLook look = wornTheme().look(words.seat);
    const auto fill = [&](const QRectF& notch) {
        painter.setPen(QPen(ribbon::kWords, 1.4));
        painter.setBrush(look.colour);
        painter.drawRect(notch);
        painter.save();
        painter.setOpacity(0.4 * painter.opacity());
        painter.setPen(Qt::NoPen);
        painter.setBrush(patternBrush(pictures_, look.pattern, Qt::white, notch.height(), painter));
        painter.drawRect(notch);
        painter.restore();
    };
    for (int i = 0; i < count; ++i) {
        QRectF notch(place.left() + i * step, place.top(), step - 2, place.height());
        if (direction == Qt::RightToLeft) {
            notch.moveRight(place.right() + 1 - i * step);
        }
        QColor empty = ribbon::kWords;
        empty.setAlphaF(0.22F);
        painter.setPen(QPen(ribbon::kInk, 1));
        painter.setBrush(empty);
        painter.drawRect(notch);
        if (!areMany && i < points.held) {
            fill(notch);
        } else if (areMany && points.held > 0) {
            const double part = std::min(1.0, static_cast<double>(points.held) / points.needed);
            QRectF held = notch;
            held.setWidth(notch.width() * part);
            if (direction == Qt::RightToLeft) {
                held.moveRight(notch.right());
            }
            fill(held);
        }
    }
}

void RibbonArt::paint(QPainter& painter, const RibbonPlan& plan, const RibbonWords& words,
                      const RibbonUnrolled& unrolled, Qt::LayoutDirection direction) {
    const QRect whole(QPoint(), plan.size);
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(direction, whole, rect); };
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF front = QRectF(plan.front).adjusted(0.5, 0.5, -0.5, -0.5);
    paintRibbon(painter, front, {static_cast<double>(plan.tail), static_cast<double>(plan.fold), plan.unit}, unrolled);
    painter.setClipRect(shownFront(front, unrolled));
    const auto write = [&](const QRect& place, const QFont& font, const QColor& colour, const QString& text,
                           Qt::Alignment side = Qt::AlignLeft) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(
            placed(place),
            static_cast<int>(QStyle::visualAlignment(direction, side | Qt::AlignVCenter)) | Qt::TextWordWrap, text);
    };
    if (!plan.sign.isEmpty() && words.points) {
        gui::icon(QStringLiteral("challenge"), wornTheme(), ribbon::kLightGold).paint(&painter, placed(plan.sign));
    } else if (!plan.sign.isEmpty() && engine::isPlayer(words.seat)) {
        pyramids_.paint(painter, placed(plan.sign), {words.seat, kLargestPiece, engine::Facing::upright}, wornTheme());
    }
    write(plan.title, plan.titleFont, ribbon::kWords, words.title);
    write(plan.meaning, plan.meaningFont, ribbon::kSecondLine, words.meaning);
    if (words.points) {
        if (!plan.piece.isEmpty()) {
            pyramids_.paint(painter, placed(plan.piece), {words.seat, kLargestPiece, engine::Facing::upright},
                            wornTheme());
        }
        QRect rest = plan.count;
        for (const auto& [text, font, colour] :
             {std::tuple(&words.points->before, &plan.neededFont, ribbon::kLightGold),
              std::tuple(&words.points->number, &plan.heldFont, ribbon::kWords),
              std::tuple(&words.points->after, &plan.neededFont, ribbon::kLightGold)}) {
            const int width = QFontMetrics(*font).horizontalAdvance(*text);
            // spaces are on the side of the number
            const Qt::Alignment side = text == &words.points->after ? Qt::AlignRight : Qt::AlignLeft;
            write(QRect(rest.left(), rest.top(), width + 2, rest.height()), *font, colour, text->trimmed(), side);
            rest.setLeft(rest.left() + width);
        }
        if (!plan.notches.isEmpty()) {
            paintNotches(painter, placed(plan.notches), words, direction);
        }
    }
}

}  // namespace gnostica::gui
