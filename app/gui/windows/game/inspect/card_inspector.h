// Full description of one card.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/windows/game/inspect/card_uses.h"
#include "app/wording/speaker.h"

#include <QWidget>

#include <memory>

class QLabel;
class QScrollArea;

namespace gnostica::gui {

class CardPicture;

/// A large card, its name and powers in words, and its current uses. Keeps a card until it is given another.
class CardInspector : public QWidget {
    Q_OBJECT

public:
    explicit CardInspector(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    /// Sets the rules and language of the cards, and clears the contents.
    void setFaces(const CardFaces& faces);
    /// `uses` and `speaker` belong to `view`, the current decision.
    void present(engine::Card card, const CardUses& uses, const engine::View& view, const wording::Speaker& speaker);
    void clear();
    /// None initially.
    engine::Card card() const;
    /// The whole text.
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void measure();
    void retranslate();

    CardFaces faces_;
    CardPicture* picture_;
    QLabel* powers_;
    QLabel* uses_;
    QLabel* intro_;
    QScrollArea* scroll_;
};

}  // namespace gnostica::gui
