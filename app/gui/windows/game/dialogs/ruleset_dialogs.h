// The user's own rulesets: adding them, and telling what is wrong with them.
#pragma once

#include "app/rulesets/rules_watcher.h"
#include "app/gui/shared/rulesets/ruleset_importer.h"

#include <QObject>

#include <functional>

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

    /// Plug-ins that could not be loaded: rulesets that need them cannot be played. Those that are switched off can be
    /// switched on again.
    void reportPlugins(const engine::Diagnostics& problems) const;
    /// The same of what they show beside the board.
    void reportPanels(const engine::Diagnostics& problems) const;

private:
    void report(const std::function<QString()>& attempt, const engine::Diagnostics& problems) const;
    void switchOn(const engine::Diagnostics& problems) const;
    void tellNews();

    RulesShelf& shelf_;
    const ErrorReporter& errors_;
    RulesetImporter importer_;
    RulesWatcher watcher_;
    engine::Diagnostics told_;
};

}  // namespace gnostica::gui
