// A hand, as seen by one player.
#pragma once

#include "app/gui/shared/panels/cards_model.h"
#include "engine/play/view.h"

namespace gnostica::gui {

/// The known cards of a hand in deck order, followed by a back for each unknown card.
class HandModel : public CardsModel {
    Q_OBJECT
public:
    using CardsModel::CardsModel;
    void setHand(const engine::View& view, engine::Seat seat);
};

}  // namespace gnostica::gui
