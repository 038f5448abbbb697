#include "app/gui/look/art/cards/card_text.h"

#include <QHash>

namespace gnostica::gui {

std::size_t CardText::fingerprint() const {
    std::size_t seed = qHashMulti(0, name, corner, value);
    for (const PowerIcon& icon : icons) {
        seed = qHashMulti(seed, icon.symbol, icon.favours, icon.alternative);
    }
    return seed;
}

}  // namespace gnostica::gui
