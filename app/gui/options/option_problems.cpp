#include "app/gui/options/option_problems.h"

#include <string>

namespace gnostica::gui {

bool concerns(const engine::Diagnostic& problem, const engine::Option& option) {
    const std::string asOption = "/options/" + option.key;
    const auto names = [&](const std::string& pointer) {
        return pointer == option.pointer || pointer.starts_with(option.pointer + '/') || pointer == asOption ||
               pointer.starts_with(asOption + '/');
    };
    const bool both = problem.code == engine::DiagnosticCode::conflict;
    return names(problem.pointer) || (both && (names(problem.found) || names(problem.expected)));
}

}  // namespace gnostica::gui
