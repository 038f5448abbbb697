// Answers next to the thing that the player asked about.
#pragma once

#include "app/turn/pick.h"
#include "engine/model/card.h"

#include <QObject>
#include <QRect>

#include <functional>

namespace gnostica::gui {

class ChoiceBar;
class ChoiceRing;
class SpeechBubble;
class TableWidget;

/// Explains why something is not possible, next to its target: a space, a piece, a card or a choice. If the target is
/// not visible, the answer appears over the board.
class AnswerBubble : public QObject {
    Q_OBJECT

public:
    /// Parts of a table; all must outlive the bubble, which is owned by the table.
    AnswerBubble(TableWidget& table, const ChoiceBar& bar, const ChoiceRing& ring);

    /// Sets a function that returns the screen rectangle of a card off the board; empty if it is not visible.
    void setCardFinder(std::function<QRect(engine::Card)> finder) { findCard_ = std::move(finder); }

    /// An empty answer removes the previous one.
    void say(const QString& answer, const turn::Pick& pick);
    /// Removes all answers, here and over the board, after the player's next action.
    void dismiss();
    SpeechBubble* bubble() const { return bubble_; }

private:
    QRect placeOf(const turn::Pick& pick) const;
    QRect placeOnBoard(const QPointF& middle, double side) const;

    TableWidget& table_;
    const ChoiceBar& bar_;
    const ChoiceRing& ring_;
    SpeechBubble* bubble_;
    std::function<QRect(engine::Card)> findCard_;
};

}  // namespace gnostica::gui
