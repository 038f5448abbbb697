// A fan of cards.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"

#include <QWidget>

#include <memory>

namespace gnostica::gui {

class CardArt;

/// Five cards in a fan, for decoration only.
class CardFan : public QWidget {
    Q_OBJECT

public:
    explicit CardFan(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    void setFaces(const CardFaces& faces);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const CardArt> art_;
    CardFaces faces_;
};

}  // namespace gnostica::gui
