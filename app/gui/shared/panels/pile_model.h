// The discard pile, newest first.
#pragma once

#include "app/gui/shared/panels/cards_model.h"
#include "engine/play/view.h"

namespace gnostica::gui {

class PileModel : public CardsModel {
    Q_OBJECT
public:
    using CardsModel::CardsModel;
    void setPile(const engine::Pile& pile);
};

}  // namespace gnostica::gui
