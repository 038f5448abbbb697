#include "app/gui/learn/guide_pane.h"

#include "app/gui/art/icons.h"
#include "app/gui/widgets/flow_layout.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/gui/widgets/keep_enter.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace gnostica::gui {

GuidePane::GuidePane(QWidget* parent)
    : QWidget(parent),
      sign_(plainLabel(this)),
      text_(plainSentence(this)),
      read_(new QPushButton(this)),
      stop_(new QPushButton(this)) {
    setObjectName(QStringLiteral("guidePane"));
    setAutoFillBackground(true);
    auto* content = new QWidget;
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins({});
    row->addWidget(sign_, 0, Qt::AlignTop);
    row->addWidget(text_, 1, Qt::AlignTop);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(10, 8, 10, 8);
    lines->addWidget(scroll, 1);
    auto* buttons = new FlowLayout;
    buttons->addWidget(read_);
    buttons->addWidget(stop_);
    lines->addLayout(buttons);
    stop_->setFlat(true);
    for (QPushButton* button : {read_, stop_}) {
        button->setAutoDefault(true);
        keepEnter(*button);
    }
    connect(read_, &QPushButton::clicked, this, &GuidePane::readOn);
    connect(stop_, &QPushButton::clicked, this, &GuidePane::stopped);
    retranslate();
}

void GuidePane::setTheme(const Theme& theme) {
    const int side = fontMetrics().height() * 3 / 2;
    sign_->setPixmap(icon(QStringLiteral("hint"), theme).pixmap(QSize(side, side), devicePixelRatioF()));
}

void GuidePane::present(const QString& text, bool hasMore) {
    const bool isNews = text != said_ && !text.isEmpty();
    said_ = text;
    hasMore_ = hasMore;
    show();
    if (isNews) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void GuidePane::show() {
    text_->setText(said_.isEmpty() ? tr("Play on: what is new will be explained here.") : said_);
    text_->setEnabled(!said_.isEmpty());
    read_->setEnabled(!said_.isEmpty());
    //: buttons below an explanation
    read_->setText(hasMore_ ? tr("Next") : tr("I see"));
}

QString GuidePane::text() const {
    return text_->text();
}

void GuidePane::retranslate() {
    setAccessibleName(tr("Guide"));
    stop_->setText(tr("Explain no more"));
    show();
}

void GuidePane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
