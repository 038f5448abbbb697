#include "app/gui/windows/game/stage/card_flight.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/stage/moment_stage.h"

#include <QApplication>
#include <QEasingCurve>
#include <QPainter>

#include <algorithm>
#include <iterator>

namespace gnostica::gui {

namespace {

// In milliseconds at the usual speed
constexpr double kCardFlight = 300;
constexpr double kNextCardFlight = 60;

QRectF cardOnTheWay(const FlyingCard& card, double part) {
    const auto mix = [part](double a, double b) { return a + (b - a) * part; };
    return {mix(card.from.x(), card.to.x()), mix(card.from.y(), card.to.y()), mix(card.from.width(), card.to.width()),
            mix(card.from.height(), card.to.height())};
}

}  // namespace

CardFlight::CardFlight(TableWidget& table) : QWidget(&table), table_(table) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    connect(&clock_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&clock_, &QVariantAnimation::finished, this, &CardFlight::end);
}

void CardFlight::add(const FlyingCard& card) {
    const double now = isMoving() ? clock_.currentValue().toDouble() : 0;
    for (Started& each : flying_) {
        each.begin -= now;
    }
    const double begin = flying_.empty() ? 0 : std::max(0.0, flying_.back().begin + kNextCardFlight);
    const int duration = motionAtSpeed(qRound(begin + kCardFlight), animationMs_);
    if (duration <= 0) {
        end();
        return;
    }
    flying_.push_back({card, begin});
    clock_.stop();
    clock_.setStartValue(0.0);
    clock_.setEndValue(begin + kCardFlight);
    clock_.setDuration(duration);
    setGeometry(table_.rect());
    show();
    raise();
    table_.raiseMessages();
    qApp->installEventFilter(this);
    clock_.start();
}

void CardFlight::end() {
    clock_.stop();
    qApp->removeEventFilter(this);
    flying_.clear();
    hide();
}

std::vector<FlyingCard> CardFlight::cards() const {
    std::vector<FlyingCard> cards;
    std::ranges::transform(flying_, std::back_inserter(cards), &Started::card);
    return cards;
}

bool CardFlight::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) {
        end();
    }
    return QWidget::eventFilter(watched, event);
}

void CardFlight::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardArt& art = table_.board()->art();
    const QEasingCurve easing(QEasingCurve::InOutCubic);
    const double now = clock_.currentValue().toDouble();
    for (const Started& each : flying_) {
        const double part = easing.valueForProgress(partOf(now, each.begin, kCardFlight));
        if (part < 1) {
            const engine::Card card = each.card.card;
            art.cards->paint(painter, cardOnTheWay(each.card, part), card, art.faces.text(card), wornTheme(),
                             CardForm::whole);
        }
    }
}

}  // namespace gnostica::gui
