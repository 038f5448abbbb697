// Asks which ruleset is to be added, and what is to become of one that has its id.
#pragma once

#include "app/async/disk_lane.h"
#include "app/rulesets/ruleset_import.h"
#include "app/gui/look/widgets/error_reporter.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>

class QWidget;

namespace gnostica::gui {

/// Checks documents and copies them into the user's folder. Never writes over another without being told to. Files are
/// read and checked aside: where that takes long, what comes of it is told later (RulesShelf::setDiskPatience). What
/// was said of a file goes once nothing is wrong with it any more, or the shelf has the ruleset.
class RulesetImporter : public QObject {
    Q_OBJECT

public:
    /// Called with the id of the ruleset that is there afterwards, if there is one; must not be empty.
    using Added = std::function<void(const std::string& id)>;

    /// All of these must stay; dialogs open over `window`.
    RulesetImporter(RulesShelf& shelf, const ErrorReporter& errors, QWidget* window);

    /// Asks for a file first.
    void add(const Added& added = nobodyWaits);
    /// All problems are listed with their places; what can be corrected on the way is offered to be.
    void add(const QString& path, const Added& added = nobodyWaits, engine::Mends mends = engine::Mends::no);

private:
    static void nobodyWaits(const std::string&) {}
    using Checked = RulesetResult<CheckedDocument>;

    /// What could not be added, and the message about it.
    struct Unadded {
        QString path;
        int message = 0;
    };

    void lookAgain();
    void decide(const QString& path, const Checked& checked, const Added& added);
    std::optional<ImportWay> ask(const RulesetImport& import);
    QString question(const RulesetImport& import) const;
    void report(const QString& path, const RulesetProblem& problem, const Added& added);
    ErrorReporter::Offer offerFor(const QString& path, const engine::Diagnostics& problems, const Added& added);

    RulesShelf& shelf_;
    const ErrorReporter& errors_;
    QWidget* window_;
    std::optional<Unadded> unadded_;
    DiskLane lane_;  ///< last: gone first
};

}  // namespace gnostica::gui
