#include "app/gui/shared/panels/pile_stub.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QLocale>
#include <QPainter>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kWidth = 64;
constexpr int kStubMargin = 6;
/// Maximum number of visible card edges below the top one.
constexpr int kEdges = 4;
/// Part of the count badge that extends below the card, whose name is above.
constexpr double kBadgeBelow = 0.7;

}  // namespace

PileStub::PileStub(std::shared_ptr<const CardArt> art, Top top, QWidget* parent)
    : QAbstractButton(parent),
      art_(std::move(art)),
      top_(top) {
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PileStub::setFaces(const CardFaces& faces) {
    faces_ = faces;
    update();
}

void PileStub::setPile(int count, engine::Card top) {
    count_ = count;
    card_ = top;
    setAccessibleDescription(locale().toString(count));
    update();
}

void PileStub::setPickable(bool pickable) {
    pickable_ = pickable;
    setFocusPolicy(pickable ? Qt::StrongFocus : Qt::NoFocus);
    update();
}

void PileStub::setCaption(const QString& caption) {
    setText(caption);
    setAccessibleName(caption);
    updateGeometry();
}

QSize PileStub::sizeHint() const {
    const int words = fontMetrics().horizontalAdvance(text());
    const int belowCard = qMax(kStubMargin + kEdges * 2, qRound(kBadgeBelow * (fontMetrics().height() + 4)));
    return {qMax(kWidth + 2 * kStubMargin + kEdges * 2, words + 2),
            kStubMargin + qRound(kWidth / kCardRatio) + belowCard + fontMetrics().height() + 4};
}

QSize PileStub::minimumSizeHint() const {
    return sizeHint();
}

QRectF PileStub::cardRect() const {
    return {(width() - kWidth) / 2.0, kStubMargin, kWidth, static_cast<qreal>(qRound(kWidth / kCardRatio))};
}

void PileStub::paintCards(QPainter& painter, const QRectF& card) const {
    const int edges = qMin(kEdges, (count_ + 11) / 12);
    for (int edge = edges; edge > 0; --edge) {
        const QRectF below = card.translated(0, edge * 2);
        painter.setPen(QPen(wornTheme().cardEdge, 1));
        painter.setBrush(wornTheme().cardShade);
        painter.drawRoundedRect(below, 4, 4);
    }
    if (top_ == Top::back) {
        art_->paintBack(painter, card, wornTheme());
    } else {
        art_->paint(painter, card, card_, faces_.text(card_), wornTheme());
    }
}

void PileStub::paintEmpty(QPainter& painter, const QRectF& card) const {
    painter.setPen(QPen(wornTheme().wasteland, 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5);
}

void PileStub::paintCount(QPainter& painter, const QRectF& card) const {
    const QFont figures = figuresFont(font());
    painter.setFont(figures);
    const QString count = locale().toString(count_);
    const QFontMetricsF metrics(figures);
    const double height = metrics.height() + 4;
    const double width = qMax(height, metrics.horizontalAdvance(count) + 12);
    const QRectF badge(card.right() - width * 0.7, card.bottom() - height * (1 - kBadgeBelow), width, height);
    painter.setPen(QPen(wornTheme().cardEdge, 1));
    painter.setBrush(wornTheme().cardFace);
    painter.drawRoundedRect(badge, height / 2, height / 2);
    painter.setPen(wornTheme().ink);
    painter.drawText(badge, Qt::AlignCenter, count);
}

void PileStub::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = cardRect();
    if (count_ > 0) {
        paintCards(painter, card);
    } else {
        paintEmpty(painter, card);
    }
    if (pickable_) {
        painter.setPen(QPen(underMouse() ? wornTheme().target : wornTheme().legal, underMouse() ? 3.5 : 2.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), 5, 5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(wornTheme().cursor, 1.5, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card.adjusted(-5, -5, 5, 5), 6, 6);
    }
    paintCount(painter, card);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(0, 0, 0, -1), Qt::AlignHCenter | Qt::AlignBottom, text());
}

}  // namespace gnostica::gui
