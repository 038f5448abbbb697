#include "app/gui/look/widgets/speech_bubble.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

constexpr int kTip = 9;
constexpr int kPadding = 8;
constexpr int kLettersAcross = 34;
constexpr int kLeastReadingMs = 5000;
constexpr int kReadingMsPerLetter = 70;

}  // namespace

SpeechBubble::SpeechBubble(QWidget* parent) : QFrame(parent), text_(plainSentence(this)) {
    setObjectName(QStringLiteral("speechBubble"));
    setFocusPolicy(Qt::NoFocus);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kTip + kPadding, kTip + kPadding - 2, kTip + kPadding, kTip + kPadding - 2);
    lines->addWidget(text_);
    text_->setAttribute(Qt::WA_TransparentForMouseEvents);
    fade_.setSingleShot(true);
    connect(&fade_, &QTimer::timeout, this, &SpeechBubble::dismiss);
    hide();
    whenLanguageChanges(this, [this] { dismiss(); });
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void SpeechBubble::dress(const Theme& theme) {
    setPalette(widgetPalette(theme));
}

QString SpeechBubble::text() const {
    return isHidden() ? QString() : text_->text();
}

void SpeechBubble::dismiss() {
    text_->clear();
    setAccessibleName({});
    fade_.stop();
    hide();
}

QRect SpeechBubble::placeAt(Side side, const QRect& thing, const QRect& room) const {
    QRect place(QPoint(), size());
    place.moveCenter(thing.center());
    switch (side) {
    case Side::above: place.moveBottom(thing.top() + kTip); break;
    case Side::below: place.moveTop(thing.bottom() - kTip); break;
    case Side::right: place.moveLeft(thing.right() - kTip); break;
    case Side::left: place.moveRight(thing.left() + kTip); break;
    }
    place.moveLeft(std::clamp(place.left(), room.left(), std::max(room.left(), room.right() - place.width() + 1)));
    place.moveTop(std::clamp(place.top(), room.top(), std::max(room.top(), room.bottom() - place.height() + 1)));
    return place;
}

void SpeechBubble::say(const QString& text, const QRect& thing, const QRect& room) {
    text_->setText(text);
    const int widest =
        std::min(room.width(), fontMetrics().averageCharWidth() * kLettersAcross + 2 * (kTip + kPadding));
    const int across = std::min(widest, fontMetrics().horizontalAdvance(text) + 2 * (kTip + kPadding) + 4);
    resize(across, layout()->heightForWidth(across));
    QRect best;
    int least = -1;
    for (const Side side : {Side::above, Side::below, Side::right, Side::left}) {
        const QRect place = placeAt(side, thing, room);
        const QRect hidden = place & thing.adjusted(kTip + 1, kTip + 1, -kTip - 1, -kTip - 1);
        const int cost = hidden.isEmpty() ? 0 : hidden.width() * hidden.height();
        if (least < 0 || cost < least) {
            least = cost;
            best = place;
            side_ = side;
        }
    }
    setGeometry(best);
    const QRect body = rect().adjusted(kTip + 12, kTip + 12, -kTip - 12, -kTip - 12);
    const QPoint at = thing.center() - best.topLeft();
    const int x = std::clamp(at.x(), body.left(), std::max(body.left(), body.right()));
    const int y = std::clamp(at.y(), body.top(), std::max(body.top(), body.bottom()));
    tip_ = side_ == Side::above   ? QPoint(x, height())
           : side_ == Side::below ? QPoint(x, 0)
           : side_ == Side::right ? QPoint(0, y)
                                  : QPoint(width(), y);
    setAccessibleName(text);
    show();
    raise();
    update();
    fade_.start(std::max(kLeastReadingMs, static_cast<int>(text.size()) * kReadingMsPerLetter));
    announce(*this, text, Saying::answer);
}

void SpeechBubble::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(kTip, kTip, -kTip, -kTip);
    QPainterPath shape;
    shape.addRoundedRect(body, 8, 8);
    const QPointF root = {std::clamp<double>(tip_.x(), body.left() + 16, std::max(body.left() + 16, body.right() - 16)),
                          std::clamp<double>(tip_.y(), body.top() + 12, std::max(body.top() + 12, body.bottom() - 12))};
    const bool vertical = side_ == Side::above || side_ == Side::below;
    const QPointF half = vertical ? QPointF(kTip, 0) : QPointF(0, kTip);
    const QPointF edge = side_ == Side::above   ? QPointF(root.x(), body.bottom() - 1)
                         : side_ == Side::below ? QPointF(root.x(), body.top() + 1)
                         : side_ == Side::right ? QPointF(body.left() + 1, root.y())
                                                : QPointF(body.right() - 1, root.y());
    QPainterPath tip;
    tip.addPolygon(QPolygonF({edge - half, QPointF(tip_), edge + half}));
    tip.closeSubpath();
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.6));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawPath(shape.united(tip));
}

void SpeechBubble::mousePressEvent(QMouseEvent* event) {
    dismiss();
    event->accept();
}

}  // namespace gnostica::gui
