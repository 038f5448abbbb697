#include "app/gui/windows/game/recap/headline_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/reader_alert.h"
#include "app/gui/look/widgets/seat_badge.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <initializer_list>

namespace gnostica::gui {

namespace {

/// Contrast of paper on the ribbon: 6.5 to 1.
constexpr QColor kRibbon{0xa4, 0x24, 0x1d};
constexpr QColor kEnds{0x86, 0x1a, 0x15};
constexpr QColor kFold{0x4d, 0x0e, 0x0b};
constexpr QColor kGold{0xe2, 0xae, 0x4a};
constexpr QColor kInk{0x1b, 0x18, 0x2b};
constexpr QColor kPaper{0xf7, 0xeb, 0xd1};

/// Ends behind the ribbon: their length, the part hidden behind it, their vertical offset, and the depth of their
/// notches.
constexpr int kEnd = 26;
constexpr int kBehind = 10;
constexpr int kHang = 6;
constexpr int kNotch = 9;
constexpr std::chrono::seconds kAWhile{10};

/// Paints one end behind the ribbon `front`; `left`: its left edge.
void paintEnd(QPainter& painter, const QRect& front, int left) {
    const QRect end(left, front.top() + kHang, kEnd, front.height());
    painter.setPen(QPen(kInk, 1.4, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.setBrush(kEnds);
    painter.drawPolygon(QPolygonF{QPointF(end.left(), end.top()), QPointF(end.right(), end.top()),
                                  QPointF(end.right(), end.bottom()), QPointF(end.left(), end.bottom()),
                                  QPointF(end.left() + kNotch, end.center().y())});
    painter.setBrush(kFold);
    painter.drawPolygon(QPolygonF{QPointF(front.left(), front.bottom()),
                                  QPointF(front.left() + kBehind, front.bottom()),
                                  QPointF(front.left() + kBehind, end.bottom())});
}

}  // namespace

HeadlineBar::HeadlineBar(QWidget* parent)
    : QFrame(parent),
      badge_(new SeatBadge(this)),
      text_(plainSentence(this)),
      meaning_(plainSentence(this)),
      close_(new QToolButton(this)),
      leaving_(this) {
    setObjectName(QStringLiteral("headline"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    setAutoFillBackground(false);
    keepHeading(text_, 1.15);
    badge_->setFixedSize(28, 28);
    leaving_.setSingleShot(true);
    leaving_.setInterval(kAWhile);
    connect(&leaving_, &QTimer::timeout, this, &QWidget::hide);
    close_->setAutoRaise(true);
    close_->setText(QStringLiteral("×"));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(kEnd + 2, 6, kEnd - 2, 6 + kHang);
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
    followLanguage(this, [this] { retranslate(); });
    hide();
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void HeadlineBar::dress(const Theme& theme) {
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Window, kRibbon);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        colours.setColor(role, kPaper);
    }
    for (QWidget* widget : std::initializer_list<QWidget*>{this, text_, meaning_, close_}) {
        widget->setPalette(colours);
    }
}

void HeadlineBar::say(engine::Seat seat, const QString& sentence, const QString& meaning, Stay stay) {
    meaning_->setText(meaning);
    meaning_->setVisible(!meaning.isEmpty());
    updateGeometry();
    if (sentence.isEmpty()) {
        text_->clear();
        leaving_.stop();
        hide();
        return;
    }
    if (sentence == text_->text()) {
        return;
    }
    leaving_.stop();
    if (stay == Stay::aWhile) {
        leaving_.start();
    }
    badge_->setSeat(seat);
    badge_->setVisible(engine::isPlayer(seat));
    text_->setText(sentence);
    updateGeometry();
    unroll();
    show();
    alertReaders(*this);
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

/// Unrolls from the middle to both sides.
void HeadlineBar::unrollTo(double part) {
    if (part >= 1) {
        clearMask();
        return;
    }
    const int shown = std::max(2, static_cast<int>(part * width()));
    setMask(QRect((width() - shown) / 2, 0, shown, height()));
}

QSize HeadlineBar::sizeHint() const {
    constexpr int kSlack = 4;  // for rounding in the label
    const auto widthOf = [](const QLabel& label) {
        return label.isHidden() ? 0 : label.fontMetrics().horizontalAdvance(label.text());
    };
    const QMargins around = layout()->contentsMargins();
    const int gap = layout()->spacing();
    const int width = std::max(widthOf(*text_), widthOf(*meaning_)) + kSlack + close_->sizeHint().width() + gap +
                      (badge_->isHidden() ? 0 : badge_->width() + gap) + around.left() + around.right();
    return {width, layout()->totalHeightForWidth(width)};
}

void HeadlineBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect front = rect().adjusted(kEnd - kBehind, 1, -(kEnd - kBehind) - 1, -kHang - 1);
    paintEnd(painter, front, 1);
    painter.save();
    painter.translate(width(), 0);
    painter.scale(-1, 1);
    paintEnd(painter, front, 1);
    painter.restore();
    painter.setPen(QPen(kInk, 1.4));
    painter.setBrush(kRibbon);
    painter.drawRect(front);
    painter.setPen(QPen(kGold, 1.2));
    for (const int y : {front.top() + 3, front.bottom() - 2}) {
        painter.drawLine(front.left() + 2, y, front.right() - 1, y);
    }
}

void HeadlineBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (unrolling_.state() == QAbstractAnimation::Running) {
        unrollTo(unrolling_.currentValue().toDouble());
    }
}

QString HeadlineBar::text() const {
    return meaning_->text().isEmpty() ? text_->text() : text_->text() + u'\n' + meaning_->text();
}

void HeadlineBar::retranslate() {
    close_->setAccessibleName(tr("Close", "button: to close"));
    close_->setToolTip(tr("Close", "button: to close"));
}

}  // namespace gnostica::gui
