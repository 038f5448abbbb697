// Cards dragged within a window.
#pragma once

#include "engine/model/card.h"

#include <optional>

class QMimeData;

namespace gnostica::gui {

/// The caller takes ownership.
QMimeData* mimeOf(engine::Card card);
/// Nullopt unless the data is a card of this program.
std::optional<engine::Card> cardIn(const QMimeData& data);
/// MIME type of cards.
const char* cardMimeType();

}  // namespace gnostica::gui
