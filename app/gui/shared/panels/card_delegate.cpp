#include "app/gui/shared/panels/card_delegate.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/panels/cards_model.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <utility>

namespace gnostica::gui {

namespace {

/// Margin round a card in its cell.
constexpr int kCardMargin = 5;

/// Height by which a picked card is raised.
int riseOf(int width) {
    return qMax(6, width / 10);
}

/// The frame of a picked card in the hand: gold in ink.
constexpr double kInkFrame = 7;
constexpr double kGoldFrame = 4;
constexpr double kFrameAway = 2;
constexpr QColor kFrameInk{0x1b, 0x18, 0x2b};
constexpr QColor kFrameGold{0xe2, 0xa3, 0x25};

double cornerOf(const QRectF& card) {
    return card.width() * 0.06;
}

}  // namespace

CardDelegate::CardDelegate(std::shared_ptr<const CardArt> art, QObject* parent)
    : QAbstractItemDelegate(parent),
      art_(std::move(art)) {}

QSize CardDelegate::cellFor(int width) {
    return {width + 2 * kCardMargin, qRound(width / kCardRatio) + riseOf(width) + 2 * kCardMargin};
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return cellFor(width_);
}

QRectF CardDelegate::cardRect(const QRect& cell, bool raised) const {
    const int rise = riseOf(width_);
    const QSize size(width_, qRound(width_ / kCardRatio));
    const QPoint corner(cell.center().x() + 1 - size.width() / 2, cell.top() + kCardMargin + (raised ? 0 : rise));
    return QRect(corner, size).toRectF();
}

void CardDelegate::paintFace(QPainter& painter, const QRectF& card, const QModelIndex& index, CardForm form) const {
    const int number = index.data(CardsModel::CardNumberRole).toInt();
    if (number < 0) {
        art_->paintBack(painter, card, wornTheme());
        return;
    }
    const engine::Card face(number);
    art_->paint(painter, card, face, faces_.text(face), wornTheme(), form);
    const bool steppingBack =
        index.data(CardsModel::ChoosingRole).toBool() && !index.data(CardsModel::PickableRole).toBool();
    if (steppingBack) {
        QColor veil = wornTheme().felt;
        veil.setAlpha(150);
        QPainterPath path;
        path.addRoundedRect(card, cornerOf(card), cornerOf(card));
        painter.fillPath(path, veil);
    }
}

void CardDelegate::paintOutline(QPainter& painter, const QRectF& card, const QColor& colour, double width) const {
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    const double inset = -width / 2;
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), cornerOf(card) + width / 2,
                            cornerOf(card) + width / 2);
}

void CardDelegate::paintPickable(QPainter& painter, const QRectF& card, QStyle::State state) const {
    const bool hovered = state.testFlag(QStyle::State_MouseOver);
    paintOutline(painter, card, hovered ? wornTheme().target : wornTheme().legal, hovered ? 3.5 : 2.5);
}

void CardDelegate::paintCursor(QPainter& painter, const QRectF& card, double away) const {
    painter.setPen(QPen(wornTheme().cursor, 1.5, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(-away, -away, away, away), cornerOf(card) + away, cornerOf(card) + away);
}

/// Marks picked cards in a way that does not depend on colour.
void CardDelegate::paintCheck(QPainter& painter, const QRectF& card) const {
    const double radius = qBound(7.0, card.width() * 0.1, 12.0);
    const QPointF centre(card.center().x(), card.top() + radius * 0.4);
    painter.setPen(QPen(wornTheme().cardFace, 1.5));
    painter.setBrush(wornTheme().selected);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(wornTheme().onDark ? QColor(Qt::black) : QColor(Qt::white), radius * 0.28, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{centre + QPointF(-radius * 0.45, 0), centre + QPointF(-radius * 0.1, radius * 0.4),
                                   centre + QPointF(radius * 0.5, -radius * 0.4)});
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool picked = index.data(CardsModel::PickedRole).toBool();
    const bool pickable = index.data(CardsModel::PickableRole).toBool();
    const QRectF card = cardRect(option.rect, picked);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintFace(*painter, card, index, CardForm::usual);
    if (picked) {
        paintOutline(*painter, card, wornTheme().selected, 3);
        paintCheck(*painter, card);
    } else if (pickable) {
        paintPickable(*painter, card, option.state);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        paintCursor(*painter, card, 4);
    }
    painter->restore();
}

void CardDelegate::paintInHand(QPainter& painter, const QRectF& card, const QModelIndex& index,
                               QStyle::State state) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintFace(painter, card, index, CardForm::brief);
    if (index.data(CardsModel::PickedRole).toBool()) {
        const QRectF frame = card.adjusted(-kFrameAway, -kFrameAway, kFrameAway, kFrameAway);
        const double corner = cornerOf(card) + kFrameAway;
        painter.setBrush(Qt::NoBrush);
        for (const auto& [colour, width] : {std::pair(kFrameInk, kInkFrame), std::pair(kFrameGold, kGoldFrame)}) {
            painter.setPen(QPen(colour, width));
            painter.drawRoundedRect(frame, corner, corner);
        }
    } else if (index.data(CardsModel::PickableRole).toBool()) {
        paintPickable(painter, card, state);
    }
    if (state.testFlag(QStyle::State_HasFocus)) {
        paintCursor(painter, card, -4);  // inside, where no neighbour covers it
    }
    painter.restore();
}

}  // namespace gnostica::gui
