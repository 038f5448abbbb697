// The large picture of the card that is looked at.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_text.h"
#include "app/gui/shared/panels/hand/card_place.h"
#include "app/gui/shared/panels/hand/card_shadow.h"
#include "engine/model/card.h"

#include <QVariantAnimation>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace gnostica::gui {

/// A whole card, and the sentence of its powers on a small parchment: above the card, or below it in large windows.
/// It lies beside the thing that it shows, whole within the window, and lets all mouse events through.
class LargeCard : public QWidget {
    Q_OBJECT

public:
    LargeCard(std::shared_ptr<const CardArt> art, QWidget* parent);

    /// Shows a card at once; `powers`: a sentence, or empty. `thing`: what is looked at, in the coordinates of the
    /// parent; empty if it lies elsewhere.
    void present(engine::Card card, const CardText& face, const QString& powers, const QRect& thing = {});
    /// Fades out.
    void dismiss();
    /// None when it has been dismissed.
    engine::Card card() const { return card_; }

    /// Finds out what lies round it.
    using RoomFinder = std::function<CardRoom()>;
    /// It asks this whenever a card is shown; until then its owner places it itself.
    void setRoom(RoomFinder find);
    /// Does not cover this part of the parent, which lies over the table for a while; empty: none.
    void keepClear(const QRect& part);
    /// Sizes for a window of this size.
    void measureFor(const QSize& window, double textScale);
    /// Height in which a card with a sentence of some lines can be read, in a window of this size.
    static int leastHeight(const QSize& window, double textScale);
    /// Sets the speed of motions (Settings::animationMs).
    void setMotion(int animationMs) { animationMs_ = animationMs; }

    /// Places of the parts within the widget; for the parchment, empty without a sentence.
    QRect pictureRect() const;
    QRect sentenceRect() const;

    /// With the present sentence.
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Parts {
        int card = 0;      ///< width of the card
        int text = 0;      ///< width of the parchment
        int letters = 0;   ///< size of the letters in pixels
        int sentence = 0;  ///< height of the parchment

        QSize size() const;
    };

    bool sentenceIsBelow() const;
    /// The parts for a widget of at most this height; `growth`: a part of the usual size.
    Parts partsIn(double growth, int height) const;
    Parts parts() const { return partsIn(growth_, height()); }
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
    RoomFinder findRoom_;
    QRect clear_;
    QRect thing_;
    QSize window_{1366, 768};
    double textScale_ = 1;
    double growth_ = 1;
    QVariantAnimation clock_;
    double opacity_ = 0;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
