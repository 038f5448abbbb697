#include "app/gui/windows/learn/guide_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/look/widgets/reader_alert.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gnostica::gui {

GuidePane::GuidePane(QWidget* parent)
    : QWidget(parent),
      sign_(plainLabel(this)),
      title_(plainSentence(this)),
      text_(plainSentence(this)),
      read_(new QPushButton(this)),
      stop_(new QPushButton(this)) {
    setObjectName(QStringLiteral("guidePane"));
    setAutoFillBackground(true);
    auto* content = new QWidget;
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins({});
    row->addWidget(sign_, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->addWidget(title_);
    words->addWidget(text_);
    words->addStretch(1);
    row->addLayout(words, 1);
    keepHeading(title_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(10, 8, 10, 8);
    lines->addWidget(new ColumnScroll(content, this), 1);
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
    followLanguage(this, [this] { retranslate(); });
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void GuidePane::dress(const Theme& theme) {
    const int side = fontMetrics().height() * 3 / 2;
    sign_->setPixmap(icon(QStringLiteral("hint"), theme).pixmap(QSize(side, side), devicePixelRatioF()));
}

void GuidePane::present(const QString& text, About about, bool isRead, bool hasMore) {
    const bool isNews = text != said_ && !text.isEmpty() && !isRead;
    said_ = text;
    about_ = about;
    isRead_ = isRead || text.isEmpty();
    hasMore_ = hasMore;
    show();
    if (isNews) {
        alertReaders(*this);
    }
}

QString GuidePane::titleNow() const {
    if (isRead_) {
        return tr("Play on: anything new will be explained here.");
    }
    switch (about_) {
    //: titles of explanations
    case About::game: return tr("Aim of the game");
    //: titles of explanations
    case About::decision: return tr("Your decision");
    //: titles of explanations
    case About::event: return tr("Recent events");
    }
    return {};
}

void GuidePane::show() {
    title_->setText(titleNow());
    text_->setText(said_);
    text_->setEnabled(!isRead_);
    read_->setEnabled(!isRead_);
    //: buttons below an explanation
    read_->setText(hasMore_ ? tr("Next") : tr("I see"));
}

QString GuidePane::text() const {
    return text_->text();
}

QString GuidePane::title() const {
    return title_->text();
}

void GuidePane::retranslate() {
    setAccessibleName(tr("Guide", "panel: what guides through the first game"));
    stop_->setText(tr("Stop explaining"));
    show();
}

}  // namespace gnostica::gui
