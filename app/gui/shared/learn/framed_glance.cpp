#include "app/gui/shared/learn/framed_glance.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/learn/board_frame.h"

#include <QPainter>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr QSize kFramedSize{200, 130};

}  // namespace

FramedGlance::FramedGlance(std::shared_ptr<const GlancePainter> painter, QWidget* parent)
    : QWidget(parent),
      painter_(std::move(painter)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FramedGlance::setGlance(const BoardGlance& glance) {
    glance_ = glance;
    update();
}

QSize FramedGlance::sizeHint() const {
    return kFramedSize;
}

void FramedGlance::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QFontMetricsF letters(font());
    const double below = letters.height() * 1.5;
    const QRectF frame = QRectF(rect()).adjusted(0, 0, 0, -below);
    paintBoardFrame(painter, frame, wornTheme());
    painter_->paintBoard(painter, boardInFrame(frame), glance_, wornTheme());
    QRectF line(0, frame.bottom(), width(), below);
    const double wide = GlancePainter::widthOfScores(letters, glance_);
    line.adjust((line.width() - wide) / 2, 0, -(line.width() - wide) / 2, 0);
    painter_->paintScores(painter, line, glance_, wornTheme(), layoutDirection());
}

}  // namespace gnostica::gui
