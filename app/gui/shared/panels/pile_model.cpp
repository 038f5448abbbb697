#include "app/gui/shared/panels/pile_model.h"

namespace gnostica::gui {

void PileModel::setPile(const engine::Pile& pile) {
    const auto cards = pile.cards();
    setCards({cards.rbegin(), cards.rend()});
}

}  // namespace gnostica::gui
