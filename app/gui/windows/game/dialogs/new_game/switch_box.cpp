#include "app/gui/windows/game/dialogs/new_game/switch_box.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QPainter>
#include <QStyle>

namespace gnostica::gui {

namespace {

constexpr QSize kSwitch{48, 24};
constexpr int kAroundSwitch = 3;
constexpr int kBesideSwitch = 10;
constexpr QColor kSwitchOff{0xd8, 0xc7, 0x9b};

}  // namespace

SwitchBox::SwitchBox(QWidget* parent) : QCheckBox(parent) {
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    keepHeading(this, 1.15);
}

QSize SwitchBox::sizeHint() const {
    const QSize words = fontMetrics().size(Qt::TextShowMnemonic, text());
    return {words.width() + kBesideSwitch + kSwitch.width() + 2 * kAroundSwitch,
            qMax(words.height(), kSwitch.height()) + 2 * kAroundSwitch};
}

bool SwitchBox::hitButton(const QPoint& place) const {
    return rect().contains(place);
}

void SwitchBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = wornTheme();
    const QRect room = rect().adjusted(kAroundSwitch, 0, -kAroundSwitch, 0);
    const QRect words(room.left(), 0, room.width() - kSwitch.width() - kBesideSwitch, height());
    const QRect place(room.right() + 1 - kSwitch.width(), (height() - kSwitch.height()) / 2, kSwitch.width(),
                      kSwitch.height());
    painter.setPen(theme.text);
    style()->drawItemText(&painter, style()->visualRect(layoutDirection(), rect(), words),
                          static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) |
                              Qt::AlignVCenter | Qt::TextShowMnemonic,
                          palette(), isEnabled(), text(), QPalette::WindowText);
    const QRectF track =
        QRectF(style()->visualRect(layoutDirection(), rect(), place)).adjusted(0.75, 0.75, -0.75, -0.75);
    const double radius = track.height() / 2;
    painter.setPen(QPen(theme.text, 1.5));
    painter.setBrush(isChecked() ? theme.accent : kSwitchOff);
    painter.drawRoundedRect(track, radius, radius);
    const bool isAtRight = isChecked() != (layoutDirection() == Qt::RightToLeft);
    painter.setPen(QPen(ring::kInk, 1.5));
    painter.setBrush(ring::kPaper);
    painter.drawEllipse(QPointF(isAtRight ? track.right() - radius : track.left() + radius, track.center().y()),
                        radius - 1.5, radius - 1.5);
    if (hasFocus()) {
        painter.setPen(QPen(theme.text, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(track.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
    }
}

}  // namespace gnostica::gui
