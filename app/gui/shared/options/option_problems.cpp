#include "app/gui/shared/options/option_problems.h"

#include "engine/documents/problems.h"

#include <string>

namespace gnostica::gui {

bool concerns(const engine::Diagnostic& problem, const engine::Option& option) {
    const std::string asOption = "/options/" + option.key;
    const auto names = [&](const std::string& pointer) {
        return engine::isWithin(pointer, option.pointer) || engine::isWithin(pointer, asOption);
    };
    const bool both = problem.code == engine::DiagnosticCode::conflict;
    return names(problem.pointer) || (both && (names(problem.found) || names(problem.expected)));
}

}  // namespace gnostica::gui
