// Face-up cards to choose from.
#pragma once

#include "app/gui/shared/panels/cards_model.h"
#include "engine/model/card_set.h"

namespace gnostica::gui {

class OpenCardsModel : public CardsModel {
    Q_OBJECT
public:
    using CardsModel::CardsModel;
    void setOpen(engine::CardSet cards) { setCards({cards.begin(), cards.end()}); }
};

}  // namespace gnostica::gui
