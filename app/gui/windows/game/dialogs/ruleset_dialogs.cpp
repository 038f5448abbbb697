#include "app/gui/windows/game/dialogs/ruleset_dialogs.h"

#include "app/gui/look/widgets/error_reporter.h"
#include "app/storage/plugin_marks.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

RulesetDialogs::RulesetDialogs(rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* window)
    : QObject(window),
      shelf_(shelf),
      errors_(errors),
      importer_(shelf, errors, window),
      watcher_(shelf) {
    connect(&shelf_, &rulesets::RulesShelf::changed, this, &RulesetDialogs::tellNews);
    tellNews();
}

void RulesetDialogs::reportPlugins(const engine::Diagnostics& problems) const {
    if (!problems.empty() && shelf_.folders().safeMode) {
        errors_.report([] { return tr("Plug-ins are not loaded this time. Rulesets that need one cannot be played."); },
                       engine::Diagnostics());
    } else {
        report([] { return tr("Some plug-ins could not be loaded. Rulesets that need them cannot be played."); },
               problems);
    }
}

void RulesetDialogs::reportPanels(const engine::Diagnostics& problems) const {
    if (!shelf_.folders().safeMode) {
        report([] { return tr("Some panels could not be loaded."); }, problems);
    }
}

void RulesetDialogs::report(const std::function<QString()>& attempt, const engine::Diagnostics& problems) const {
    ErrorReporter::Offer offer;
    if (std::ranges::any_of(problems, storage::isSwitchedOff)) {
        //: button: loads plug-ins again, at the next start, that were switched off because of an error
        offer.label = [] { return tr("Try again"); };
        offer.accept = [this, problems] { switchOn(problems); };
    }
    if (!problems.empty()) {
        errors_.report(attempt, problems, offer);
    }
}

void RulesetDialogs::switchOn(const engine::Diagnostics& problems) const {
    const storage::PluginMarks marks(shelf_.folders().pluginMarks());
    for (const engine::Diagnostic& problem : problems) {
        if (storage::isSwitchedOff(problem)) {
            marks.switchOn(QString::fromStdString(problem.source));
        }
    }
    errors_.tell(tr("The plug-ins will be loaded the next time the program starts."));
}

/// Reports all problems if some are new, or if the last report is still open.
void RulesetDialogs::tellNews() {
    const ErrorReporter rulesets = errors_.about(MessageBar::Topic::rulesets);
    const engine::Diagnostics before = std::exchange(told_, shelf_.problems());
    const bool isNews = std::ranges::any_of(
        told_, [&](const engine::Diagnostic& problem) { return std::ranges::find(before, problem) == before.end(); });
    if (told_.empty()) {
        rulesets.withdraw();
    } else if (isNews || rulesets.stands()) {
        rulesets.report([] { return tr("Some rulesets in your folder cannot be played."); }, told_);
    }
}

}  // namespace gnostica::gui
