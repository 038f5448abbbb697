#include "app/cli/sentences.h"

#include "app/cli/plain_text.h"
#include "app/cli/tr.h"
#include "app/wording/diagnostic_wording.h"
#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/speaker.h"

namespace gnostica::cli {
namespace {

using engine::DiagnosticCode;
using wording::toQt;

/// What a word of the notation should have been; the engine names it by a code.
QString thingName(const std::string& code) {
    if (code == "piece") {
        return Tr::tr("a piece");
    }
    if (code == "space") {
        return Tr::tr("a space");
    }
    if (code == "facing") {
        return Tr::tr("a facing");
    }
    if (code == "number") {
        return Tr::tr("a number");
    }
    if (code == "card") {
        return Tr::tr("a card");
    }
    if (code == "die") {
        return Tr::tr("a die");
    }
    return code == "end" ? Tr::tr("nothing more") : Tr::tr("a word");
}

QString textOf(const engine::Diagnostic& problem) {
    if (problem.code != DiagnosticCode::syntax || problem.expected.empty()) {
        return wording::diagnosticText(problem);
    }
    const QString thing = thingName(problem.expected);
    return problem.found.empty() ? Tr::tr("Here is missing: %1.").arg(thing)
                                 : Tr::tr("“%1” stands where this should stand: %2.").arg(toQt(problem.found), thing);
}

/// "illegal: ROD-1: …", the rule once.
QString textOf(const engine::Refusal& refusal, const wording::Speaker& speaker, const engine::State& state) {
    const QString rule = toQt(refusal.rule.text);
    const QString reason = speaker.refusal(state, refusal);
    return QStringLiteral("illegal: %1: %2").arg(rule, QString(reason).remove(QStringLiteral(" (%1)").arg(rule)));
}

QString textOf(const engine::ScenarioFailure& failure, const std::shared_ptr<const wording::Vocabulary>& words) {
    if (!failure.problem) {
        return toQt(failure.found);
    }
    if (failure.problem->refusal && failure.at) {
        const wording::Speaker speaker(failure.at->rules(), {}, words);
        return textOf(*failure.problem->refusal, speaker, failure.at->state());
    }
    return textOf(failure.problem->diagnostic);
}

}  // namespace

std::string sentence(const engine::Diagnostic& problem) {
    const QString place = wording::diagnosticPlace(problem);
    return oneLine((place.isEmpty() ? textOf(problem) : place + QStringLiteral(": ") + textOf(problem)).toStdString());
}

std::string sentence(const engine::Fix& fix) {
    //: %1: a whole sentence, what would mend the problem in the line above
    return oneLine(wording::fill(Tr::tr("fix: %1"), {wording::fixText(fix)}).toStdString());
}

std::string sentence(const storage::FileError& error) {
    const auto text = [&] {
        switch (error.fault) {
        case storage::FileFault::exists: return Tr::tr("The file exists already.");
        case storage::FileFault::notOpen: return Tr::tr("The file cannot be opened.");
        case storage::FileFault::notRead: return Tr::tr("The file cannot be read.");
        case storage::FileFault::notWritten: return Tr::tr("The file cannot be written.");
        case storage::FileFault::tooLarge:
            return Tr::tr("The file is too large; at most %1 bytes are allowed.").arg(error.detail);
        case storage::FileFault::notRegular: return Tr::tr("This is not an ordinary file.");
        case storage::FileFault::changed: return Tr::tr("Another program has removed or changed the file.");
        case storage::FileFault::inUse: return Tr::tr("Another program is using the file.");
        case storage::FileFault::notMoved: return Tr::tr("The file cannot be moved.");
        case storage::FileFault::isJournal: return Tr::tr("The file is the journal of a running game.");
        }
        return QString();
    }();
    const bool isTold = error.detail.isEmpty() || error.fault == storage::FileFault::tooLarge;
    const QString detail = isTold ? QString() : QStringLiteral(" (%1)").arg(error.detail);
    return oneLine(QStringLiteral("%1: %2%3").arg(error.path, text, detail).toStdString());
}

std::string sentence(const engine::StepProblem& problem, const wording::Speaker& speaker, const engine::State& state) {
    return problem.refusal ? oneLine(textOf(*problem.refusal, speaker, state).toStdString())
                           : sentence(problem.diagnostic);
}

std::string sentence(const engine::ScenarioFailure& failure, const std::shared_ptr<const wording::Vocabulary>& words) {
    using engine::ScenarioFault;
    QString expected = toQt(failure.expected);
    QString found = textOf(failure, words);
    switch (failure.fault) {
    case ScenarioFault::invalid: expected = Tr::tr("a valid scenario"); break;
    case ScenarioFault::refused: expected = Tr::tr("a legal step"); break;
    case ScenarioFault::accepted:
        expected = QStringLiteral("illegal") + (expected.isEmpty() ? QString() : QStringLiteral(": ") + expected);
        found = Tr::tr("a legal step");
        break;
    case ScenarioFault::wrongRule:
    case ScenarioFault::unexpected:
    case ScenarioFault::unaccounted: break;
    }
    const std::string step = failure.step.empty() ? std::string() : failure.step + ": ";
    return oneLine(step + QStringLiteral("expected %1, found %2").arg(expected, found).toStdString());
}

}  // namespace gnostica::cli
