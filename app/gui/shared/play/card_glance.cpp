#include "app/gui/shared/play/card_glance.h"

#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand/large_card.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/piles_widget.h"

#include <QApplication>
#include <QCursor>
#include <QEvent>

#include <utility>

namespace gnostica::gui {

namespace {

/// Round the thing that is pointed at, in pixels: a card in the hand rises under the pointer.
constexpr int kRoundHeld = 24;

/// On the screen, as far as it is visible.
QRect placeOfCard(const BoardView& view, engine::Card card) {
    const auto core = view.board()->core();
    if (!core) {
        return {};
    }
    for (engine::Space space = core->first; space.row <= core->last.row; ++space.row) {
        for (space.column = core->first.column; space.column <= core->last.column; ++space.column) {
            if (view.board()->cardAt(space) == card) {
                const QRect cell = view.mapFromScene(view.board()->geometry().cellOf(space)).boundingRect();
                const QRect seen = cell & view.viewport()->rect();
                return seen.isEmpty() ? QRect() : QRect(view.viewport()->mapToGlobal(seen.topLeft()), seen.size());
            }
        }
    }
    return {};
}

QRect placeOnScreen(const QWidget& widget) {
    return {widget.mapToGlobal(QPoint()), widget.size()};
}

}  // namespace

CardGlance::CardGlance(LargeCard& large, QObject* parent) : QObject(parent), large_(large) {}

void CardGlance::watch(HandPanel& hand) {
    hand_ = &hand;
    connect(&hand, &HandPanel::lookedAt, this, [this, &hand](engine::Card card) { look(card, hand.placeOf(card)); });
    connect(&hand, &HandPanel::lookedAway, this, &CardGlance::lookAway);
}

void CardGlance::watch(const PilesWidget& piles) {
    connect(&piles, &PilesWidget::lookedAt, this,
            [this, &piles](engine::Card card) { look(card, placeOnScreen(piles)); });
    connect(&piles, &PilesWidget::lookedAway, this, &CardGlance::lookAway);
}

void CardGlance::watch(BoardView& board) {
    board.setCardShownElsewhere(true);
    connect(&board, &BoardView::cardLookedAt, this,
            [this, &board](engine::Card card) { look(card, placeOfCard(board, card)); });
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

void CardGlance::look(engine::Card card, const QRect& place) {
    if (!isShown_ || card.isNone()) {
        return;
    }
    const QRect thing = place.isEmpty() || large_.parentWidget() == nullptr
                            ? QRect()
                            : QRect(large_.parentWidget()->mapFromGlobal(place.topLeft()), place.size());
    large_.present(card, faces_.text(card), powers_ ? powers_(card) : QString(), thing);
    hold(place);
}

void CardGlance::lookAway() {
    release();
    const engine::Card focused = hand_ ? hand_->focusedCard() : engine::Card::none();
    if (focused.isNone()) {
        large_.dismiss();
    } else {
        look(focused, hand_->placeOf(focused));
    }
}

void CardGlance::forget() {
    release();
    large_.dismiss();
}

// ---- The pointer ----------------------------------------------------------------------------------------------------

void CardGlance::hold(const QRect& place) {
    release();
    const QRect held = place.adjusted(-kRoundHeld, -kRoundHeld, kRoundHeld, kRoundHeld);
    if (!place.isEmpty() && held.contains(QCursor::pos())) {
        held_ = held;
        qApp->installEventFilter(this);
    }
}

void CardGlance::release() {
    if (!held_.isEmpty()) {
        held_ = {};
        qApp->removeEventFilter(this);
    }
}

bool CardGlance::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::HoverMove:
    case QEvent::WindowDeactivate:
        if (!held_.isEmpty() && !held_.contains(QCursor::pos())) {
            lookAway();
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
