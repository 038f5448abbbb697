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
    QColor back = isError ? QColor(0xd6, 0x45, 0x3d) : theme_.legal;
    back = theme_.onDark ? back.darker(230) : back.lighter(isError ? 165 : 175);
    QPalette colours = palette();
    colours.setColor(QPalette::Window, back);
    colours.setColor(QPalette::WindowText, theme_.onDark ? Qt::white : Qt::black);
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
