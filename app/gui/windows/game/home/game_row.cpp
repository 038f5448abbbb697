#include "app/gui/windows/game/home/game_row.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kBoard = 46;
constexpr int kMargin = 4;
constexpr int kSpacing = 12;

}  // namespace

GameRow::GameRow(std::shared_ptr<const GlancePainter> painter, QWidget* parent)
    : QPushButton(parent),
      painter_(std::move(painter)) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GameRow::setGlance(const BoardGlance& glance, const QString& words) {
    glance_ = glance;
    words_ = words;
    setAccessibleDescription(words);
    updateGeometry();
    update();
}

QSize GameRow::minimumSizeHint() const {
    const int lines = static_cast<int>(fontMetrics().height() * (words_.isEmpty() ? 1.0 : 2.1));
    return {kBoard * 4, std::max(glance_.isEmpty() ? 0 : kBoard, lines) + 2 * kMargin};
}

QSize GameRow::sizeHint() const {
    return minimumSizeHint();
}

void GameRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (underMouse() || hasFocus() || isDown()) {
        QColor ground = wornTheme().accent;
        ground.setAlphaF(isDown() ? 0.25F : 0.12F);
        painter.setPen(hasFocus() ? QPen(wornTheme().text, 2) : QPen(Qt::NoPen));
        painter.setBrush(ground);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    QRect rest = rect().adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const auto take = [&](int width, bool fromEnd) {
        const QRect part(fromEnd ? rest.right() - width + 1 : rest.left(), rest.top(), width, rest.height());
        (fromEnd ? rest.setRight(part.left() - kSpacing) : rest.setLeft(part.right() + kSpacing));
        return part;
    };
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (!glance_.isEmpty()) {
        painter_->paintBoard(painter, take(kBoard, mirrored), glance_, wornTheme());
        const int wide = static_cast<int>(GlancePainter::widthOfScores(QFontMetricsF(font()), glance_)) + 2;
        if (wide < rest.width() * 2 / 3) {  // names can be elided; points cannot
            painter_->paintScores(painter, take(wide, !mirrored), glance_, wornTheme(), layoutDirection());
        }
    }
    QRect above = rest;
    if (!words_.isEmpty()) {
        above.setHeight(rest.height() / 2);
    }
    const int side = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading)) |
                     static_cast<int>(Qt::AlignVCenter) | static_cast<int>(Qt::TextSingleLine);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(wornTheme().text);
    const QString name = text().replace(QStringLiteral("&&"), QStringLiteral("&"));
    painter.drawText(above, side, QFontMetrics(bold).elidedText(name, Qt::ElideRight, above.width()));
    if (words_.isEmpty()) {
        return;
    }
    painter.setFont(font());
    painter.drawText(QRect(rest.left(), above.bottom() + 1, rest.width(), rest.height() - above.height()), side,
                     fontMetrics().elidedText(words_, Qt::ElideRight, rest.width()));
}

}  // namespace gnostica::gui
