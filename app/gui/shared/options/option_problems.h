// Assignment of problems to options.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/rules/option.h"

namespace gnostica::gui {

/// True if the problem is about this option, whether it was set in a document or in a choice.
bool concerns(const engine::Diagnostic& problem, const engine::Option& option);

}  // namespace gnostica::gui
