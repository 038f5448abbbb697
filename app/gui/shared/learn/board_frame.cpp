#include "app/gui/shared/learn/board_frame.h"

#include "app/gui/look/art/board/table_cloth.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kFrameLine = 1.6;
constexpr double kFrameCorner = 5;
constexpr double kRoundBoard = 6;

}  // namespace

void paintBoardFrame(QPainter& painter, const QRectF& frame, const Theme& theme) {
    QRadialGradient lamp(frame.center(), std::max(frame.width(), frame.height()) * 0.7);
    lamp.setColorAt(0, theme.felt);
    lamp.setColorAt(1, TableCloth::shadeOf(theme));
    painter.setPen(QPen(theme.text, kFrameLine));
    painter.setBrush(lamp);
    painter.drawRoundedRect(frame.adjusted(kFrameLine / 2, kFrameLine / 2, -kFrameLine / 2, -kFrameLine / 2),
                            kFrameCorner, kFrameCorner);
}

QRectF boardInFrame(const QRectF& frame) {
    return frame.adjusted(kRoundBoard, kRoundBoard, -kRoundBoard, -kRoundBoard);
}

}  // namespace gnostica::gui
