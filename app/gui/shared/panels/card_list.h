// Cards next to each other, as large as possible.
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
/// dragged.
class CardList : public QListView {
    Q_OBJECT
public:
    /// `smallest` and `largest`: limits of the card width in pixels.
    CardList(std::shared_ptr<const CardArt> art, int smallest, int largest, QWidget* parent = nullptr);

    /// Shows these cards; call this instead of setModel().
    void showCards(CardsModel* model);
    void setFaces(const CardFaces& faces);

    /// Rectangle of a card on the screen; empty if it is not visible.
    QRect placeOf(engine::Card card) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardPicked(gnostica::engine::Card card);
    /// The second click of a double-click on a card that may be picked; the first was reported as a pick.
    void cardPickedAgain(gnostica::engine::Card card);
    void whyNotAsked(gnostica::engine::Card card);
    /// The pointer or keyboard has moved to a card; never emitted for backs.
    void lookedAt(gnostica::engine::Card card);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void dress(const Theme& theme);
    void lookAt(const QModelIndex& index);
    void click(const QModelIndex& index);
    void clickAgain(const QModelIndex& index);
    void pick(const QModelIndex& index);
    void drag(engine::Card card);
    /// True if all cards of this width are visible without scrolling.
    bool fits(int width) const;
    void fit();

    CardDelegate* delegate_;
    CardsModel* cards_ = nullptr;
    std::optional<QPoint> pressed_;
    bool doubled_ = false;  ///< the button is pressed for the second time
    int smallest_;
    int largest_;
};

}  // namespace gnostica::gui
