// A hand as one seat sees it.
#pragma once

#include "app/gui/shared/panels/cards_model.h"
#include "engine/play/view.h"

namespace gnostica::gui {

/// The known cards of a hand in deck order, then a back for each of the others.
class HandModel : public CardsModel {
    Q_OBJECT
public:
    using CardsModel::CardsModel;
    void setHand(const engine::View& view, engine::Seat seat);
};

}  // namespace gnostica::gui
