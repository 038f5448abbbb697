#include "app/gui/widgets/error_reporter.h"

#include "app/gui/widgets/message_bar.h"
#include "app/wording/diagnostic_wording.h"
#include "app/wording/fill.h"
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
    return place.isEmpty() ? text : wording::fill(tr("%1: %2", "place: problem"), {place, text});
}

QString ErrorReporter::sentence(const storage::FileError& error) {
    const QString path = wording::embedded(QDir::toNativeSeparators(error.path), kLongestFilePath);
    const auto what = [&]() -> QString {
        switch (error.fault) {
        //: %1: path of a file
        case FileFault::exists: return wording::fill(tr("%1 exists already."), {path});
        //: %1: path of a file
        case FileFault::notOpen: return wording::fill(tr("%1 cannot be opened."), {path});
        //: %1: path of a file
        case FileFault::notRead: return wording::fill(tr("%1 cannot be read."), {path});
        //: %1: path of a file
        case FileFault::notWritten: return wording::fill(tr("%1 cannot be written."), {path});
        //: %1: path of a file
        case FileFault::tooLarge: return wording::fill(tr("%1 is too large to be a game of ours."), {path});
        //: %1: path of a file
        case FileFault::notRegular: return wording::fill(tr("%1 is not an ordinary file."), {path});
        //: %1: path of a file
        case FileFault::changed: return wording::fill(tr("%1 has been removed or changed by another program."), {path});
        //: %1: path of a file
        case FileFault::inUse: return wording::fill(tr("%1 is being played in another window."), {path});
        //: %1: path of a file
        case FileFault::notMoved: return wording::fill(tr("%1 cannot be moved."), {path});
        case FileFault::isJournal:
            //: %1: path of a file
            return wording::fill(tr("%1 is the name of a running game's journal; please choose another."), {path});
        }
        return path;
    }();
    return error.detail.isEmpty() ? what
                                  : wording::fill(tr("%1 (%2)", "problem (details)"),
                                                  {what, wording::embedded(error.detail, kLongestFilePath)});
}

void ErrorReporter::report(const Attempt& attempt, const engine::Diagnostics& problems) const {
    bar_.report(
        [attempt, problems] {
            ErrorText text{attempt(), {}};
            for (const engine::Diagnostic& problem : problems) {
                text.details += sentence(problem);
            }
            return text;
        },
        topic_);
}

void ErrorReporter::report(const Attempt& attempt, const engine::Diagnostic& problem) const {
    report(attempt, engine::Diagnostics{problem});
}

void ErrorReporter::report(const Attempt& attempt, const storage::FileError& error) const {
    bar_.report([attempt, error] { return ErrorText{attempt(), {sentence(error)}}; }, topic_);
}

void ErrorReporter::tell(const QString& news) const {
    bar_.say(news);
}

}  // namespace gnostica::gui
