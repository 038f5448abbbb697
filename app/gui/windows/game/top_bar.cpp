#include "app/gui/windows/game/top_bar.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/menu_strip.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/windows/game/bar_button.h"
#include "app/language/lists.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr QColor kGround{0x2a, 0x22, 0x4a};
constexpr QColor kWords{0xf7, 0xeb, 0xd1};
constexpr QColor kFaintWords{0x9a, 0x8f, 0xae};
constexpr QColor kHighlight{0x45, 0x3a, 0x75};
constexpr QColor kRim{0x8a, 0x5a, 0x0c};
constexpr int kRimHeight = 2;
/// In a narrower place, which windows have only while they are laid out, the bar does not grow.
constexpr int kLeastStatus = 120;
constexpr int kBadge = 26;
/// Smallest size of a sentence, as a factor of the usual letters.
constexpr double kLeastGrowth = 0.64;
constexpr double kGrowthStep = 0.06;

QPalette barPalette(QPalette palette) {
    for (const auto role : {QPalette::Window, QPalette::Button, QPalette::Base}) {
        palette.setColor(role, kGround);
    }
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text, QPalette::HighlightedText}) {
        palette.setColor(role, kWords);
        palette.setColor(QPalette::Disabled, role, kFaintWords);
    }
    palette.setColor(QPalette::Highlight, kHighlight);
    return palette;
}

}  // namespace

TopBar::TopBar(QWidget* parent)
    : QWidget(parent),
      menus_(new MenuStrip(this)),
      badge_(new SeatBadge(this)),
      status_(plainSentence(this)),
      row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("topBar"));
    setFixedHeight(kHeight);
    menus_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    badge_->setFixedSize(kBadge, kBadge);
    status_->setFont(boldFont());
    status_->setMinimumSize(1, 0);  // it wraps and becomes smaller
    status_->installEventFilter(this);
    status_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    row_->setContentsMargins(6, 0, 6, kRimHeight);
    row_->setSpacing(8);
    row_->addWidget(menus_, 0, Qt::AlignVCenter);
    row_->addSpacing(8);
    row_->addWidget(badge_, 0, Qt::AlignVCenter);
    row_->addWidget(status_, 1);
    badge_->hide();
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void TopBar::addButton(QAction* action, const QString& picture) {
    auto* button = buttons_.emplace_back(new BarButton(action, picture, this));
    button->setPalette(palette());
    row_->addWidget(button, 0, Qt::AlignVCenter);
}

void TopBar::dress(const Theme& theme) {
    const QPalette colours = barPalette(widgetPalette(theme));
    for (QWidget* widget : std::initializer_list<QWidget*>{this, menus_, status_}) {
        widget->setPalette(colours);
    }
    for (BarButton* button : buttons_) {
        button->setPalette(colours);
    }
}

void TopBar::setStatus(engine::Seat seat, const QString& sentence) {
    seat_ = seat;
    sentence_ = sentence;
    showStatus();
}

void TopBar::setOutcome(const QString& sentence) {
    outcome_ = sentence;
    showStatus();
}

void TopBar::setStatusShown(bool shown) {
    statusShown_ = shown;
    showStatus();
}

void TopBar::showStatus() {
    badge_->setSeat(seat_);
    badge_->setVisible(statusShown_ && engine::isPlayer(seat_));
    status_->setText(statusShown_ ? language::sentences({sentence_, outcome_}) : QString());
    makeRoom();
    fitStatus();
    setPlainToolTip(*status_, status_->text());
}

QFont TopBar::boldFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

void TopBar::makeRoom() {
    // The font knows only the height of its own letters, not of those from fallback fonts.
    const int line =
        QFontMetrics(boldFont()).boundingRect(QRect(0, 0, QWIDGETSIZE_MAX, kHeight), 0, status_->text()).height();
    setFixedHeight(std::max(minimumHeight(), line + kRimHeight));
}

void TopBar::fitStatus() {
    const QFont usual = boldFont();
    const QRect place(0, 0, status_->width(), height() - kRimHeight);
    QFont fitting = usual;
    bool fits = false;
    for (double growth = 1; growth >= kLeastGrowth && !fits; growth -= kGrowthStep) {
        fitting = resized(usual, growth);
        const QRect needed = QFontMetrics(fitting).boundingRect(place, Qt::TextWordWrap, status_->text());
        fits = needed.height() <= place.height() && needed.width() <= place.width();
    }
    if (!fits && statusShown_ && status_->text() != sentence_) {
        status_->setText(sentence_);  // the table shows what is asked as well
        fitStatus();
        return;
    }
    if (fitting != status_->font()) {
        status_->setFont(fitting);
    }
    if (!fits && statusShown_ && place.width() > kLeastStatus) {
        const QRect needed = QFontMetrics(fitting).boundingRect(place, Qt::TextWordWrap, status_->text());
        setFixedHeight(std::max(minimumHeight(), needed.height() + kRimHeight));
    }
}

bool TopBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == status_ && event->type() == QEvent::Resize) {
        fitStatus();
    }
    return QWidget::eventFilter(watched, event);
}

void TopBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
        setFixedHeight(kHeight);
        makeRoom();
        fitStatus();
    }
    QWidget::changeEvent(event);
}

void TopBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), kGround);
    painter.fillRect(QRect(0, height() - kRimHeight, width(), kRimHeight), kRim);
}

}  // namespace gnostica::gui
