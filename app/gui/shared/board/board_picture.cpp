#include "app/gui/shared/board/board_picture.h"

#include "app/gui/shared/board/board_scene.h"

#include <QPainter>

namespace gnostica::gui {

namespace {

constexpr int kPictureSide = 1600;

}  // namespace

QImage pictureOf(BoardScene& board) {
    const QRectF whole = board.extent();
    const QSize size = whole.size().scaled(kPictureSide, kPictureSide, Qt::KeepAspectRatio).toSize();
    QImage picture(size.expandedTo(QSize(1, 1)), QImage::Format_RGB32);
    picture.fill(board.theme().felt);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    board.render(&painter, QRectF(QPointF(), size), whole);
    painter.end();
    return picture;
}

}  // namespace gnostica::gui
