#include "app/gui/look/parchment/sheet_picture.h"

#include <QPainter>

namespace gnostica::gui {

void SheetPicture::paint(QPainter& painter, const QRect& place, SheetFrame frame, const Theme& theme) {
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize pixels = (QSizeF(place.size()) * ratio).toSize();
    if (pixels.isEmpty()) {
        return;
    }
    if (picture_.size() != pixels || picture_.devicePixelRatio() != ratio || frame_ != frame ||
        fingerprint_ != theme.fingerprint()) {
        picture_ = QPixmap(pixels);
        picture_.setDevicePixelRatio(ratio);
        picture_.fill(Qt::transparent);
        QPainter sheet(&picture_);
        paintSheet(sheet, QRectF(QPointF(), place.size()).marginsRemoved(kSheetShadow), frame, theme);
        frame_ = frame;
        fingerprint_ = theme.fingerprint();
    }
    painter.drawPixmap(place.topLeft(), picture_);
}

}  // namespace gnostica::gui
