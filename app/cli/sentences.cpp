#include "app/cli/sentences.h"

#include "app/cli/plain_text.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/storage/file_fault.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/names.h"
#include "app/wording/speaker.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <string_view>

namespace gnostica::cli {
namespace {

using engine::DiagnosticCode;
using language::fill;
using language::Phrase;
using language::phrase;
using wording::toQt;

QString legalStep() {
    return QStringLiteral("a legal step");
}

struct Thing {
    std::string_view code;  ///< the engine's code
    struct Text {
        const char* text;
        const char* meaning;
    } name;
};

constexpr Thing kThings[] = {
    {"piece", QT_TRANSLATE_NOOP3("gnostica::cli", "a piece", "phrase: part of a step")},
    {"space", QT_TRANSLATE_NOOP3("gnostica::cli", "a space", "phrase: part of a step")},
    {"facing", QT_TRANSLATE_NOOP3("gnostica::cli", "a facing", "phrase: part of a step")},
    {"number", QT_TRANSLATE_NOOP3("gnostica::cli", "a number", "phrase: part of a step")},
    {"card", QT_TRANSLATE_NOOP3("gnostica::cli", "a card", "phrase: part of a step")},
    {"die", QT_TRANSLATE_NOOP3("gnostica::cli", "a die", "phrase: part of a step")},
    {"end", QT_TRANSLATE_NOOP3("gnostica::cli", "nothing more", "phrase: part of a step")},
};

/// The expected kind of word in the notation.
Phrase thingName(std::string_view code) {
    const auto* thing = std::ranges::find(kThings, code, &Thing::code);
    return thing == std::end(kThings)
               ? phrase(Tr::tr("a word", "phrase: part of a step"))
               : phrase(QCoreApplication::translate("gnostica::cli", thing->name.text, thing->name.meaning));
}

QString textOf(const engine::Diagnostic& problem) {
    if (problem.code != DiagnosticCode::syntax || problem.expected.empty() || problem.expected.starts_with("json-")) {
        return wording::diagnosticText(problem);
    }
    const Phrase thing = thingName(problem.expected);
    if (problem.found.empty()) {
        //: %1: a part of a step: "a card"
        return fill(Tr::tr("Missing here: %1."), {thing});
    }
    //: %1: what was typed, %2: a part of a step: "a card"
    return fill(Tr::tr("Expected here: %2. Found: “%1”."), {toQt(problem.found), thing});
}

/// "illegal: ROD-1: …". Other programs read the first two parts, which are the same in every language; the sentence for
/// people follows, without the rule in brackets, which is already in front.
QString textOf(const engine::Refusal& refusal, const wording::Speaker& speaker, const engine::View& view) {
    const QString rule = toQt(refusal.rule.text);
    const QRegularExpression inBrackets(QStringLiteral("\\s*[(\uff08][\u2066-\u2069]*") +
                                        QRegularExpression::escape(rule) + QStringLiteral("[\u2066-\u2069]*[)\uff09]"));
    return QStringLiteral("illegal: ") + rule + QStringLiteral(": ") +
           speaker.refusal(view, refusal).remove(inBrackets);
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

QString seatsText(const engine::Rules& rules) {
    //: %1: the fewest players, %n: the most
    return fill(Tr::tr("This ruleset is for %1 to %n players.", nullptr, rules.maxSeats),
                {language::number(rules.minSeats)});
}

/// The expected value, if the failure itself does not name it. Like all words around the values in such a line, it is
/// the same in every language.
QString expectedText(const engine::ScenarioFailure& failure) {
    switch (failure.fault) {
    case engine::ScenarioFault::invalid: break;  // covered by the problem itself
    case engine::ScenarioFault::refused: return legalStep();
    case engine::ScenarioFault::accepted:
        return failure.expected.empty() ? QStringLiteral("illegal")
                                        : QStringLiteral("illegal: ") + toQt(failure.expected);
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
    //: %1: a whole sentence, which fixes the problem in the line above
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
    return oneLine(storage::fileFaultText(error.fault, oneLine(error.path), oneLine(error.detail)).toStdString());
}

std::string sentence(const lab::LabError& error) {
    return oneLine(lab::labFaultText(error.fault, oneLine(error.path), oneLine(error.detail)).toStdString());
}

std::string sentence(const engine::StepProblem& problem, const wording::Speaker& speaker, const engine::View& view) {
    return problem.refusal ? oneLine(textOf(*problem.refusal, speaker, view).toStdString())
                           : sentence(problem.diagnostic);
}

std::string seatsRefused(const engine::Rules& rules) {
    return seatsText(rules).toStdString();
}

std::string sentence(const engine::ScenarioFailure& failure, const std::shared_ptr<const wording::Vocabulary>& words) {
    if (failure.problem && !failure.problem->refusal) {
        return oneLine(withPlace(toQt(failure.step), textOf(failure.problem->diagnostic)).toStdString());
    }
    const QString found = failure.fault == engine::ScenarioFault::accepted ? legalStep() : textOf(failure, words);
    const std::string step = failure.step.empty() ? std::string() : failure.step + ": ";
    return oneLine(step + "expected " + expectedText(failure).toStdString() + ", found " + found.toStdString());
}

}  // namespace gnostica::cli
