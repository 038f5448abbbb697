// Dialogs for the import of rulesets and for conflicts of ids.
#pragma once

#include "app/async/disk_lane.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/rulesets/ruleset_import.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>

class QWidget;

namespace gnostica::gui {

/// Checks documents and copies them into the user's folder. Never overwrites a ruleset without confirmation. Reads and
/// checks files in the background: if that takes long, results are reported later (RulesShelf::setDiskPatience).
/// Messages about a file disappear when it has become valid or the shelf has the ruleset.
class RulesetImporter : public QObject {
    Q_OBJECT

public:
    /// Called with the id of the ruleset that is on the shelf in the end, if there is one; must not be empty.
    using Added = std::function<void(const std::string& id)>;

    /// All of these must outlive this; dialogs open over `window`.
    RulesetImporter(rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* window);

    /// Lets the user choose a file.
    void add(const Added& added = nobodyWaits);
    /// Reports all problems with their places; offers to correct errors where possible.
    void add(const QString& path, const Added& added = nobodyWaits, engine::Mends mends = engine::Mends::no);

private:
    static void nobodyWaits(const std::string&) {}
    using Checked = rulesets::RulesetResult<rulesets::CheckedDocument>;

    /// A file that could not be added, and the message about it.
    struct Unadded {
        QString path;
        int message = 0;
    };

    void lookAgain();
    void decide(const QString& path, const Checked& checked, const Added& added);
    std::optional<rulesets::ImportWay> ask(const rulesets::RulesetImport& import);
    QString question(const rulesets::RulesetImport& import) const;
    void report(const QString& path, const rulesets::RulesetProblem& problem, const Added& added);
    ErrorReporter::Offer offerFor(const QString& path, const engine::Diagnostics& problems, const Added& added);

    rulesets::RulesShelf& shelf_;
    const ErrorReporter& errors_;
    QWidget* window_;
    std::optional<Unadded> unadded_;
    async::DiskLane lane_;  ///< last member: destroyed first
};

}  // namespace gnostica::gui
