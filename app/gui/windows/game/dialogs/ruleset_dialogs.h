// The user's rulesets: adding them and reporting their problems.
#pragma once

#include "app/gui/shared/rulesets/ruleset_importer.h"
#include "app/rulesets/rules_watcher.h"

#include <QObject>

#include <functional>

class QWidget;

namespace gnostica::gui {

class ErrorReporter;

class RulesetDialogs : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; dialogs open over `window`.
    RulesetDialogs(rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* window);

    /// Adds rulesets of others to the user's.
    RulesetImporter& importer() { return importer_; }

    /// Reports plug-ins that could not be loaded; rulesets that need them cannot be played. Offers to switch disabled
    /// ones on again.
    void reportPlugins(const engine::Diagnostics& problems) const;
    /// The same for the panels of plug-ins.
    void reportPanels(const engine::Diagnostics& problems) const;

private:
    void report(const std::function<QString()>& attempt, const engine::Diagnostics& problems) const;
    void switchOn(const engine::Diagnostics& problems) const;
    void tellNews();

    rulesets::RulesShelf& shelf_;
    const ErrorReporter& errors_;
    RulesetImporter importer_;
    rulesets::RulesWatcher watcher_;
    engine::Diagnostics told_;
};

}  // namespace gnostica::gui
