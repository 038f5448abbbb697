#include "app/gui/look/head/window_head.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/head/bar_measures.h"
#include "app/gui/look/head/head_dress.h"
#include "app/gui/look/head/head_words.h"
#include "app/gui/look/head/main_menu.h"
#include "app/gui/look/head/menu_button.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kNameLetters = 1.43;
constexpr double kSentenceLetters = 1.04;
/// The name of the program is shown if it takes at most this part of the width: not at 1024 pixels.
constexpr int kLeastPerName = 15;
/// Above and below the letters, in pixels.
constexpr int kRoundLetters = 2;

}  // namespace

WindowHead::WindowHead(QWidget* parent)
    : QWidget(parent),
      menu_(new MenuButton(this)),
      back_(new QAction(this)),
      title_(new HeadWords(this)),
      sentence_(new HeadWords(this)),
      row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("windowHead"));
    title_->setObjectName(QStringLiteral("pageTitle"));
    sentence_->setObjectName(QStringLiteral("pageSummary"));
    title_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    sentence_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    sentence_->setAlignment(Qt::AlignCenter);
    menu_->hide();
    row_->setContentsMargins(6, 0, 6, kBarLine);
    row_->setSpacing(4);
    row_->addWidget(menu_, 0, Qt::AlignVCenter);
    row_->addSpacing(4);
    row_->addWidget(title_);
    row_->addSpacing(4);
    row_->addWidget(sentence_, 1);
    connect(back_, &QAction::triggered, this, &WindowHead::backWanted);
    if (parent != nullptr) {
        parent->installEventFilter(this);
    }
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    followLanguage(this, [this] { back_->setText(tr("Back", "button: to the page before")); });
    followFont(this, [this] { fitWindow(); });
}

MainMenu& WindowHead::menu() const {
    return menu_->mainMenu();
}

void WindowHead::setActions(ActionSet& actions) {
    actions.fillMenus(&menu());
    menu_->setAction(*actions.at(Act::openMenu));
    menu_->show();
}

void WindowHead::addButton(QAction* action, const QString& picture, BarInk ink) {
    auto* button = buttons_.emplace_back(new BarButton(action, picture, this, ink));
    button->setPalette(palette());
    row_->addWidget(button, 0, Qt::AlignVCenter);
}

void WindowHead::setTitle(const QString& title, Title kind) {
    kind_ = kind;
    title_->setWords(title);
    showTitle();
}

QString WindowHead::title() const {
    return title_->words();
}

void WindowHead::setSentence(const QString& sentence) {
    sentence_->setWords(sentence);
}

QString WindowHead::sentence() const {
    return sentence_->words();
}

void WindowHead::setBackShown(bool shown) {
    if (arrow_ == nullptr && shown) {
        arrow_ = new BarButton(back_, QStringLiteral("previous"), this);
        arrow_->setObjectName(QStringLiteral("pageBack"));
        arrow_->setPalette(palette());
        row_->insertWidget(row_->indexOf(menu_) + 1, arrow_, 0, Qt::AlignVCenter);
        setTabOrder(menu_, arrow_);
    }
    back_->setVisible(shown);
}

void WindowHead::setMiddle(QWidget& middle) {
    middle_ = &middle;
    row_->insertWidget(row_->indexOf(sentence_), &middle, 1);
    setSentenceShown(false);
}

void WindowHead::setSentenceShown(bool shown) {
    sentence_->setVisible(shown);
    if (middle_ != nullptr) {
        middle_->setVisible(!shown);
    }
}

void WindowHead::setBackWords(const QString& name, const QString& tip) {
    back_->setText(name);
    back_->setToolTip(tip);
}

void WindowHead::dress(const Theme& theme) {
    const QPalette colours = headPalette(theme);
    setPalette(colours);
    menu_->setPalette(colours);
    if (arrow_ != nullptr) {
        arrow_->setPalette(colours);
    }
    for (BarButton* button : buttons_) {
        button->setPalette(colours);
    }
    const auto paint = [&colours](QWidget& words, const QColor& text) {
        QPalette own = colours;
        own.setColor(QPalette::WindowText, text);
        words.setPalette(own);
    };
    paint(*title_, theme.headGain);
    paint(*sentence_, theme.headMuted);
}

void WindowHead::scaleLetters(double scale) {
    title_->setFont(headingFont(QApplication::font(this), kNameLetters * scale));
    sentence_->setFont(resized(QApplication::font(this), kSentenceLetters * scale));
}

int WindowHead::lettersHeight() const {
    return std::max(title_->sizeHint().height(), sentence_->sizeHint().height());
}

void WindowHead::fitWindow() {
    const int window = parentWidget() != nullptr ? parentWidget()->height() : height();
    scaleLetters(windowScale(window));
    const int letters = std::max(lettersHeight() + kRoundLetters, kBarButton.height());
    setFixedHeight(std::max(barHeight(window), letters) + kBarLine);
    showTitle();
}

void WindowHead::showTitle() {
    title_->setVisible(!title_->words().isEmpty() &&
                       (kind_ == Title::page || title_->sizeHint().width() * kLeastPerName <= width()));
}

void WindowHead::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showTitle();
}

bool WindowHead::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) {
        fitWindow();
    }
    return QWidget::eventFilter(watched, event);
}

void WindowHead::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintHead(painter, rect(), wornTheme());
}

}  // namespace gnostica::gui
