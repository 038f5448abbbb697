#include "app/gui/windows/game/ending/turning_inset.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/press_keys.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

// At scale 1, in pixels
constexpr double kInsetPicture = 64;
constexpr double kInsetPadding = 10;
constexpr double kInsetNumber = 10;  ///< radius
constexpr double kInsetRounding = 5;
constexpr double kInsetArrow = 13;

}  // namespace

TurningInset::TurningInset(std::shared_ptr<const CardArt> art, Content content, double scale, QWidget* parent)
    : QAbstractButton(parent),
      art_(std::move(art)),
      content_(std::move(content)),
      scale_(scale) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    QLabel* title = plainSentence(this);
    title->setText(content_.title);
    keepHeading(title, 1.06 * scale);
    QLabel* sentence = plainSentence(this);
    sentence->setText(content_.sentence);
    keepFont(sentence, [scale](const QFont& base) { return resized(base, 0.94 * scale); });
    const int picture = qRound((kInsetPicture + 2 * kInsetPadding) * scale);
    const int padding = qRound(kInsetPadding * scale);
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    column->addWidget(title);
    column->addWidget(sentence);
    column->addStretch(1);
    column->addSpacing(qRound(kInsetArrow * scale));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, padding, padding, padding / 2);
    row->setSpacing(0);
    row->addSpacing(picture);
    row->addLayout(column, 1);
    setMinimumHeight(picture);
    for (QLabel* label : {title, sentence}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    setPlainText(*this, content_.title);
    setAccessibleDescription(content_.sentence);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QRectF TurningInset::picture() const {
    const double side = kInsetPicture * scale_;
    const double padding = kInsetPadding * scale_;
    return {isRightToLeft() ? width() - padding - side : padding, padding, side, side};
}

void TurningInset::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = wornTheme();
    const bool stands = hasFocus() || underMouse();
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.cut, stands ? 2 : 1.2));
    painter.setBrush(isDown() ? theme.inset.darker(108) : theme.inset);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kInsetRounding, kInsetRounding);
    paintPicture(painter);
    paintNumber(painter);
    const int side = qRound(kInsetArrow * scale_);
    const int inset = qRound(kInsetPadding * scale_);
    const QRect arrow(isRightToLeft() ? inset : width() - inset - side, height() - inset / 2 - side, side, side);
    gui::icon(QStringLiteral("play"), theme, theme.accent).paint(&painter, arrow);
}

void TurningInset::paintPicture(QPainter& painter) const {
    const Theme& theme = wornTheme();
    const QRectF place = picture();
    if (content_.card.isNone()) {
        const double box = place.width() * metrics::kPieceBox / metrics::kTile * 1.4;
        pyramids_.paint(painter, metrics::square(place.center(), box), {content_.seat, 3, engine::Facing::upright},
                        theme);
        return;
    }
    art_->paintHeart(painter, place, content_.card, theme);
    painter.setPen(QPen(theme.line, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place, 3, 3);
}

void TurningInset::paintNumber(QPainter& painter) const {
    const Theme& theme = wornTheme();
    const QRectF place = picture();
    const double radius = kInsetNumber * scale_;
    const double corner = radius + 1;
    const QPointF middle(isRightToLeft() ? place.right() : place.left(), place.top());
    const QPointF inside(std::clamp(middle.x(), corner, width() - corner), std::max(middle.y(), corner));
    painter.setPen(QPen(theme.line, 1.3));
    painter.setBrush(theme.gilt);
    painter.drawEllipse(inside, radius, radius);
    QFont figures = figuresFont(font(), 1, QFont::Bold);
    figures.setPixelSize(std::max(kLeastLetter, qRound(radius * 1.3)));
    painter.setFont(figures);
    painter.drawText(metrics::square(inside, 2 * radius), Qt::AlignCenter, QLocale().toString(content_.number));
}

/// Enter presses it like a button of a dialog.
void TurningInset::keyPressEvent(QKeyEvent* event) {
    if (isEnter(*event)) {
        click();
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

bool TurningInset::event(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        update();
    }
    return QAbstractButton::event(event);
}

}  // namespace gnostica::gui
