#include "app/gui/windows/game/home/home_button.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/play/ring/ring_colours.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace gnostica::gui {

namespace {

constexpr double kFocusWidth = 2.2;

struct Look {
    QColor ground = Qt::transparent;
    QColor rim = Qt::transparent;
    QColor text;
};

Look lookOf(HomeButton::Role role, bool isChecked, const Theme& theme) {
    switch (role) {
    case HomeButton::Role::main: return {theme.accent, theme.accent, theme.accentText};
    case HomeButton::Role::plain: return {theme.base, theme.text, theme.text};
    case HomeButton::Role::link: return {Qt::transparent, Qt::transparent, theme.text};
    case HomeButton::Role::choice:
        return isChecked ? Look{ring::kGold, ring::kInk, ring::kInk} : Look{theme.base, theme.tileEdge, theme.text};
    }
    Q_UNREACHABLE();
}

}  // namespace

HomeButton::HomeButton(Role role, QWidget* parent) : QPushButton(parent), role_(role) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(role != Role::choice);
    setCheckable(role == Role::choice);
    dress();
}

void HomeButton::dress() {
    QFont own = parentWidget() != nullptr ? parentWidget()->font() : QFont();
    own.setBold(role_ == Role::main || role_ == Role::plain);
    if (font().bold() != own.bold() || font().pointSizeF() != own.pointSizeF()) {
        setFont(own);
    }
}

void HomeButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ApplicationFontChange) {
        dress();
    }
    QPushButton::changeEvent(event);
}

QSize HomeButton::sizeHint() const {
    const QSize words = fontMetrics().size(Qt::TextShowMnemonic, text());
    const int beside = role_ == Role::link ? 6 : role_ == Role::choice ? 11 : 16;
    const int above = role_ == Role::link ? 3 : role_ == Role::choice ? 4 : 6;
    return words + QSize(2 * beside, 2 * above);
}

void HomeButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    Look look = lookOf(role_, isChecked(), wornTheme());
    const bool isHot = isEnabled() && underMouse();
    if (!isEnabled()) {
        painter.setOpacity(0.45);
    }
    const QRectF pill = QRectF(rect()).adjusted(kFocusWidth, kFocusWidth, -kFocusWidth, -kFocusWidth);
    const double rounding = pill.height() / 2;
    if (isDown() || isHot) {
        look.ground = look.ground.alpha() == 0 ? QColor() : look.ground.darker(isDown() ? 115 : 106);
    }
    painter.setPen(QPen(look.rim, 1.4));
    painter.setBrush(look.ground.isValid() ? QBrush(look.ground) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(pill, rounding, rounding);
    if (hasFocus()) {
        painter.setPen(QPen(wornTheme().text, kFocusWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), rounding + 1, rounding + 1);
    }
    QFont own = font();
    own.setUnderline(role_ == Role::link && isHot);
    painter.setFont(own);
    painter.setPen(look.text);
    const bool isUnderlined = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    const int mnemonic = isUnderlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    painter.drawText(rect(), Qt::AlignCenter | mnemonic | Qt::TextSingleLine, text());
}

}  // namespace gnostica::gui
