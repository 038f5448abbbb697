#include "app/gui/look/widgets/message_line.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace gnostica::gui {

namespace {

QColor mixed(const QColor& base, const QColor& accent, double share) {
    const auto part = [share](int a, int b) { return static_cast<int>(a * (1 - share) + b * share); };
    return {part(base.red(), accent.red()), part(base.green(), accent.green()), part(base.blue(), accent.blue())};
}

}  // namespace

MessageLine::MessageLine(Kind kind, QWidget* parent)
    : QFrame(parent),
      kind_(kind),
      icon_(plainLabel(this)),
      text_(plainSentence(this)),
      offer_(new QPushButton(this)),
      close_(new QToolButton(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    close_->setAutoRaise(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 6, 6);
    row->setSpacing(10);
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addWidget(text_, 1);
    row->addWidget(offer_, 0, Qt::AlignTop);
    row->addWidget(close_, 0, Qt::AlignTop);
    offer_->hide();
    connect(offer_, &QPushButton::clicked, this, &MessageLine::accepted);
    connect(close_, &QToolButton::clicked, this, &MessageLine::closed);
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    followLanguage(this, [this] { retranslate(); });
    hide();
}

void MessageLine::dress(const Theme& theme) {
    const bool isError = kind_ == Kind::error;
    const QColor accent = isError ? QColor(0xd6, 0x45, 0x3d) : theme.legal;
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Window, mixed(colours.color(QPalette::Window), accent, isError ? 0.3 : 0.16));
    setPalette(colours);
    text_->setPalette(colours);
    const int side = fontMetrics().height() * 5 / 4;
    const QString mark = isError ? QStringLiteral("warning") : QStringLiteral("information");
    icon_->setPixmap(icon(mark, theme).pixmap(QSize(side, side), devicePixelRatioF()));
    close_->setIcon(icon(QStringLiteral("close"), theme));
}

void MessageLine::present(const QString& text, const QString& offer) {
    text_->setText(text);
    offer_->setText(offer);
    offer_->setVisible(!offer.isEmpty());
    show();
    announce(*this, text, Saying::answer);
}

void MessageLine::clear() {
    hide();
    text_->clear();
}

QString MessageLine::text() const {
    return text_->text();
}

void MessageLine::retranslate() {
    setAccessibleName(tr("Message"));
    close_->setToolTip(tr("Close this message"));
    close_->setAccessibleName(tr("Close this message"));
}

}  // namespace gnostica::gui
