#include "app/cli/sentences.h"

#include "app/cli/plain_text.h"
#include "app/cli/tr.h"
#include "app/wording/diagnostic_wording.h"
#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/numbers.h"
#include "app/wording/speaker.h"

namespace gnostica::cli {
namespace {

using engine::DiagnosticCode;
using wording::fill;
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
    if (problem.found.empty()) {
        //: %1: a part of a step: "a card"
        return fill(Tr::tr("Here is missing: %1."), {thing});
    }
    //: %1: what was typed, %2: a part of a step: "a card"
    return fill(Tr::tr("“%1” stands where this should stand: %2."), {toQt(problem.found), thing});
}

/// "illegal: ROD-1: …", the rule once.
QString textOf(const engine::Refusal& refusal, const wording::Speaker& speaker, const engine::View& view) {
    const QString rule = toQt(refusal.rule.text);
    const QString reason = speaker.refusal(view, refusal);
    return QStringLiteral("illegal: %1: %2").arg(rule, QString(reason).remove(QStringLiteral(" (%1)").arg(rule)));
}

QString textOf(const engine::ScenarioFailure& failure, const std::shared_ptr<const wording::Vocabulary>& words) {
    if (!failure.problem) {
        return toQt(failure.found);
    }
    if (failure.problem->refusal && failure.at) {
        const engine::Rules& rules = failure.at->rules();
        const engine::State& state = failure.at->state();
        const engine::View view(rules, state, engine::decider(rules, state));
        return textOf(*failure.problem->refusal, wording::Speaker(rules, {}, words), view);
    }
    return textOf(failure.problem->diagnostic);
}

QString faultText(const storage::FileError& error) {
    switch (error.fault) {
    case storage::FileFault::exists: return Tr::tr("The file exists already.");
    case storage::FileFault::notOpen: return Tr::tr("The file cannot be opened.");
    case storage::FileFault::notRead: return Tr::tr("The file cannot be read.");
    case storage::FileFault::notWritten: return Tr::tr("The file cannot be written.");
    case storage::FileFault::tooLarge:
        return Tr::tr("The file is too large; at most %n bytes are allowed.", nullptr, error.detail.toInt());
    case storage::FileFault::notRegular: return Tr::tr("This is not an ordinary file.");
    case storage::FileFault::changed: return Tr::tr("Another program has removed or changed the file.");
    case storage::FileFault::inUse: return Tr::tr("Another program is using the file.");
    case storage::FileFault::notMoved: return Tr::tr("The file cannot be moved.");
    case storage::FileFault::isJournal: return Tr::tr("The file is the journal of a running game.");
    }
    return {};
}

QString seatsText(const engine::Rules& rules) {
    //: %1: the fewest players, %n: the most
    return fill(Tr::tr("This ruleset is for %1 to %n players.", nullptr, rules.maxSeats),
                {wording::number(rules.minSeats)});
}

QString aLegalStep() {
    return Tr::tr("a legal step");
}

/// What was expected, where the failure itself does not name it.
QString expectedText(const engine::ScenarioFailure& failure) {
    switch (failure.fault) {
    case engine::ScenarioFault::invalid: return Tr::tr("a valid scenario");
    case engine::ScenarioFault::refused: return aLegalStep();
    case engine::ScenarioFault::accepted:
    case engine::ScenarioFault::wrongRule:
    case engine::ScenarioFault::unexpected:
    case engine::ScenarioFault::unaccounted: break;
    }
    return toQt(failure.expected);
}

QString withPlace(const QString& place, const QString& text) {
    //: %1: where a problem is ("house.json, line 3"), %2: what it is, a whole sentence
    return place.isEmpty() ? text : fill(Tr::tr("%1: %2", "place: problem"), {place, text});
}

QString fixLine(const engine::Fix& fix) {
    //: %1: a whole sentence, what would mend the problem in the line above
    return fill(Tr::tr("fix: %1"), {wording::fixText(fix)});
}

}  // namespace

std::string sentence(const engine::Diagnostic& problem) {
    return oneLine(withPlace(wording::diagnosticPlace(problem), textOf(problem)).toStdString());
}

std::string sentence(const engine::Fix& fix) {
    return oneLine(fixLine(fix).toStdString());
}

std::string sentence(const storage::FileError& error) {
    const QString text = faultText(error);
    const bool isTold = error.detail.isEmpty() || error.fault == storage::FileFault::tooLarge;
    const QString detail = isTold ? QString() : QStringLiteral(" (%1)").arg(error.detail);
    return oneLine(QStringLiteral("%1: %2%3").arg(error.path, text, detail).toStdString());
}

std::string sentence(const engine::StepProblem& problem, const wording::Speaker& speaker, const engine::View& view) {
    return problem.refusal ? oneLine(textOf(*problem.refusal, speaker, view).toStdString())
                           : sentence(problem.diagnostic);
}

std::string seatsRefused(const engine::Rules& rules) {
    return seatsText(rules).toStdString();
}

std::string sentence(const engine::ScenarioFailure& failure, const std::shared_ptr<const wording::Vocabulary>& words) {
    QString expected = expectedText(failure);
    QString found = textOf(failure, words);
    if (failure.fault == engine::ScenarioFault::accepted) {
        expected = QStringLiteral("illegal") + (expected.isEmpty() ? QString() : QStringLiteral(": ") + expected);
        found = aLegalStep();
    }
    const std::string step = failure.step.empty() ? std::string() : failure.step + ": ";
    return oneLine(step + QStringLiteral("expected %1, found %2").arg(expected, found).toStdString());
}

}  // namespace gnostica::cli
