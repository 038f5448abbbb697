// The powers of the cards as pictures in a web page.
#pragma once

#include "app/wording/rulebook/rulebook_format.h"
#include "engine/rules/rules.h"

namespace gnostica::cli {

/// Writes the symbols into the page itself, so that it can be handed on as one file.
wording::CardPicture powerPictures(const engine::Rules& rules);

}  // namespace gnostica::cli
