// Cards side by side, as large as there is room.
#pragma once

#include "app/gui/shared/panels/card_delegate.h"
#include "app/gui/shared/panels/cards_model.h"

#include <QListView>
#include <QPoint>

#include <memory>
#include <optional>

namespace gnostica::gui {

/// Lists cards and says which one is meant. Mouse, or arrow keys with Space or Enter; cards that may be picked can be
/// dragged elsewhere.
class CardList : public QListView {
    Q_OBJECT
public:
    /// Cards are between `smallest` and `largest` pixels wide.
    CardList(std::shared_ptr<const CardArt> art, int smallest, int largest, QWidget* parent = nullptr);

    /// Shows these cards; use this instead of setModel().
    void show(CardsModel* model);
    void setFaces(const CardFaces& faces);

    /// Where on the screen a card lies; empty if it is not seen.
    QRect placeOf(engine::Card card) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardPicked(gnostica::engine::Card card);
    /// The second click of a double click, on a card that may be picked; the first one has told of a pick.
    void cardPickedAgain(gnostica::engine::Card card);
    void whyNotAsked(gnostica::engine::Card card);
    /// The pointer, or the keyboard, has come to it; never to a back.
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
    /// Are all cards of that width to be seen at once?
    bool fits(int width) const;
    void fit();

    CardDelegate* delegate_;
    CardsModel* cards_ = nullptr;
    std::optional<QPoint> pressed_;
    bool doubled_ = false;  ///< the button is down for the second time
    int smallest_;
    int largest_;
};

}  // namespace gnostica::gui
