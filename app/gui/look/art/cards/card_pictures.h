// Resource paths of the pictures on cards.
#pragma once

#include "engine/model/card.h"

#include <QString>

namespace gnostica::gui {

/// The picture of a major arcanum, or of a page, knight, queen or king; empty for spot cards.
QString emblemPath(engine::Card card);
QString suitPath(engine::Suit suit);
QString symbolPath(const QString& name);
QString backPath();

}  // namespace gnostica::gui
