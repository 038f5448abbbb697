#include "app/cli/commands/examination.h"

#include "app/cli/draft_file.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/draft.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/lab/plan.h"
#include "engine/lab/puzzles/puzzle_text.h"
#include "engine/lab/tactic_text.h"
#include "engine/lessons/guide.h"
#include "engine/lessons/lesson.h"
#include "engine/notation/record.h"
#include "engine/notation/scenario.h"

#include <algorithm>
#include <functional>
#include <sstream>

namespace gnostica::cli {
namespace {

using engine::Diagnostic;
using engine::Diagnostics;
using engine::DocumentKind;
using engine::RulesSource;
using nlohmann::json;

template <class T>
Diagnostics problemsIn(const engine::Checked<T>& read) {
    return read ? Diagnostics() : read.error();
}

/// Checks the document as one entry, or each entry of its array until there are too many problems.
Diagnostics checkEach(const json& document, const std::function<Diagnostics(const json&)>& check) {
    if (!document.is_array()) {
        return check(document);
    }
    Diagnostics problems;
    for (std::size_t i = 0; i < document.size() && problems.size() <= engine::Problems::kMost; ++i) {
        for (Diagnostic& problem : check(document[i])) {
            if (problem.source.empty()) {
                engine::moveBelow(problem, engine::childOf("", i));
            }
            problems.push_back(std::move(problem));
        }
    }
    return problems;
}

Diagnostics checkScenario(const json& scenario, RulesSource& source) {
    if (engine::kindOf(scenario) == DocumentKind::position) {
        return problemsIn(readPosition(scenario, source));
    }
    Diagnostics problems;
    engine::runScenario(scenario, source, [&](const engine::ScenarioFailure& failure) {
        problems.push_back(diagnosticOf(failure));
        return problems.size() <= engine::Problems::kMost;
    });
    return problems;
}

Diagnostics checkLesson(const json& document, RulesSource& source) {
    return engine::isGuide(document) ? problemsIn(engine::readGuide(document, source))
                                     : problemsIn(engine::readLesson(document, source));
}

/// Tactics are puzzles without a solution, and need no name.
bool isTactic(const json& entry) {
    return std::ranges::none_of(std::initializer_list<const char*>{"id", "solution", "measures", "origin"},
                                [&](const char* key) { return engine::memberNamed(entry, key) != nullptr; });
}

Diagnostics checkPuzzles(const json& document, RulesSource& source) {
    const bool areTactics = document.is_array() ? std::ranges::all_of(document, isTactic) : isTactic(document);
    if (areTactics) {
        return checkEach(document, [&](const json& each) { return problemsIn(engine::lab::readTactic(each, source)); });
    }
    return document.is_array() ? problemsIn(engine::lab::readPuzzles(document, source))
                               : problemsIn(engine::lab::readPuzzle(document, source));
}

Diagnostics checkRecord(const Context& context, const std::string& text) {
    std::istringstream stream(text);
    const auto record = loadRecord(stream, context.registry());
    if (!record) {
        return record.error();
    }
    return record->damage ? Diagnostics{*record->damage} : Diagnostics();
}

Diagnostics checkPlan(const Context& context, const std::string& text, const std::string& file) {
    return problemsIn(
        engine::lab::readPlan(text, file, context.library(), context.registry(), Context::documentsBeside(file)));
}

Diagnostics problemsOf(const Context& context, const json& document, const std::string& text, const std::string& file) {
    RulesSource source = context.rulesBeside(file);
    switch (engine::kindOf(document)) {
    case DocumentKind::scenario:
        return checkEach(document, [&](const json& each) { return checkScenario(each, source); });
    case DocumentKind::lesson: return checkLesson(document, source);
    case DocumentKind::puzzle: return checkPuzzles(document, source);
    case DocumentKind::position: return problemsIn(readPosition(document, source));
    case DocumentKind::record: return checkRecord(context, text);
    case DocumentKind::plan: return checkPlan(context, text, file);
    case DocumentKind::report:
    case DocumentKind::ruleset:
    case DocumentKind::unknown:
    case DocumentKind::other: break;
    }
    if (!document.is_object()) {
        return {engine::problemAt(engine::DiagnosticCode::wrongType, "", document.type_name(), "object")};
    }
    return checkDraft(text, file, context.library(), context.registry());
}

/// True if no command reads such a document.
bool isUnread(const json& document) {
    const DocumentKind kind = engine::kindOf(document);
    return (document.is_array() && document.empty()) || kind == DocumentKind::report || kind == DocumentKind::other;
}

/// Only `validate --fix` makes fixes: elsewhere they are not named.
Diagnostics withoutFixes(Diagnostics problems) {
    for (Diagnostic& problem : problems) {
        problem.fixes.clear();
    }
    return problems;
}

}  // namespace

Examination examine(const Context& context, const std::string& text, const std::string& file) {
    if (engine::isRecordText(text)) {
        return {.problems = withoutFixes(checkRecord(context, text))};
    }
    const auto document = engine::parseJson(text, file, engine::kCollectionBounds);
    if (!document) {
        return {.problems = unreadable(document.error(), text)};
    }
    if (isUnread(*document)) {
        return {.problems = {}, .hasNothing = true};
    }
    Diagnostics problems = problemsOf(context, *document, text, file);
    const bool isMended = engine::kindOf(*document) == DocumentKind::ruleset;
    return {.problems = isMended ? std::move(problems) : withoutFixes(std::move(problems))};
}

}  // namespace gnostica::cli
