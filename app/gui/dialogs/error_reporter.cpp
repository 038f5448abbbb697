#include "app/gui/dialogs/error_reporter.h"

#include "app/gui/widgets/message_bar.h"
#include "app/wording/diagnostic_wording.h"
#include "app/wording/foreign_text.h"

#include <QDir>

namespace gnostica::gui {

using storage::FileFault;

namespace {

constexpr qsizetype kLongestFilePath = 400;
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
    return place.isEmpty() ? text : tr("%1: %2", "place: problem").arg(place, text);
}

QString ErrorReporter::sentence(const storage::FileError& error) {
    const QString path = wording::embedded(QDir::toNativeSeparators(error.path), kLongestFilePath);
    const auto what = [&]() -> QString {
        switch (error.fault) {
        case FileFault::exists: return tr("%1 exists already.").arg(path);
        case FileFault::notOpen: return tr("%1 cannot be opened.").arg(path);
        case FileFault::notRead: return tr("%1 cannot be read.").arg(path);
        case FileFault::notWritten: return tr("%1 cannot be written.").arg(path);
        case FileFault::tooLarge: return tr("%1 is too large to be a game of ours.").arg(path);
        case FileFault::notRegular: return tr("%1 is not an ordinary file.").arg(path);
        case FileFault::changed: return tr("%1 has been removed or changed by another program.").arg(path);
        case FileFault::inUse: return tr("%1 is being played in another window.").arg(path);
        case FileFault::notMoved: return tr("%1 cannot be moved.").arg(path);
        case FileFault::isJournal:
            return tr("%1 is the name of a running game's journal; please choose another.").arg(path);
        }
        return path;
    }();
    return error.detail.isEmpty()
               ? what
               : tr("%1 (%2)", "problem (details)").arg(what, wording::embedded(error.detail, kLongestFilePath));
}

void ErrorReporter::report(const QString& attempt, const engine::Diagnostics& problems) const {
    QStringList lines;
    for (const engine::Diagnostic& problem : problems) {
        lines += sentence(problem);
    }
    bar_.say(MessageBar::Kind::error, attempt, lines);
}

void ErrorReporter::report(const QString& attempt, const engine::Diagnostic& problem) const {
    bar_.say(MessageBar::Kind::error, attempt, {sentence(problem)});
}

void ErrorReporter::report(const QString& attempt, const storage::FileError& error) const {
    bar_.say(MessageBar::Kind::error, attempt, {sentence(error)});
}

void ErrorReporter::tell(const QString& news) const {
    bar_.say(MessageBar::Kind::answer, news);
}

}  // namespace gnostica::gui
