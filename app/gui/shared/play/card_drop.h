// Cards that are dragged onto the board.
#pragma once

#include "engine/model/card.h"
#include "engine/model/space.h"

#include <QObject>

#include <optional>

class QDropEvent;

namespace gnostica::gui {

class BoardView;

/// Lets cards be dropped on the spaces of a board, and says where one would land.
class CardDrop : public QObject {
    Q_OBJECT

public:
    /// The view takes it over.
    explicit CardDrop(BoardView& view);

Q_SIGNALS:
    void dropped(gnostica::engine::Card card, gnostica::engine::Space space);
    /// A card is held over this space, or over none any more.
    void hovered(gnostica::engine::Card card, std::optional<gnostica::engine::Space> space);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool take(QDropEvent& event);

    BoardView& view_;
    engine::Card card_;
};

}  // namespace gnostica::gui
