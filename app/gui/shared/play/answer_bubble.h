// Answers beside what was asked about.
#pragma once

#include "app/gui/look/art/theme.h"
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

/// Says why something does not go beside the thing that was pointed at: a space, a piece, a card, a choice. What is
/// not seen is answered over the board.
class AnswerBubble : public QObject {
    Q_OBJECT

public:
    /// What a table is made of; all of it must outlive the bubble, which belongs to the table.
    AnswerBubble(TableWidget& table, const ChoiceBar& bar, const ChoiceRing& ring);

    /// Where on the screen a card lies that is not on the board; an empty rectangle: it is not to be seen.
    void setCardFinder(std::function<QRect(engine::Card)> finder) { findCard_ = std::move(finder); }

    /// An empty answer takes the one before away.
    void say(const QString& answer, const Pick& pick);
    /// The player has gone on: nothing stays, here or over the board.
    void dismiss();
    SpeechBubble* bubble() const { return bubble_; }

private:
    QRect placeOf(const Pick& pick) const;
    QRect placeOnBoard(const QPointF& middle, double side) const;

    TableWidget& table_;
    const ChoiceBar& bar_;
    const ChoiceRing& ring_;
    SpeechBubble* bubble_;
    std::function<QRect(engine::Card)> findCard_;
};

}  // namespace gnostica::gui
