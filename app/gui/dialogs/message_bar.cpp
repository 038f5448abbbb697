#include "app/gui/dialogs/message_bar.h"

#include "app/gui/theme/icons.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kLeastMs = 5000;
constexpr int kMsPerLetter = 70;
constexpr int kShownDetails = 6;

QColor mixed(const QColor& base, const QColor& accent, double share) {
    const auto part = [share](int a, int b) { return static_cast<int>(a * (1 - share) + b * share); };
    return {part(base.red(), accent.red()), part(base.green(), accent.green()), part(base.blue(), accent.blue())};
}

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      icon_(new QLabel(this)),
      text_(new QLabel(this)),
      close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("messageBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    close_->setAutoRaise(true);
    close_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 6, 6);
    row->setSpacing(10);
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addWidget(text_, 1);
    row->addWidget(close_, 0, Qt::AlignTop);
    fade_.setSingleShot(true);
    connect(&fade_, &QTimer::timeout, this, &MessageBar::dismiss);
    connect(close_, &QToolButton::clicked, this, &MessageBar::dismiss);
    retranslate();
    hide();
}

void MessageBar::setTheme(const Theme& theme) {
    theme_ = theme;
    dress();
}

void MessageBar::dress() {
    const bool isError = kind_ == Kind::error;
    const QColor accent = isError ? QColor(0xd6, 0x45, 0x3d) : theme_.legal;
    QPalette colours = widgetPalette(theme_);
    colours.setColor(QPalette::Window, mixed(colours.color(QPalette::Window), accent, isError ? 0.3 : 0.16));
    setPalette(colours);
    text_->setPalette(colours);
    const QStyle::StandardPixmap mark = isError ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation;
    const int side = fontMetrics().height() * 5 / 4;
    icon_->setPixmap(style()->standardIcon(mark).pixmap(side, side));
}

void MessageBar::say(Kind kind, const QString& text, const QStringList& details) {
    if (kind == Kind::answer && kind_ == Kind::error && isVisible()) {
        return;  // an error has not been read yet
    }
    kind_ = kind;
    QStringList lines{text};
    lines += details.mid(0, kShownDetails);
    if (details.size() > kShownDetails) {
        lines += tr("and %n more", nullptr, static_cast<int>(details.size() - kShownDetails));
    }
    text_->setText(lines.join(u'\n'));
    dress();
    show();
    fade_.stop();
    if (kind == Kind::error) {
        Q_EMIT errorSaid(text);
    }
    if (kind == Kind::answer) {
        fade_.start(std::max(kLeastMs, static_cast<int>(text.size()) * kMsPerLetter));
    }
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::dismiss() {
    fade_.stop();
    hide();
}

QString MessageBar::text() const {
    return text_->text();
}

void MessageBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void MessageBar::retranslate() {
    setAccessibleName(tr("Message"));
    close_->setToolTip(tr("Close this message"));
    close_->setAccessibleName(tr("Close this message"));
}

}  // namespace gnostica::gui
