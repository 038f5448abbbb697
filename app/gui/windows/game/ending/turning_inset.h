// A turn that has turned the game.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/cards/card_art.h"
#include "engine/model/card.h"
#include "engine/model/seat.h"

#include <QAbstractButton>

#include <memory>

class QLabel;

namespace gnostica::gui {

/// A button with the number of a turning point, the picture of the card in use (or the piece of the player if there is
/// none), round and player, and a sentence.
class TurningInset : public QAbstractButton {
    Q_OBJECT

public:
    struct Content {
        int number = 0;
        engine::Card card = engine::Card::none();
        engine::Seat seat = engine::Seat::none;
        QString title;
        QString sentence;
    };

    TurningInset(std::shared_ptr<const CardArt> art, Content content, double scale, QWidget* parent);

    const Content& content() const { return content_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF picture() const;
    void paintPicture(QPainter& painter) const;
    void paintNumber(QPainter& painter) const;

    std::shared_ptr<const CardArt> art_;
    PyramidArt pyramids_;
    Content content_;
    double scale_;
};

}  // namespace gnostica::gui
