#include "app/gui/windows/game/home/sheet_button.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/windows/game/home/game_picture.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kButtonSign = 20;
constexpr int kButtonPadding = 9;
constexpr int kBesideSign = 10;
constexpr double kButtonLetters = 1.2;

}  // namespace

SheetButton::SheetButton(QString picture, QWidget* parent) : QPushButton(parent), picture_(std::move(picture)) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

QFont SheetButton::letters() const {
    return headingFont(font(), kButtonLetters);
}

QSize SheetButton::sizeHint() const {
    const QSize words = QFontMetrics(letters()).size(Qt::TextShowMnemonic, text());
    return QSize(words.width() + kButtonSign + kBesideSign, std::max(words.height(), kButtonSign))
        .grownBy(kSheetShadow + QMargins(kButtonPadding + 4, kButtonPadding, kButtonPadding + 4, kButtonPadding));
}

void SheetButton::paintEvent(QPaintEvent*) {
    const Theme& theme = wornTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    plain_.paint(painter, rect(), SheetFrame::plain, theme);
    const QRect sheet = rect().marginsRemoved(kSheetShadow);
    if (isDown() || underMouse()) {
        QColor ground = theme.accent;
        ground.setAlphaF(isDown() ? 0.22F : 0.1F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(QRectF(sheet).adjusted(3, 3, -3, -3), 6, 6);
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme.text, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(sheet).adjusted(4, 4, -4, -4), 5, 5);
    }
    const QRect inner = sheet.adjusted(kButtonPadding + 4, 0, -kButtonPadding - 4, 0);
    const auto at = [&](const QRect& part) { return QStyle::visualRect(layoutDirection(), inner, part); };
    paintSign(painter, at(QRect(inner.left(), inner.center().y() - kButtonSign / 2, kButtonSign, kButtonSign)),
              picture_, theme.text);
    const bool isUnderlined = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    const int mnemonic = isUnderlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    const auto side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter);
    painter.setFont(letters());
    painter.setPen(theme.text);
    painter.drawText(at(inner.adjusted(kButtonSign + kBesideSign, 0, 0, 0)),
                     static_cast<int>(side) | mnemonic | Qt::TextSingleLine, text());
}

}  // namespace gnostica::gui
