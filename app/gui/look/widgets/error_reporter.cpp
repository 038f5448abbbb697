#include "app/gui/look/widgets/error_reporter.h"

#include "app/gui/look/widgets/message_bar.h"
#include "app/language/fill.h"
#include "app/storage/file_fault.h"
#include "app/wording/documents/diagnostic_wording.h"

#include <QDir>

namespace gnostica::gui {

namespace {

bool isRulesetForGame(const engine::Diagnostic& problem) {
    return problem.code == engine::DiagnosticCode::otherKind && problem.found == "ruleset" &&
           problem.expected == "record";
}

}  // namespace

QString ErrorReporter::sentence(const engine::Diagnostic& problem) {
    const QString place = wording::diagnosticPlace(problem);
    const QString text = isRulesetForGame(problem)
                             ? tr("This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.")
                             : wording::diagnosticText(problem);
    return place.isEmpty() ? text : language::fill(tr("%1: %2", "place: problem"), {place, text});
}

QString ErrorReporter::sentence(const storage::FileError& error) {
    return storage::fileFaultText(error.fault, QDir::toNativeSeparators(error.path), error.detail);
}

int ErrorReporter::report(const Attempt& attempt, const engine::Diagnostics& problems, const Offer& offer) const {
    return bar_.report(
        [attempt, problems, offer] {
            ErrorText text{attempt(), {}};
            if (offer.label) {
                text.offer = offer.label();
                text.accept = offer.accept;
            }
            for (const engine::Diagnostic& problem : problems) {
                text.details += sentence(problem);
            }
            return text;
        },
        topic_);
}

int ErrorReporter::report(const Attempt& attempt, const engine::Diagnostic& problem) const {
    return report(attempt, engine::Diagnostics{problem});
}

int ErrorReporter::report(const Attempt& attempt, const storage::FileError& error) const {
    return report(attempt, std::vector{error});
}

int ErrorReporter::report(const Attempt& attempt, const std::vector<storage::FileError>& errors) const {
    return bar_.report(
        [attempt, errors] {
            ErrorText text{attempt(), {}};
            for (const storage::FileError& error : errors) {
                text.details += sentence(error);
            }
            return text;
        },
        topic_);
}

int ErrorReporter::report(const Attempt& attempt, const std::function<QString()>& detail) const {
    return bar_.report([attempt, detail] { return ErrorText{attempt(), {detail()}}; }, topic_);
}

void ErrorReporter::tell(const QString& news) const {
    bar_.say(news);
}

}  // namespace gnostica::gui
