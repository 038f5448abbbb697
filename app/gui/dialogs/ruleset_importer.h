// Asks which ruleset is to be added, and what is to become of one that has its id.
#pragma once

#include "app/gui/rulesets/ruleset_import.h"
#include "app/gui/widgets/error_reporter.h"

#include <QCoreApplication>

#include <optional>

class QWidget;

namespace gnostica::gui {

/// Checks documents and copies them into the user's folder. Never writes over another without being told to.
class RulesetImporter {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::RulesetImporter)

public:
    /// All of these must stay; dialogs open over `window`.
    RulesetImporter(RulesShelf& shelf, const ErrorReporter& errors, QWidget* window)
        : shelf_(shelf),
          errors_(errors),
          window_(window) {}

    /// Asks for a file first. The id of the ruleset that is there afterwards, as below.
    std::optional<std::string> add();
    /// All problems are listed with their places; what can be corrected on the way is offered to be.
    std::optional<std::string> add(const QString& path, engine::Mends mends = engine::Mends::no);

private:
    std::optional<ImportWay> ask(const RulesetImport& import);
    QString question(const RulesetImport& import) const;
    void report(const QString& path, const RulesetProblem& problem);
    ErrorReporter::Offer offerFor(const QString& path, const engine::Diagnostics& problems);

    RulesShelf& shelf_;
    const ErrorReporter& errors_;
    QWidget* window_;
};

}  // namespace gnostica::gui
