#include "app/gui/windows/learn/guide_pane.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/windows/learn/guide_light.h"
#include "app/gui/windows/learn/guide_parts.h"
#include "app/gui/windows/learn/marked_words.h"
#include "app/language/lists.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kPadding = 20;
constexpr int kBetween = 10;
constexpr int kBetweenButtons = 6;
constexpr int kSlack = 2;  ///< so that rounded heights never make the words scroll
/// Width of the parchment in small windows with usual letters.
constexpr double kWidth = 372;
/// Other widths, if it finds no place with the usual one, or would be too high.
constexpr double kOtherWidths[]{0.88, 0.76, 0.66, 0.58, 1.2, 1.45, 1.75, 2.1};
/// The least width beside the board, as a part of the usual one.
constexpr double kLeastBeside = 0.8;
constexpr double kTitleGrowth = 1.45;
constexpr double kTextGrowth = 1.06;
/// Height of a line of the usual letters.
constexpr double kUsualLine = 18;

}  // namespace

GuidePane::GuidePane(QWidget* parent)
    : QWidget(parent),
      content_(new QWidget),
      title_(plainSentence(content_)),
      text_(plainSentence(content_)),
      attempt_(new TryBox(content_)),
      scroll_(new ColumnScroll(content_, this)),
      dots_(new StepDots(this)),
      read_(new QPushButton(this)),
      stop_(new QPushButton(this)) {
    setObjectName(QStringLiteral("guidePane"));
    text_->setTextFormat(Qt::RichText);
    layOut();
    stop_->setFlat(true);
    for (QPushButton* button : {read_, stop_}) {
        button->setAutoDefault(true);
        keepEnter(*button);
    }
    setTabOrder(read_, stop_);
    connect(read_, &QPushButton::clicked, this, &GuidePane::readOn);
    connect(stop_, &QPushButton::clicked, this, &GuidePane::stopped);
    followFont(this, [this] { setFonts(); });
    followLanguage(this, [this] { retranslate(); });
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void GuidePane::layOut() {
    auto* words = new QVBoxLayout(content_);
    words->setContentsMargins({});
    words->setSpacing(kBetween);
    words->addWidget(title_);
    words->addWidget(text_);
    words->addWidget(attempt_);
    words->addStretch(1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kSheetShadow + QMargins(kPadding, kPadding * 3 / 4, kPadding, kPadding * 3 / 4));
    lines->setSpacing(kBetween);
    lines->addWidget(scroll_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kBetweenButtons);
    buttons->addStretch(1);
    buttons->addWidget(stop_);
    buttons->addWidget(read_);
    ends_ = new QBoxLayout(QBoxLayout::LeftToRight);
    ends_->setSpacing(kBetweenButtons);
    ends_->addWidget(dots_, 0, Qt::AlignLeading | Qt::AlignVCenter);
    ends_->addLayout(buttons, 1);
    lines->addLayout(ends_);
}

void GuidePane::dress(const Theme& theme) {
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Window, theme.parchment);
    setPalette(colours);
    content_->setAutoFillBackground(false);
    scroll_->viewport()->setAutoFillBackground(false);
    showWords();
}

void GuidePane::setFonts() {
    const QFont base = resized(QApplication::font(), scale_);
    setFont(base);
    title_->setFont(headingFont(base, kTitleGrowth));
    text_->setFont(resized(base, kTextGrowth));
    QFont bold = base;
    bold.setBold(true);
    attempt_->label()->setFont(bold);
    read_->setFont(bold);
    stop_->setFont(base);
    fitButtons();
}

void GuidePane::setScale(double scale) {
    if (scale != scale_) {
        scale_ = scale;
        setFonts();
    }
}

int GuidePane::heightFor(int width) const {
    const QMargins around = layout()->contentsMargins();
    const int words = content_->layout()->totalHeightForWidth(width - around.left() - around.right());
    const int dots = dots_->isHidden() ? 0 : dots_->sizeHint().height();
    const int buttons = std::max(read_->sizeHint().height(), stop_->sizeHint().height());
    const int ends = isNarrow(width) ? dots + kBetweenButtons + buttons : std::max(dots, buttons);
    return words + kSlack + layout()->spacing() + ends + around.top() + around.bottom();
}

int GuidePane::buttonsWidth() const {
    return stop_->sizeHint().width() + kBetweenButtons + read_->sizeHint().width();
}

bool GuidePane::isNarrow(int width) const {
    const QMargins around = layout()->contentsMargins();
    const int room = width - around.left() - around.right();
    return !dots_->isHidden() && dots_->sizeHint().width() + kBetweenButtons + buttonsWidth() > room;
}

void GuidePane::fitButtons() {
    ends_->setDirection(isNarrow(width()) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void GuidePane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitButtons();
    layout()->activate();
}

std::vector<QSize> GuidePane::sizesFor(const QSize& room, int beside) const {
    const double letters = std::max(1.0, QFontMetrics(QApplication::font(this)).height() / kUsualLine);
    const int shadow = kSheetShadow.left() + kSheetShadow.right();
    const int widest = std::max(
        {buttonsWidth(), dots_->isHidden() ? 0 : dots_->sizeHint().width(), content_->minimumSizeHint().width()});
    const int least = widest + 2 * kPadding + shadow;
    std::vector<QSize> sizes;
    const auto add = [&](double factor) {
        const int wanted = qRound(kWidth * scale_ * letters * factor) + shadow;
        const int width = std::min(std::max(wanted, least), room.width());
        const QSize size(width, heightFor(width));
        if (size.height() <= room.height() && std::ranges::find(sizes, size) == sizes.end()) {
            sizes.push_back(size);
        }
    };
    if (beside > 0) {
        add(std::clamp((beside - shadow) / (kWidth * scale_ * letters), kLeastBeside, 1.0));
    }
    add(1);
    for (const double factor : kOtherWidths) {
        add(factor);
    }
    if (sizes.empty()) {  // the words scroll
        sizes.push_back(room);
    }
    return sizes;
}

void GuidePane::setSpur(const QPolygonF& spur) {
    if (spur != spur_) {
        spur_ = spur;
        update();
    }
}

void GuidePane::present(const Words& words) {
    const bool isNews = words.text != words_.text && !words.text.isEmpty();
    words_ = words;
    showWords();
    if (isNews) {
        announce(*this, language::sentencesBehind(title(), accessibleDescription()), Saying::news);
    }
}

QString GuidePane::titleNow() const {
    if (!words_.title.isEmpty()) {
        return words_.title;
    }
    switch (words_.about) {
    //: titles of explanations
    case About::game: return tr("Aim of the game");
    //: titles of explanations
    case About::decision: return tr("Your decision");
    //: titles of explanations
    case About::event: return tr("Recent events");
    }
    return {};
}

void GuidePane::showWords() {
    title_->setText(titleNow());
    text_->setText(markedUp(words_.text, wornTheme().accent));
    text_->setAccessibleName(text());
    attempt_->setText(withoutMarks(words_.attempt));
    dots_->setSteps(words_.readBefore + 1, words_.readBefore + 1 + words_.toCome);
    //: buttons below an explanation
    read_->setText(words_.toCome > 0 ? tr("Next") : tr("I see"));
    setAccessibleName(title());
    const QString all = attempt_->text().isEmpty() ? text() : text() + QLatin1Char('\n') + attempt_->text();
    setAccessibleDescription(all);
    read_->setAccessibleDescription(all);
    fitButtons();
    updateGeometry();
}

QString GuidePane::text() const {
    return withoutMarks(words_.text);
}

QString GuidePane::title() const {
    return title_->text();
}

QString GuidePane::attempt() const {
    return attempt_->text();
}

void GuidePane::retranslate() {
    //: button: no more explanations
    stop_->setText(tr("End guide"));
    showWords();
}

void GuidePane::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    picture_.paint(painter, rect(), SheetFrame::plain, wornTheme());
    painter.setRenderHint(QPainter::Antialiasing);
    paintGuideSpur(painter, spur_, wornTheme());
}

}  // namespace gnostica::gui
