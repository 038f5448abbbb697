#include "app/gui/widgets/error_reporter.h"

#include "app/gui/widgets/message_bar.h"
#include "app/wording/diagnostic_wording.h"
#include "app/wording/file_fault.h"
#include "app/wording/fill.h"

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
                             ? tr("This is a ruleset, not a game. To play by it, choose “Add ruleset” in the menu.")
                             : wording::diagnosticText(problem);
    return place.isEmpty() ? text : wording::fill(tr("%1: %2", "place: problem"), {place, text});
}

QString ErrorReporter::sentence(const storage::FileError& error) {
    return wording::fileFaultText(error.fault, QDir::toNativeSeparators(error.path), error.detail);
}

void ErrorReporter::report(const QString& attempt, const engine::Diagnostics& problems) const {
    QStringList lines;
    for (const engine::Diagnostic& problem : problems) {
        lines += sentence(problem);
    }
    bar_.say(MessageBar::Kind::error, attempt, lines, topic_);
}

void ErrorReporter::report(const QString& attempt, const engine::Diagnostic& problem) const {
    bar_.say(MessageBar::Kind::error, attempt, {sentence(problem)}, topic_);
}

void ErrorReporter::report(const QString& attempt, const storage::FileError& error) const {
    bar_.say(MessageBar::Kind::error, attempt, {sentence(error)}, topic_);
}

void ErrorReporter::tell(const QString& news) const {
    bar_.say(MessageBar::Kind::answer, news);
}

}  // namespace gnostica::gui
