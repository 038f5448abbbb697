// A large card next to the pointer.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_text.h"
#include "engine/model/card.h"

#include <QWidget>

#include <memory>

namespace gnostica::gui {

/// An overlay with a card and the text of its powers. Mouse events pass through.
class HoverCard : public QWidget {
    Q_OBJECT

public:
    HoverCard(std::shared_ptr<const CardArt> art, QWidget* parent);

    /// Shows a card in the corner of the parent that is farthest from `point`.
    void present(engine::Card card, const CardText& face, const QString& powers, const QPoint& point);
    engine::Card card() const { return card_; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect textRect(int width) const;
    int textHeight() const;
    /// Height of the card; reduced if the text would not fit below it.
    int pictureHeight() const;
    void moveAwayFrom(const QPoint& point);

    std::shared_ptr<const CardArt> art_;
    engine::Card card_;
    CardText face_;
    QString powers_;
};

}  // namespace gnostica::gui
