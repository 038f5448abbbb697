// Lists of cards to pick from.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/panels/card_delegate.h"
#include "app/gui/shared/panels/cards_model.h"

#include <QListView>
#include <QPoint>

#include <memory>
#include <optional>

namespace gnostica::gui {

/// Lists cards and reports picks, by mouse or by arrow keys with Space or Enter. Cards that may be picked can be
/// dragged. Subclasses arrange them.
class CardList : public QListView {
    Q_OBJECT
public:
    explicit CardList(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    /// Shows these cards; call this instead of setModel().
    void showCards(CardsModel* model);
    void setFaces(const CardFaces& faces);

    /// Rectangle of a card on the screen; empty if it is not visible.
    QRect placeOf(engine::Card card) const;
    /// The card with the keyboard cursor while this list has the focus; none otherwise, and for backs.
    engine::Card focusedCard() const;

Q_SIGNALS:
    void cardPicked(gnostica::engine::Card card);
    /// The second click of a double-click on a card that may be picked; the first was reported as a pick.
    void cardPickedAgain(gnostica::engine::Card card);
    void whyNotAsked(gnostica::engine::Card card);
    /// The pointer or keyboard has moved to a card; never emitted for backs.
    void lookedAt(gnostica::engine::Card card);
    /// The pointer or the focus has left the cards.
    void lookedAway();
    /// A card is about to be dragged out of the list.
    void dragged();

protected:
    bool viewportEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

    /// Called when the number of cards or the size has changed.
    virtual void fit();
    /// What is seen of a card while it is dragged.
    virtual QPixmap pictureOf(const QModelIndex& index) const;
    CardDelegate& delegate() const { return *delegate_; }
    CardsModel* cards() const { return cards_; }

private:
    void dress(const Theme& theme);
    void lookAt(const QModelIndex& index);
    void click(const QModelIndex& index);
    void clickAgain(const QModelIndex& index);
    void pick(const QModelIndex& index);
    void drag(const QModelIndex& index);

    CardDelegate* delegate_;
    CardsModel* cards_ = nullptr;
    std::optional<QPoint> pressed_;
    bool doubled_ = false;  ///< the button is pressed for the second time
};

}  // namespace gnostica::gui
