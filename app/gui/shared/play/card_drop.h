// Cards dragged onto the board.
#pragma once

#include "engine/model/card.h"
#include "engine/model/space.h"

#include <QObject>

#include <optional>

class QDropEvent;

namespace gnostica::gui {

class BoardView;

/// Accepts drops of cards on spaces of a board, and reports the space under the card.
class CardDrop : public QObject {
    Q_OBJECT

public:
    /// The view takes ownership.
    explicit CardDrop(BoardView& view);

Q_SIGNALS:
    void dropped(gnostica::engine::Card card, gnostica::engine::Space space);
    /// A card is held over this space, or no longer over any.
    void hovered(gnostica::engine::Card card, std::optional<gnostica::engine::Space> space);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool take(QDropEvent& event);

    BoardView& view_;
    engine::Card card_;
};

}  // namespace gnostica::gui
