#include "app/gui/look/parchment/tongue.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kUsualHeight = 104;
constexpr int kTongueIcon = 16;
constexpr int kTonguePadding = 10;
constexpr int kTongueGap = 5;

}  // namespace

Tongue::Tongue(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void Tongue::setPicture(const QString& picture) {
    name_ = picture;
    update();
}

QFont Tongue::letters() const {
    return headingFont(font());
}

QSize Tongue::minimumSizeHint() const {
    const int icons = name_.isEmpty() ? 0 : kTongueIcon + kTongueGap;
    const int words = QFontMetrics(letters()).horizontalAdvance(text());
    return {std::max(kWidth, QFontMetrics(letters()).height() + 6) + kSheetShadow.left(),
            words + icons + 2 * kTonguePadding + kSheetShadow.top() + kSheetShadow.bottom()};
}

QSize Tongue::sizeHint() const {
    const QSize least = minimumSizeHint();
    return {least.width(), std::max(least.height(), kUsualHeight + kSheetShadow.top() + kSheetShadow.bottom())};
}

/// The sheet goes on under the edge of the window.
void Tongue::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const Theme& theme = wornTheme();
    QRect place = rect().adjusted(0, 0, kSheetShadow.right() + kTonguePadding, 0);
    if (mirrored) {
        place.translate(-kSheetShadow.right() - kTonguePadding, 0);
    }
    sheet_.paint(painter, place, isChecked() || hasFocus() ? SheetFrame::gold : SheetFrame::plain, theme);
    const QRect inner = rect().adjusted(mirrored ? 0 : kSheetShadow.left(), kSheetShadow.top(),
                                        mirrored ? -kSheetShadow.left() : 0, -kSheetShadow.bottom());
    // Turned so that the words are read from top to bottom; the picture is not turned.
    const QColor ink = isEnabled() ? theme.text : widgetPalette(theme).color(QPalette::Disabled, QPalette::WindowText);
    int top = inner.top() + kTonguePadding;
    if (!name_.isEmpty()) {
        gui::icon(name_, theme, ink)
            .paint(&painter, QRect(inner.center().x() - kTongueIcon / 2, top, kTongueIcon, kTongueIcon));
        top += kTongueIcon + kTongueGap;
    }
    painter.setPen(ink);
    painter.setFont(letters());
    painter.translate(inner.center().x() + 1, 0);
    painter.rotate(90);
    const int room = inner.bottom() - kTonguePadding / 2 - top;
    const QString words = painter.fontMetrics().elidedText(text(), Qt::ElideRight, room);
    painter.drawText(QRect(top, -inner.width() / 2, room, inner.width()), Qt::AlignCenter, words);
}

bool Tongue::event(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        update();
    }
    return QAbstractButton::event(event);
}

}  // namespace gnostica::gui
