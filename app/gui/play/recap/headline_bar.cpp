#include "app/gui/play/recap/headline_bar.h"

#include "app/gui/widgets/foreign_text.h"
#include "app/gui/widgets/seat_badge.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace gnostica::gui {

namespace {

/// Paper on the ribbon: 6.5 to 1.
constexpr QColor kRibbon{0xa4, 0x24, 0x1d};
constexpr QColor kPaper{0xf7, 0xeb, 0xd1};

}  // namespace

HeadlineBar::HeadlineBar(QWidget* parent)
    : QFrame(parent),
      badge_(new SeatBadge(this)),
      text_(plainSentence(this)),
      meaning_(plainSentence(this)),
      close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("headline"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    QFont bold = text_->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    text_->setFont(bold);
    badge_->setFixedSize(28, 28);
    close_->setAutoRaise(true);
    close_->setText(QStringLiteral("×"));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(10, 6, 6, 6);
    line->addWidget(badge_);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(text_);
    words->addWidget(meaning_);
    line->addLayout(words, 1);
    line->addWidget(close_, 0, Qt::AlignTop);
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    unrolling_.setStartValue(0.0);
    unrolling_.setEndValue(1.0);
    unrolling_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&unrolling_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& part) { unrollTo(part.toDouble()); });
    retranslate();
    hide();
}

void HeadlineBar::setTheme(const Theme& theme) {
    badge_->setTheme(theme);
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Window, kRibbon);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        colours.setColor(role, kPaper);
    }
    for (QWidget* widget : std::initializer_list<QWidget*>{this, text_, meaning_, close_}) {
        widget->setPalette(colours);
    }
}

void HeadlineBar::say(engine::Seat seat, const QString& sentence, const QString& meaning) {
    meaning_->setText(meaning);
    meaning_->setVisible(!meaning.isEmpty());
    if (sentence.isEmpty()) {
        text_->clear();
        hide();
        return;
    }
    if (sentence == text_->text()) {
        return;
    }
    badge_->setSeat(seat);
    badge_->setVisible(engine::isPlayer(seat));
    text_->setText(sentence);
    unroll();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void HeadlineBar::unroll() {
    unrolling_.stop();
    if (motionMs_ > 0) {
        unrolling_.setDuration(motionMs_);
        unrollTo(0);
        unrolling_.start();
    } else {
        unrollTo(1);
    }
}

/// The whole height is the layout's affair, for the text may wrap.
void HeadlineBar::unrollTo(double part) {
    const int whole = std::max(heightForWidth(width()), sizeHint().height());
    setMaximumHeight(part >= 1 ? QWIDGETSIZE_MAX : static_cast<int>(part * whole));
}

QString HeadlineBar::text() const {
    return meaning_->text().isEmpty() ? text_->text() : text_->text() + u'\n' + meaning_->text();
}

void HeadlineBar::retranslate() {
    close_->setAccessibleName(tr("Close"));
    close_->setToolTip(tr("Close"));
}

void HeadlineBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

}  // namespace gnostica::gui
