#include "app/gui/shared/play/answer_bubble.h"

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/look/widgets/speech_bubble.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/ring/choice_ring.h"
#include "app/gui/shared/play/ring/ring_chip.h"
#include "app/gui/shared/table/table_widget.h"

namespace gnostica::gui {

AnswerBubble::AnswerBubble(TableWidget& table, const ChoiceBar& bar, const ChoiceRing& ring)
    : QObject(&table),
      table_(table),
      bar_(bar),
      ring_(ring),
      bubble_(new SpeechBubble(&table)) {
    connect(table.view(), &BoardView::viewMoved, bubble_, &SpeechBubble::dismiss);
}

QRect AnswerBubble::placeOnBoard(const QPointF& middle, double side) const {
    const BoardView* view = table_.view();
    const QRect place = view->mapFromScene(metrics::square(middle, side)).boundingRect();
    const QRect seen = place & view->viewport()->rect();
    return seen.isEmpty() ? QRect() : QRect(view->viewport()->mapToGlobal(seen.topLeft()), seen.size());
}

/// Rectangle of a target on the screen; empty if it is not visible.
QRect AnswerBubble::placeOf(const turn::Pick& pick) const {
    if (const auto* space = std::get_if<turn::PickSpace>(&pick)) {
        return placeOnBoard(table_.board()->geometry().centreOf(space->space), metrics::kTile / 2);
    }
    if (const auto* piece = std::get_if<turn::PickPiece>(&pick)) {
        const auto place = table_.board()->pointOf(piece->piece);
        return place ? placeOnBoard(*place, metrics::kPieceBox * 0.7) : QRect();
    }
    if (const auto* card = std::get_if<turn::PickCard>(&pick)) {
        return findCard_ ? findCard_(card->card) : QRect();
    }
    const RingChip* chip = ring_.isVisible() ? ring_.chipOf(pick) : nullptr;
    return chip != nullptr ? QRect(chip->mapToGlobal(QPoint()), chip->size()) : bar_.placeOf(pick);
}

void AnswerBubble::say(const QString& answer, const turn::Pick& pick) {
    if (answer.isEmpty()) {
        dismiss();
        return;
    }
    const QRect thing = placeOf(pick);
    if (thing.isEmpty()) {
        table_.messages()->say(answer);
        return;
    }
    table_.messages()->dismissAnswer();
    QWidget* room = table_.window();
    if (bubble_->parentWidget() != room) {
        bubble_->setParent(room);  // the target may be outside the board
    }
    bubble_->say(answer, QRect(room->mapFromGlobal(thing.topLeft()), thing.size()), room->rect());
}

void AnswerBubble::dismiss() {
    table_.messages()->dismissAnswer();
    bubble_->dismiss();
}

}  // namespace gnostica::gui
