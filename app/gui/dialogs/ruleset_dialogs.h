// The user's own rulesets: adding them, and telling what is wrong with them.
#pragma once

#include "app/gui/dialogs/ruleset_importer.h"
#include "app/gui/rulesets/rules_watcher.h"

#include <QObject>

class QWidget;

namespace gnostica::gui {

class ErrorReporter;

class RulesetDialogs : public QObject {
    Q_OBJECT

public:
    /// All of these must stay; dialogs open over `window`.
    RulesetDialogs(RulesShelf& shelf, const ErrorReporter& errors, QWidget* window);

    /// Adds rulesets of others to the user's own.
    RulesetImporter& importer() { return importer_; }

    /// Plug-ins that could not be loaded: rulesets that need them cannot be played.
    void reportPlugins(const engine::Diagnostics& problems) const;

private:
    void tellNews();

    RulesShelf& shelf_;
    const ErrorReporter& errors_;
    RulesetImporter importer_;
    RulesWatcher watcher_;
    engine::Diagnostics told_;
};

}  // namespace gnostica::gui
