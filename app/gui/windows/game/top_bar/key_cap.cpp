#include "app/gui/windows/game/top_bar/key_cap.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QAction>
#include <QPainter>

namespace gnostica::gui {

namespace {

/// Round the name of the key, as a factor of the height of its letters, and in pixels.
constexpr double kBesideName = 0.6;
constexpr int kAboveName = 2;
constexpr double kCapRadius = 5;

/// Keyboards print Enter on both keys that Qt tells apart.
QString nameOfKey(const QAction& action) {
    const QList<QKeySequence> keys = action.shortcuts();
    const QKeySequence enter(Qt::Key_Enter);
    return (keys.contains(enter) ? enter : keys.value(0)).toString(QKeySequence::NativeText);
}

}  // namespace

KeyCap::KeyCap(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::NoFocus);  // the key works everywhere
    whenThemeChanges(this, [this](const Theme&) { update(); });
}

void KeyCap::setAction(QAction& action) {
    action_ = &action;
    connect(this, &QAbstractButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::changed, this, &KeyCap::follow);
    follow();
}

bool KeyCap::isOfUse() const {
    return action_ != nullptr && action_->isEnabled() && !text().isEmpty();
}

void KeyCap::follow() {
    setText(withoutShortcut(nameOfKey(*action_)));
    setAccessibleName(action_->iconText());
    setPlainToolTip(*this, action_->toolTip());
    Q_EMIT changed();
}

QSize KeyCap::sizeHint() const {
    const QFontMetrics metrics(font());
    const QSize name = metrics.size(Qt::TextSingleLine, text());
    const int beside = static_cast<int>(metrics.height() * kBesideName);
    return {name.width() + 2 * beside, metrics.height() + 2 * kAboveName + 2};
}

void KeyCap::paintEvent(QPaintEvent*) {
    const Theme& theme = wornTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF cap(QPointF(), QSizeF(width() - 1, std::min(height(), sizeHint().height()) - 1));
    cap.moveCenter(QRectF(rect()).center());
    painter.setPen(QPen(theme.headLine, 1.4));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(cap, kCapRadius, kCapRadius);
    QColor side = theme.line;
    side.setAlphaF(0.35F);
    painter.setPen(QPen(side, 1.4));
    painter.drawLine(cap.bottomLeft() + QPointF(4, -3), cap.bottomRight() + QPointF(-4, -3));
    painter.setPen(theme.line);
    painter.drawText(cap.adjusted(0, 0, 0, -2), Qt::AlignCenter, text());
}

}  // namespace gnostica::gui
