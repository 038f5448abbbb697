#include "app/gui/windows/game/top_bar/top_bar.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/windows/game/top_bar/bar_measures.h"
#include "app/gui/windows/game/top_bar/head_line.h"
#include "app/gui/windows/game/top_bar/menu_button.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

constexpr double kNameLetters = 1.43;
/// The name is shown if it takes at most this part of the width: not at 1024 pixels.
constexpr int kLeastPerName = 15;
/// Above and below the letters, in pixels.
constexpr int kRoundLetters = 2;
/// Of light on the ground, for the button under the pointer, and for a picture that cannot be used.
constexpr double kLightOfHighlight = 0.17;
constexpr double kLightOfDisabled = 0.5;
/// Cuts of the engraver along the lower edge: heights and distance in pixels.
constexpr std::array kCuts{5, 3, 7, 4, 8, 3, 6, 4, 7, 5, 3};
constexpr int kBetweenCuts = 7;
constexpr double kCutWidth = 2.4;
constexpr double kCutLight = 0.14;

QColor blended(const QColor& ground, const QColor& light, double part) {
    const auto mix = [part](int from, int to) { return static_cast<int>(from + (to - from) * part); };
    return {mix(ground.red(), light.red()), mix(ground.green(), light.green()), mix(ground.blue(), light.blue())};
}

QPalette barPalette(const Theme& theme) {
    QPalette palette = widgetPalette(theme);
    for (const auto role : {QPalette::Window, QPalette::Button, QPalette::Base}) {
        palette.setColor(role, theme.head);
    }
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text, QPalette::HighlightedText}) {
        palette.setColor(role, theme.headText);
        palette.setColor(QPalette::Disabled, role, blended(theme.head, theme.headText, kLightOfDisabled));
    }
    palette.setColor(QPalette::Highlight, blended(theme.head, theme.headText, kLightOfHighlight));
    return palette;
}

QPainterPath cutsAlong(int width, int base) {
    QPainterPath path;
    std::size_t next = 0;
    for (int x = 0; x < width; x += kBetweenCuts) {
        path.moveTo(x, base);
        path.lineTo(x + kCutWidth / 2, base - kCuts[next]);
        path.lineTo(x + kCutWidth, base);
        next = (next + 1) % kCuts.size();
    }
    return path;
}

}  // namespace

TopBar::TopBar(QWidget* parent)
    : QWidget(parent),
      menu_(new MenuButton(this)),
      name_(plainLabel(this)),
      line_(new HeadLine(this)),
      row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("topBar"));
    name_->setText(QStringLiteral("Gnostica"));
    row_->setContentsMargins(6, 0, 6, kBarLine);
    row_->setSpacing(4);
    row_->addWidget(menu_, 0, Qt::AlignVCenter);
    row_->addSpacing(4);
    row_->addWidget(name_, 0, Qt::AlignVCenter);
    row_->addSpacing(4);
    row_->addWidget(line_, 1);
    if (parent != nullptr) {
        parent->installEventFilter(this);
    }
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    followFont(this, [this] { fitWindow(); });
}

MainMenu& TopBar::menu() const {
    return menu_->mainMenu();
}

void TopBar::setActions(ActionSet& actions) {
    actions.fillMenus(&menu());
    menu_->setAction(*actions.at(Act::openMenu));
    line_->setConfirm(*actions.at(Act::confirm));
    addButton(actions.at(Act::undo), QStringLiteral("undo"));
    addButton(actions.at(Act::redo), QStringLiteral("redo"));
    addButton(actions.at(Act::hint), QStringLiteral("hint"), BarInk::gold);
    addButton(actions.at(Act::settings), QStringLiteral("settings"));
}

void TopBar::addButton(QAction* action, const QString& picture, BarInk ink) {
    auto* button = buttons_.emplace_back(new BarButton(action, picture, this, ink));
    button->setPalette(palette());
    row_->addWidget(button, 0, Qt::AlignVCenter);
}

void TopBar::dress(const Theme& theme) {
    const QPalette colours = barPalette(theme);
    setPalette(colours);
    menu_->setPalette(colours);
    for (BarButton* button : buttons_) {
        button->setPalette(colours);
    }
    QPalette gold = colours;
    gold.setColor(QPalette::WindowText, theme.headGain);
    name_->setPalette(gold);
}

void TopBar::setStatus(engine::Seat seat, const wording::TurnWords& words) {
    line_->setWords(seat, words);
}

void TopBar::setOutcome(const ChoiceOutcome& outcome) {
    line_->setOutcome(outcome);
}

QString TopBar::outcome() const {
    return line_->outcome().sentence;
}

void TopBar::setStatusShown(bool shown) {
    line_->setShown(shown);
}

void TopBar::fitWindow() {
    const QSize window = parentWidget() != nullptr ? parentWidget()->size() : size();
    const double scale = tableScale(window);
    line_->setScale(scale);
    name_->setFont(headingFont(QApplication::font(this), kNameLetters * scale));
    const int letters = std::max(line_->neededHeight() + kRoundLetters, kBarButton.height());
    setFixedHeight(std::max(barHeight(window.height()), letters) + kBarLine);
    showName();
}

void TopBar::showName() {
    name_->setVisible(name_->sizeHint().width() * kLeastPerName <= width());
}

void TopBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showName();
}

bool TopBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) {
        fitWindow();
    }
    return QWidget::eventFilter(watched, event);
}

void TopBar::paintEvent(QPaintEvent*) {
    const Theme& theme = wornTheme();
    QPainter painter(this);
    const QRect ground(0, 0, width(), height() - kBarLine);
    QLinearGradient shade(0, 0, 0, ground.height());
    shade.setColorAt(0, theme.head);
    shade.setColorAt(1, theme.head.darker(112));
    painter.fillRect(ground, shade);
    if (theme.grain.alpha() > 0) {  // as the table: with high contrast, nothing lies under texts
        painter.setRenderHint(QPainter::Antialiasing);
        QColor light = theme.headMuted;
        light.setAlphaF(static_cast<float>(kCutLight));
        painter.fillPath(cutsAlong(width(), ground.height()), light);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    painter.fillRect(QRect(0, ground.height(), width(), kBarLine), theme.headLine);
}

}  // namespace gnostica::gui
