// One card, told in full.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/windows/game/inspect/card_uses.h"
#include "app/wording/speaker.h"

#include <QWidget>

#include <memory>

class QLabel;
class QScrollArea;

namespace gnostica::gui {

class CardPicture;

/// A card large, its name and powers in words, and what it could do now. Shows one until it is shown another.
class CardInspector : public QWidget {
    Q_OBJECT

public:
    explicit CardInspector(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    /// Of which rules and language the cards are from now on; nothing is shown then.
    void setFaces(const CardFaces& faces);
    /// `uses`, and how one speaks of `view`, the decision at hand.
    void present(engine::Card card, const CardUses& uses, const engine::View& view, const wording::Speaker& speaker);
    void clear();
    /// None at first.
    engine::Card card() const;
    /// All that it says.
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
