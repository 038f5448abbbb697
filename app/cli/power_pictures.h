// Pictures of the cards' powers for a web page.
#pragma once

#include "app/wording/rulebook/rulebook_format.h"
#include "engine/rules/rules.h"

namespace gnostica::cli {

/// Writes the symbols into the page itself, so that it can be shared as one file.
wording::CardPicture powerPictures(const engine::Rules& rules);

}  // namespace gnostica::cli
