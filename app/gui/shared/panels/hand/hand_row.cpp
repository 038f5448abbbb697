#include "app/gui/shared/panels/hand/hand_row.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/panels/hand/table_measures.h"

#include <QHoverEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

/// The golden frame of a picked card extends beyond it.
constexpr int kRoomForFrame = 6;
constexpr int kSmallestCard = 76;
/// Cards for which there is always room; in a column beside the board, which sets no width, fewer.
constexpr int kCardsAtLeast = 7;
constexpr int kCardsInColumn = 3;
constexpr int kRiseMs = 120;

QSize briefCard(int width) {
    return {width, qRound(heightOfCard(width, CardForm::brief))};
}

}  // namespace

HandRow::HandRow(std::shared_ptr<const CardArt> art, QWidget* parent) : CardList(std::move(art), parent) {
    setWrapping(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAutoScroll(false);
    card_ = briefCard(kSmallestCard);
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    clock_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&clock_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        for (std::size_t row = 0; row < now_.size(); ++row) {
            now_[row] = from_[row] + (to_[row] - from_[row]) * value.toDouble();
        }
        viewport()->update();
    });
    connect(&clock_, &QVariantAnimation::finished, this, &HandRow::occupiedChanged);
}

void HandRow::setCardWidth(int width) {
    width_ = std::max(kSmallestCard, width);
    fit();
    updateGeometry();
}

void HandRow::setOnTable(bool isOnTable) {
    viewport()->setAutoFillBackground(!isOnTable);
}

int HandRow::rowCount() const {
    return cards() == nullptr ? 0 : cards()->rowCount();
}

// ---- Places ---------------------------------------------------------------------------------------------------------

int HandRow::heightFor(int cardWidth) const {
    return kRoomForFrame + handCardRise(window()->size()) + briefCard(cardWidth).height() + kBelowHand;
}

int HandRow::widthThatFits() const {
    if (width_) {
        return *width_;
    }
    int width = handCardWidth(window()->size());
    while (width > kSmallestCard && heightFor(width) > height()) {
        --width;
    }
    return width;
}

QSize HandRow::sizeHint() const {
    const int width = width_.value_or(handCardWidth(window()->size()));
    const int six = 6 * width + 5 * handCardGap(window()->size());
    return {six + 2 * kRoomForFrame, heightFor(width)};
}

QSize HandRow::minimumSizeHint() const {
    const int width = width_.value_or(kSmallestCard);
    const int cards = width_ ? kCardsAtLeast : kCardsInColumn;
    return {(cards - 1) * kLeastShownOfCard + width + 2 * kRoomForFrame, heightFor(width)};
}

void HandRow::fit() {
    CardList::fit();
    card_ = briefCard(widthThatFits());
    delegate().setCardWidth(card_.width());
    layOut();
}

void HandRow::layOut() {
    const QRect room = rect().adjusted(kRoomForFrame, 0, -kRoomForFrame, -kBelowHand);
    const bool isOtherHand = fan_.count() != rowCount();
    fan_ = HandFan(rowCount(), card_, handCardGap(window()->size()), room, isRightToLeft());
    if (isOtherHand || !isMoving()) {  // other cards do not inherit a motion
        to_ = rises();
        finish();
    }
    viewport()->update();
    Q_EMIT occupiedChanged();
}

QRect HandRow::cardRect(int row) const {
    return fan_.cardAt(row).translated(0, -riseOf(row));
}

QRectF HandRow::paintedRect(int row) const {
    return QRectF(fan_.cardAt(row)).translated(0, -now_[static_cast<std::size_t>(row)]);
}

QRect HandRow::visualRect(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= fan_.count()) {
        return {};
    }
    return fan_.shownAt(index.row()).translated(0, -riseOf(index.row()));
}

/// A raised card also takes the place from which it was raised, so that it stays under the pointer.
QModelIndex HandRow::indexAt(const QPoint& point) const {
    const std::optional<int> row = fan_.under(point.x());
    if (!row || cards() == nullptr) {
        return {};
    }
    const QRect place = fan_.shownAt(*row).adjusted(0, -riseOf(*row), 0, 0);
    return place.contains(point) ? cards()->index(*row, 0) : QModelIndex();
}

QRegion HandRow::occupied() const {
    constexpr int kAround = CardShadow::kMargin;
    QRegion region;
    for (int row = 0; row < fan_.count(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        const int rise = qCeil(std::max(now_[place], to_[place]));
        region += fan_.cardAt(row).adjusted(-kAround, -rise - kAround, kAround, kAround);
    }
    return region & rect();
}

/// QListView would scroll to where its own layout has the cards.
void HandRow::updateGeometries() {
    horizontalScrollBar()->setRange(0, 0);
    verticalScrollBar()->setRange(0, 0);
}

void HandRow::changeEvent(QEvent* event) {
    CardList::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) {
        layOut();
    }
}

void HandRow::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
    CardList::dataChanged(first, last, roles);
    raiseCards();
    viewport()->update();
}

// ---- Raising --------------------------------------------------------------------------------------------------------

bool HandRow::isUnderPointer(int row) const {
    return pointed_.isValid() && pointed_.row() == row;
}

bool HandRow::hasCursor(int row) const {
    return hasFocus() && currentIndex().row() == row;
}

int HandRow::riseOf(int row) const {
    if (cards()->index(row, 0).data(CardsModel::PickedRole).toBool()) {
        return handCardRise(window()->size());
    }
    return isUnderPointer(row) || hasCursor(row) ? handCardRise(window()->size()) / 2 : 0;
}

std::vector<double> HandRow::rises() const {
    std::vector<double> rises;
    for (int row = 0; row < rowCount(); ++row) {
        rises.push_back(riseOf(row));
    }
    return rises;
}

void HandRow::point(const QModelIndex& index) {
    if (pointed_ != index) {
        pointed_ = index;
        raiseCards();
    }
}

void HandRow::raiseCards() {
    std::vector<double> rises = this->rises();
    if (rises.size() != to_.size() || rises == to_) {
        return;  // a layout follows, or nothing has changed
    }
    clock_.stop();
    from_ = now_;
    to_ = std::move(rises);
    const int duration = motionAtSpeed(kRiseMs, animationMs_);
    if (duration > 0 && isVisible()) {
        clock_.setDuration(duration);
        clock_.start();
    } else {
        finish();
    }
    Q_EMIT occupiedChanged();
}

void HandRow::finish() {
    clock_.stop();
    now_ = to_;
    viewport()->update();
}

bool HandRow::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: return true;  // the large card shows more
    case QEvent::HoverEnter:
    case QEvent::HoverMove: point(indexAt(static_cast<QHoverEvent*>(event)->position().toPoint())); break;
    case QEvent::MouseMove: point(indexAt(static_cast<QMouseEvent*>(event)->position().toPoint())); break;
    case QEvent::HoverLeave:
    case QEvent::Leave: point({}); break;
    default: break;
    }
    return CardList::viewportEvent(event);
}

void HandRow::mousePressEvent(QMouseEvent* event) {
    finish();
    CardList::mousePressEvent(event);
}

void HandRow::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    finish();  // a key ends the motion of the key before
    CardList::currentChanged(current, previous);
    raiseCards();
}

void HandRow::focusInEvent(QFocusEvent* event) {
    CardList::focusInEvent(event);
    raiseCards();
}

void HandRow::focusOutEvent(QFocusEvent* event) {
    CardList::focusOutEvent(event);
    raiseCards();
}

/// Arrow keys move along the row, in their direction on the screen.
QModelIndex HandRow::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    const int last = rowCount() - 1;
    if (last < 0) {
        return {};
    }
    if (!currentIndex().isValid()) {
        return cards()->index(action == MoveEnd ? last : 0, 0);
    }
    const int towardsLeft = isRightToLeft() ? 1 : -1;
    int row = currentIndex().row();
    switch (action) {
    case MoveLeft: row += towardsLeft; break;
    case MoveRight: row -= towardsLeft; break;
    case MovePrevious: --row; break;
    case MoveNext: ++row; break;
    case MoveHome:
    case MovePageUp: row = 0; break;
    case MoveEnd:
    case MovePageDown: row = last; break;
    default: break;
    }
    return cards()->index(std::clamp(row, 0, last), 0);
}

// ---- Painting -------------------------------------------------------------------------------------------------------

void HandRow::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    for (int order = 0; order < fan_.count() && fan_.count() == rowCount(); ++order) {
        const int row = fan_.painted(order);
        const QRectF card = paintedRect(row);
        shadow_.paint(painter, card, wornTheme().shadow);
        QStyle::State state = QStyle::State_Enabled;
        state.setFlag(QStyle::State_MouseOver, isUnderPointer(row));
        state.setFlag(QStyle::State_HasFocus, hasCursor(row));
        delegate().paintInHand(painter, card, cards()->index(row, 0), state);
    }
}

QPixmap HandRow::pictureOf(const QModelIndex& index) const {
    QPixmap picture(card_ * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    delegate().paintInHand(painter, QRectF(QPointF(), card_), index, QStyle::State_Enabled);
    return picture;
}

}  // namespace gnostica::gui
