// Cards that are dragged from one place of a window to another.
#pragma once

#include "engine/model/card.h"

#include <optional>

class QMimeData;

namespace gnostica::gui {

/// The caller takes it over.
QMimeData* mimeOf(engine::Card card);
/// Nullopt for whatever is no card, or comes from elsewhere.
std::optional<engine::Card> cardIn(const QMimeData& data);
/// The type under which it goes.
const char* cardMimeType();

}  // namespace gnostica::gui
