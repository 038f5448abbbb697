// The user's own rulesets: adding them, and telling what is wrong with them.
#pragma once

#include "app/gui/rulesets/rules_watcher.h"
#include "app/gui/rulesets/ruleset_import.h"

#include <QObject>

class QWidget;

namespace gnostica::gui {

class ErrorReporter;

class RulesetDialogs : public QObject {
    Q_OBJECT

public:
    /// All of these must stay; dialogs open over `window`.
    RulesetDialogs(RulesShelf& shelf, const ErrorReporter& errors, QWidget* window);

    /// Asks for a file first.
    void add();
    /// Checks a document and copies it into the user's folder; asks before another is replaced. All problems are
    /// listed with their places.
    void add(const QString& path);

    /// Plug-ins that could not be loaded: rulesets that need them cannot be played.
    void reportPlugins(const engine::Diagnostics& problems) const;

private:
    bool mayReplace(const RulesetImport& import);
    void tellNews();

    RulesShelf& shelf_;
    const ErrorReporter& errors_;
    QWidget* window_;
    RulesWatcher watcher_;
    engine::Diagnostics told_;
};

}  // namespace gnostica::gui
