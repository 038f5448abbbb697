// Commands for the rulesets of the shelf.
#pragma once

#include "app/gui/shared/rulesets/ruleset_importer.h"
#include "app/rulesets/draft_store.h"
#include "app/rulesets/own_rulesets.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>

class QWidget;

namespace gnostica::gui {

class ErrorReporter;

/// Asks the necessary questions, carries out the command and reports errors. Loses nothing without asking.
class ShelfDeeds : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; dialogs open over `window`.
    ShelfDeeds(rulesets::RulesShelf& shelf, const rulesets::DraftStore& drafts, const ErrorReporter& errors,
               QWidget* window);

    /// Makes a ruleset; `parent` is preselected. Like those below, returns an id; nullopt if the user cancels.
    std::optional<std::string> makeNew(const std::string& parent);
    std::optional<std::string> copy(const std::string& id);
    std::optional<std::string> renameAsked(const std::string& id);
    /// The same for a file whose id is already taken.
    std::optional<std::string> renameFileAsked(const QString& path);
    void import(const RulesetImporter::Added& added);
    void import(const QString& path, const RulesetImporter::Added& added);
    /// Removes a ruleset (`id`) or a file that is not a ruleset.
    void removeAsked(const QString& path, const std::string& id);
    void exportAsked(const std::string& id);
    static void showInFolder(const QString& path);

private:
    bool askToRemove(const QString& name, const QString& path, const std::string& id);
    /// The text to export; nullopt if the user cancels.
    std::optional<std::string> textToExport(const std::string& id);
    void report(const std::function<QString()>& attempt, const rulesets::RulesetProblem& problem) const;

    rulesets::RulesShelf& shelf_;
    const rulesets::DraftStore& drafts_;
    const ErrorReporter& errors_;
    QWidget* window_;
    RulesetImporter importer_;
};

}  // namespace gnostica::gui
