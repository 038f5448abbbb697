// Where the pictures on cards are.
#pragma once

#include "engine/model/card.h"

#include <QString>

namespace gnostica::gui {

/// A whole face drawn by an artist; there need not be one.
QString deckPath(engine::Card card);
/// The picture of a major, or of a page, knight, queen or king; empty for spot cards.
QString emblemPath(engine::Card card);
QString suitPath(engine::Suit suit);
QString symbolPath(const QString& name);
QString backPath();

}  // namespace gnostica::gui
