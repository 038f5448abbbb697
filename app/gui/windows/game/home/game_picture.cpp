#include "app/gui/windows/game/home/game_picture.h"

#include "app/gui/look/art/board/table_cloth.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/parchment/ribbon.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QRadialGradient>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kFrameRounding = 5;
constexpr double kFrameLine = 1.6;
constexpr double kAroundBoard = 7;
/// Part of the width that the light of the lamp reaches.
constexpr double kLampReach = 0.7;
constexpr double kRibbonTail = 10;
constexpr double kRibbonHem = 3;
constexpr double kBesideWords = 11;
constexpr double kRibbonGap = 6;
constexpr QColor kTeal{0x0b, 0x7a, 0x6f};
constexpr QColor kStorm{0x4a, 0x52, 0x68};

}  // namespace

void paintFramedBoard(QPainter& painter, const QRectF& frame, const BoardGlance& glance, const GlancePainter& boards,
                      double top) {
    const Theme& theme = wornTheme();
    QRadialGradient lamp(frame.center(), std::max(1.0, frame.width() * kLampReach));
    lamp.setColorAt(0, theme.felt);
    lamp.setColorAt(1, TableCloth::shadeOf(theme));
    painter.setPen(QPen(theme.onDark ? theme.cut : ring::kInk, kFrameLine));
    painter.setBrush(lamp);
    painter.drawRoundedRect(frame, kFrameRounding, kFrameRounding);
    boards.paintBoard(painter, frame.adjusted(kAroundBoard, kAroundBoard + top, -kAroundBoard, -kAroundBoard), glance,
                      theme);
}

RibbonColours coloursOf(GameRibbon::Kind kind) {
    switch (kind) {
    case GameRibbon::Kind::open: return {ring::kGold, ring::kInk};
    case GameRibbon::Kind::won: return {kTeal, ribbon::kWords};
    case GameRibbon::Kind::lost: return {ribbon::kFill, ribbon::kWords};
    case GameRibbon::Kind::seen: return {kStorm, ribbon::kWords};
    }
    Q_UNREACHABLE();
}

void paintSign(QPainter& painter, const QRectF& box, const QString& name, const QColor& ink) {
    const double ratio = painter.device()->devicePixelRatioF();
    const int side = static_cast<int>(box.width());
    const QString key = QStringLiteral("sign %1 %2 %3 %4 %5")
                            .arg(name, ink.name())
                            .arg(side)
                            .arg(ratio)
                            .arg(static_cast<int>(QGuiApplication::layoutDirection()));
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = icon(name, wornTheme(), ink).pixmap(QSize(side, side), ratio);
        QPixmapCache::insert(key, picture);
    }
    painter.drawPixmap(QPointF(box.left(), box.center().y() - side / 2.0), picture);
}

int ribbonHeight(const QFont& letters) {
    return static_cast<int>(QFontMetricsF(letters).height() * 1.25 + 2);
}

void paintGameRibbon(QPainter& painter, const QRectF& place, const GameRibbon& words, const QFont& letters,
                     Qt::LayoutDirection direction) {
    const QFontMetricsF metrics(letters);
    const double sign = metrics.ascent();
    const double beside = 2 * kBesideWords + sign + kRibbonGap;
    const double room = std::max(0.0, place.width() - beside - kRibbonTail);
    const bool isTight = !words.brief.isEmpty() && metrics.horizontalAdvance(words.words) > room;
    const QString text = metrics.elidedText(isTight ? words.brief : words.words, Qt::ElideRight, room);
    const double length = beside + metrics.horizontalAdvance(text);
    const bool mirrored = direction == Qt::RightToLeft;
    painter.save();
    painter.translate(mirrored ? place.right() : place.left(), place.top());
    painter.scale(mirrored ? -1 : 1, 1);
    const RibbonColours colours = coloursOf(words.kind);
    QPainterPath shape(QPointF(0, 0));
    shape.lineTo(length + kRibbonTail, 0);
    shape.lineTo(length, place.height() / 2);
    shape.lineTo(length + kRibbonTail, place.height());
    shape.lineTo(0, place.height());
    shape.closeSubpath();
    painter.setPen(QPen(ring::kInk, 1.7));
    painter.setBrush(colours.fill);
    painter.drawPath(shape);
    painter.setPen(QPen(ribbon::kLightGold, 1));
    painter.drawLine(QPointF(1, kRibbonHem), QPointF(length + 5, kRibbonHem));
    painter.drawLine(QPointF(1, place.height() - kRibbonHem), QPointF(length + 5, place.height() - kRibbonHem));
    painter.restore();
    const auto at = [&](double left, double wide) {
        const double x = mirrored ? place.right() - left - wide : place.left() + left;
        return QRectF(x, place.top(), wide, place.height());
    };
    const QRectF box = at(kBesideWords, sign);
    paintSign(painter, box, words.picture, colours.words);
    painter.setFont(letters);
    painter.setPen(colours.words);
    painter.drawText(at(kBesideWords + sign + kRibbonGap, metrics.horizontalAdvance(text) + 2),
                     Qt::AlignVCenter | Qt::TextSingleLine | (mirrored ? Qt::AlignRight : Qt::AlignLeft), text);
}

}  // namespace gnostica::gui
