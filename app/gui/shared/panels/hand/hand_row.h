// The hand under the board.
#pragma once

#include "app/gui/shared/panels/card_list.h"
#include "app/gui/shared/panels/hand/card_shadow.h"
#include "app/gui/shared/panels/hand/hand_fan.h"

#include <QPersistentModelIndex>
#include <QVariantAnimation>

#include <optional>
#include <vector>

namespace gnostica::gui {

/// One row of brief cards, which never scrolls: more cards overlap. Picked cards are raised, and less the card under
/// the pointer or the keyboard cursor; the large card shows these, so there are no tool tips.
class HandRow : public CardList {
    Q_OBJECT
public:
    explicit HandRow(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    /// Sets the width of a card. Until then, it follows the window and the height of this widget.
    void setCardWidth(int width);
    int cardWidth() const { return card_.width(); }
    /// Sets the speed of motions (Settings::animationMs).
    void setMotion(int animationMs) { animationMs_ = animationMs; }
    /// The table lies under the row, and is seen between its cards.
    void setOnTable(bool isOnTable);

    /// A whole card, raised or not, even where others cover it.
    QRect cardRect(int row) const;
    /// The visible part of it.
    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& /*index*/, ScrollHint /*hint*/ = EnsureVisible) override {}
    /// Everything that the cards cover, with their shadows and frames.
    QRegion occupied() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void occupiedChanged();

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles = {}) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void updateGeometries() override;
    void fit() override;
    QPixmap pictureOf(const QModelIndex& index) const override;

private:
    int rowCount() const;
    bool isMoving() const { return clock_.state() == QAbstractAnimation::Running; }
    int heightFor(int cardWidth) const;
    int widthThatFits() const;
    bool isUnderPointer(int row) const;
    bool hasCursor(int row) const;
    /// Height of a card above its place when nothing moves.
    int riseOf(int row) const;
    std::vector<double> rises() const;
    void point(const QModelIndex& index);
    void layOut();
    void raiseCards();
    void finish();
    QRectF paintedRect(int row) const;

    QSize card_;
    std::optional<int> width_;
    HandFan fan_;
    CardShadow shadow_;
    QPersistentModelIndex pointed_;
    QVariantAnimation clock_;
    // Heights of all cards above their places: when the motion started, now, and at its end.
    std::vector<double> from_;
    std::vector<double> now_;
    std::vector<double> to_;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
