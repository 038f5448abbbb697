#include "app/gui/dialogs/ruleset_dialogs.h"

#include "app/gui/widgets/error_reporter.h"

#include <algorithm>

namespace gnostica::gui {

RulesetDialogs::RulesetDialogs(RulesShelf& shelf, const ErrorReporter& errors, QWidget* window)
    : QObject(window),
      shelf_(shelf),
      errors_(errors),
      importer_(shelf, errors, window),
      watcher_(shelf) {
    connect(&shelf_, &RulesShelf::changed, this, &RulesetDialogs::tellNews);
    tellNews();
}

void RulesetDialogs::reportPlugins(const engine::Diagnostics& problems) const {
    if (!problems.empty()) {
        errors_.report([] { return tr("Not every plug-in could be loaded. Rulesets that need it cannot be played."); },
                       problems);
    }
}

/// Only what is wrong now and was not told before.
void RulesetDialogs::tellNews() {
    engine::Diagnostics fresh;
    for (const engine::Diagnostic& problem : shelf_.problems()) {
        if (std::find(told_.begin(), told_.end(), problem) == told_.end()) {
            fresh.push_back(problem);
        }
    }
    told_ = shelf_.problems();
    if (!fresh.empty()) {
        errors_.report([] { return tr("Not every ruleset in your folder can be played."); }, fresh);
    }
}

}  // namespace gnostica::gui
