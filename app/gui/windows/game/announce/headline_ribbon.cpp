#include "app/gui/windows/game/announce/headline_ribbon.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/panels/hand/table_measures.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace gnostica::gui {

namespace {

constexpr std::chrono::seconds kBeforeLeaving{10};
/// Of the motion: the front, then its ends.
constexpr int kFrontMs = 350;
constexpr int kTailsMs = 80;
constexpr double kThrough = 0.22;
constexpr int kWidestRibbon = 10'000;

}  // namespace

HeadlineRibbon::HeadlineRibbon(QWidget* parent) : QWidget(parent), close_(new QToolButton(this)), leaving_(this) {
    setObjectName(QStringLiteral("headline"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    leaving_.setSingleShot(true);
    leaving_.setInterval(kBeforeLeaving);
    connect(&leaving_, &QTimer::timeout, this, &QWidget::hide);
    close_->setAutoRaise(true);
    close_->setText(QStringLiteral("×"));
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    unrolling_.setStartValue(0);
    unrolling_.setEndValue(kFrontMs + kTailsMs);
    connect(&unrolling_, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&unrolling_, &QVariantAnimation::finished, this, &HeadlineRibbon::finish);
    setMouseTracking(true);
    hide();
    followLanguage(this, [this] { retranslate(); });
    followTheme(this, [this](const Theme& theme) {
        QPalette colours = widgetPalette(theme);
        colours.setColor(QPalette::Window, ribbon::kFill);
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            colours.setColor(role, ribbon::kWords);
        }
        close_->setPalette(colours);
    });
}

void HeadlineRibbon::say(const RibbonWords& words, const QString& whole, Stay stay) {
    const bool isNew = words.title != words_.title;
    const bool isOther = words != words_;
    words_ = words;
    stay_ = stay;
    setAccessibleName(whole);
    setPlainToolTip(*this, whole);
    if (isNew || words.title.isEmpty()) {
        leaving_.stop();
        setSeenThrough(false);
    }
    if (words.title.isEmpty()) {
        finish();
        hide();
        return;
    }
    setAttribute(Qt::WA_TransparentForMouseEvents, stay == Stay::always);
    close_->setVisible(stay != Stay::always);
    if (isOther) {
        placeClose();
        updateGeometry();
        update();
    }
    if (!isNew && stay != Stay::always) {
        return;
    }
    show();
    if (!isNew) {
        return;
    }
    if (stay == Stay::aWhile) {
        leaving_.start();
    }
    unroll();
    announce(*this, whole, Saying::story);
}

void HeadlineRibbon::cover() {
    if (stay_ == Stay::always) {
        hide();
    } else {
        dismiss();
    }
}

// ---- Motion ---------------------------------------------------------------------------------------------------------

void HeadlineRibbon::unroll() {
    finish();
    const int duration = motionAtSpeed(kFrontMs + kTailsMs, animationMs_);
    if (duration > 0) {
        QCoreApplication::instance()->installEventFilter(this);  // any key or click ends it
        unrolling_.setDuration(duration);
        unrolling_.start();
    }
}

void HeadlineRibbon::finish() {
    QCoreApplication::instance()->removeEventFilter(this);
    unrolling_.stop();
    update();
}

RibbonUnrolled HeadlineRibbon::unrolled() const {
    if (!isUnrolling()) {
        return {};
    }
    const int now = unrolling_.currentValue().toInt();
    const QEasingCurve curve(QEasingCurve::OutCubic);
    return {curve.valueForProgress(std::min(1.0, static_cast<double>(now) / kFrontMs)),
            curve.valueForProgress(std::clamp(static_cast<double>(now - kFrontMs) / kTailsMs, 0.0, 1.0))};
}

// ---- The board behind it --------------------------------------------------------------------------------------------

void HeadlineRibbon::setBehind(QWidget* behind) {
    if (behind_) {
        behind_->removeEventFilter(this);
    }
    behind_ = behind;
    if (behind != nullptr) {
        behind->installEventFilter(this);
    }
}

void HeadlineRibbon::setSeenThrough(bool through) {
    if (through != isSeenThrough_) {
        isSeenThrough_ = through;
        update();
    }
}

void HeadlineRibbon::setInTheWay(bool isInTheWay) {
    if (isInTheWay != isInTheWay_) {
        isInTheWay_ = isInTheWay;
        update();
    }
}

void HeadlineRibbon::passOn(const QMouseEvent& event) {
    if (behind_) {
        QMouseEvent there(event.type(), behind_->mapFromGlobal(event.globalPosition()), event.globalPosition(),
                          event.button(), event.buttons(), event.modifiers(), event.pointingDevice());
        QCoreApplication::sendEvent(behind_, &there);
    }
}

bool HeadlineRibbon::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::KeyPress:
        if (isUnrolling()) {
            finish();
        }
        break;
    case QEvent::MouseMove:
        if (watched == behind_) {
            const QPoint at = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
            setSeenThrough(isVisible() && rect().contains(mapFromGlobal(at)));
        }
        break;
    case QEvent::Leave:
        if (watched == behind_) {
            setSeenThrough(false);
        }
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

// ---- Look -----------------------------------------------------------------------------------------------------------

RibbonPlan HeadlineRibbon::planIn(int width) const {
    const int close = stay_ == Stay::always ? 0 : close_->sizeHint().width();
    return planRibbon(words_, {font(), tableScale(window()->size()), width, close});
}

QSize HeadlineRibbon::sizeHint() const {
    return planIn(kWidestRibbon).size;
}

int HeadlineRibbon::heightForWidth(int width) const {
    return planIn(width).size.height();
}

void HeadlineRibbon::placeClose() {
    const QRect place = QStyle::visualRect(layoutDirection(), rect(), plan().close);
    QRect button(QPoint(), close_->sizeHint());
    button.moveCenter(place.center());
    close_->setGeometry(button);
}

void HeadlineRibbon::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeClose();
    Q_EMIT placeChanged();
}

void HeadlineRibbon::moveEvent(QMoveEvent* event) {
    QWidget::moveEvent(event);
    Q_EMIT placeChanged();
}

void HeadlineRibbon::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        placeClose();
    }
}

void HeadlineRibbon::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setOpacity(isSeenThrough_ || isInTheWay_ ? kThrough : 1);
    const RibbonPlan now = plan();
    painter.translate((width() - now.size.width()) / 2, 0);
    art_.paint(painter, now, words_, unrolled(), layoutDirection());
}

void HeadlineRibbon::retranslate() {
    close_->setAccessibleName(tr("Close", "button: to close"));
    close_->setToolTip(tr("Close", "button: to close"));
}

}  // namespace gnostica::gui
