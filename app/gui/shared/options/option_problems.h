// Which problems are about which option.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/rules/option.h"

namespace gnostica::gui {

/// Is the problem about this option, wherever it was set: in a document, or as an option of a choice?
bool concerns(const engine::Diagnostic& problem, const engine::Option& option);

}  // namespace gnostica::gui
