// The card that is looked at.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "engine/model/card.h"

#include <QObject>
#include <QPointer>
#include <QRect>
#include <QString>

#include <functional>

namespace gnostica::gui {

class BoardView;
class HandPanel;
class LargeCard;
class PilesWidget;

/// Shows the card that is pointed at, or has the keyboard cursor, as a large card beside it, wherever it lies. When the
/// pointer leaves it, the card with the cursor in the hand is shown again, if the hand has the focus. That the pointer
/// has left is also seen from its place: a widget that the pointer leaves in one jump is not always told.
class CardGlance : public QObject {
    Q_OBJECT

public:
    using PowersText = std::function<QString(engine::Card)>;

    /// `large` must outlive this.
    explicit CardGlance(LargeCard& large, QObject* parent = nullptr);

    /// Watches these from now on. The board shows no large card of its own any more.
    void watch(HandPanel& hand);
    void watch(const PilesWidget& piles);
    void watch(BoardView& board);

    /// Sets how cards are described; hides the large card.
    void setWords(const CardFaces& faces, PowersText powers);
    /// Sets whether cards are shown (Settings::showHoverCards).
    void setShown(bool isShown);

    /// `place`: of the card on the screen; empty for cards in other places, such as the log.
    void look(engine::Card card, const QRect& place = {});
    void lookAway();
    /// Hides the large card, whatever has the focus: another player is at the screen, or another game is shown.
    void forget();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void hold(const QRect& place);
    void release();

    LargeCard& large_;
    QPointer<HandPanel> hand_;
    QRect held_;  ///< the place on which the pointer rests; empty: the card is shown for another reason
    CardFaces faces_;
    PowersText powers_;
    bool isShown_ = true;
};

}  // namespace gnostica::gui
