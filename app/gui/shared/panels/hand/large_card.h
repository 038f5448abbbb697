// The large picture of the card that is looked at.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_text.h"
#include "app/gui/shared/panels/hand/card_shadow.h"
#include "engine/model/card.h"

#include <QVariantAnimation>
#include <QWidget>

#include <memory>

namespace gnostica::gui {

/// A whole card, and the sentence of its powers on a small parchment: above the card, or below it in large windows.
/// Its owner gives it a place; it shows itself there, and lets all mouse events through.
class LargeCard : public QWidget {
    Q_OBJECT

public:
    LargeCard(std::shared_ptr<const CardArt> art, QWidget* parent);

    /// Shows a card at once; `powers`: a sentence, or empty.
    void present(engine::Card card, const CardText& face, const QString& powers);
    /// Fades out.
    void dismiss();
    /// None when it has been dismissed.
    engine::Card card() const { return card_; }

    /// Size with the present sentence in a window of this size.
    QSize sizeFor(const QSize& window, double textScale) const;
    /// Places it at the lower end of `room` (in the parent's coordinates), on the side where lines end, as large as
    /// there is room for. It stays there for all cards to come.
    void placeIn(const QRect& room, const QSize& window, double textScale);
    /// Sets the speed of motions (Settings::animationMs).
    void setMotion(int animationMs) { animationMs_ = animationMs; }

    /// Places of the parts within the widget; for the parchment, empty without a sentence.
    QRect pictureRect() const;
    QRect sentenceRect() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Parts {
        int card = 0;      ///< width of the card
        int letters = 0;   ///< size of the letters in pixels
        int sentence = 0;  ///< height of the parchment
    };

    bool sentenceIsBelow() const;
    /// The parts for a widget of at most this height.
    Parts partsIn(const QSize& window, double textScale, int height) const;
    Parts parts() const;
    int sentenceHeight(int width, int letters) const;
    void place();
    void fadeTo(double opacity, int milliseconds);
    void paintSentence(QPainter& painter);

    std::shared_ptr<const CardArt> art_;
    CardShadow shadow_;
    CardShadow sheetShadow_;
    engine::Card card_;
    engine::Card shown_;  ///< also while it fades out
    CardText face_;
    QString powers_;
    QRect room_;
    QSize window_{1366, 768};
    double textScale_ = 1;
    QVariantAnimation clock_;
    double opacity_ = 0;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
