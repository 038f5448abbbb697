#include "app/gui/look/pages/page_button.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/language/numbers.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace gnostica::gui {

namespace {

constexpr double kFocusWidth = 2.2;
constexpr int kBeforeCount = 6;

struct Look {
    QColor ground = Qt::transparent;
    QColor rim = Qt::transparent;
    QColor text;
};

Look lookOf(PageButton::Role role, bool isChecked, const Theme& theme) {
    switch (role) {
    case PageButton::Role::main: return {theme.accent, theme.accent, theme.accentText};
    case PageButton::Role::plain: return {theme.base, theme.text, theme.text};
    case PageButton::Role::link: return {Qt::transparent, Qt::transparent, theme.text};
    case PageButton::Role::choice:
        return isChecked ? Look{ring::kGold, ring::kInk, ring::kInk} : Look{theme.base, theme.tileEdge, theme.text};
    }
    Q_UNREACHABLE();
}

}  // namespace

PageButton::PageButton(Role role, QWidget* parent) : QPushButton(parent), role_(role) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(role != Role::choice);
    setCheckable(role == Role::choice);
    setAutoExclusive(role == Role::choice);  // to screen readers a radio button; its group decides
    dress();
}

void PageButton::dress() {
    QFont own = parentWidget() != nullptr ? parentWidget()->font() : QFont();
    own.setBold(role_ == Role::main || role_ == Role::plain);
    if (font().bold() != own.bold() || font().pointSizeF() != own.pointSizeF()) {
        setFont(own);
    }
}

void PageButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ApplicationFontChange) {
        dress();
    }
    QPushButton::changeEvent(event);
}

void PageButton::setCount(std::optional<int> count) {
    if (count != count_) {
        count_ = count;
        updateGeometry();
        update();
    }
}

QFont PageButton::figures() const {
    return figuresFont(font(), 1.05, QFont::Bold);
}

QString PageButton::countText() const {
    return count_ ? language::number(*count_) : QString();
}

QSize PageButton::sizeHint() const {
    QSize words = fontMetrics().size(Qt::TextShowMnemonic, text());
    if (count_) {
        words.rwidth() += kBeforeCount + QFontMetrics(figures()).horizontalAdvance(countText());
    }
    const int beside = role_ == Role::link ? 6 : role_ == Role::choice ? 11 : 16;
    const int above = role_ == Role::link ? 3 : role_ == Role::choice ? 4 : 6;
    return words + QSize(2 * beside, 2 * above);
}

void PageButton::paintEvent(QPaintEvent*) {
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
    if (!count_) {
        painter.drawText(rect(), Qt::AlignCenter | mnemonic | Qt::TextSingleLine, text());
        return;
    }
    const int words = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    const int all = words + kBeforeCount + QFontMetrics(figures()).horizontalAdvance(countText());
    const QRect line((width() - all) / 2, 0, all + 1, height());
    const auto at = [&](int left, int wide) {
        return QStyle::visualRect(layoutDirection(), line, QRect(line.left() + left, 0, wide + 1, height()));
    };
    painter.drawText(at(0, words), Qt::AlignCenter | mnemonic | Qt::TextSingleLine, text());
    painter.setFont(figures());
    painter.drawText(at(words + kBeforeCount, all - words - kBeforeCount), Qt::AlignCenter | Qt::TextSingleLine,
                     countText());
}

}  // namespace gnostica::gui
