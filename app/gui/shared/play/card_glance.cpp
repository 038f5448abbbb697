#include "app/gui/shared/play/card_glance.h"

#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand/large_card.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/piles_widget.h"

#include <utility>

namespace gnostica::gui {

CardGlance::CardGlance(LargeCard& large, QObject* parent) : QObject(parent), large_(large) {}

void CardGlance::watch(HandPanel& hand) {
    hand_ = &hand;
    connect(&hand, &HandPanel::lookedAt, this, &CardGlance::look);
    connect(&hand, &HandPanel::lookedAway, this, &CardGlance::lookAway);
}

void CardGlance::watch(const PilesWidget& piles) {
    connect(&piles, &PilesWidget::lookedAt, this, &CardGlance::look);
    connect(&piles, &PilesWidget::lookedAway, this, &CardGlance::lookAway);
}

void CardGlance::watch(BoardView& board) {
    board.setCardShownElsewhere(true);
    connect(&board, &BoardView::cardLookedAt, this, &CardGlance::look);
    connect(&board, &BoardView::cardLookedAway, this, &CardGlance::lookAway);
}

void CardGlance::setWords(const CardFaces& faces, PowersText powers) {
    faces_ = faces;
    powers_ = std::move(powers);
    forget();
}

void CardGlance::setShown(bool isShown) {
    isShown_ = isShown;
    if (!isShown) {
        forget();
    }
}

void CardGlance::look(engine::Card card) {
    if (isShown_ && !card.isNone()) {
        large_.present(card, faces_.text(card), powers_ ? powers_(card) : QString());
    }
}

void CardGlance::lookAway() {
    const engine::Card focused = hand_ ? hand_->focusedCard() : engine::Card::none();
    if (focused.isNone()) {
        large_.dismiss();
    } else {
        look(focused);
    }
}

void CardGlance::forget() {
    large_.dismiss();
}

}  // namespace gnostica::gui
