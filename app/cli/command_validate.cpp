#include "app/cli/commands.h"
#include "app/cli/plain_text.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/wording/diagnostic_wording.h"
#include "engine/documents/check_choice.h"
#include "engine/documents/problems.h"
#include "engine/notation/document_kind.h"
#include "engine/notation/record.h"
#include "engine/notation/scenario.h"

#include <algorithm>
#include <ostream>
#include <span>
#include <sstream>

namespace gnostica::cli {
namespace {

using engine::Diagnostic;
using engine::Diagnostics;
using engine::DocumentKind;
using nlohmann::json;

bool isSame(const Diagnostic& a, const Diagnostic& b) {
    return a.code == b.code && a.pointer == b.pointer && a.found == b.found && a.expected == b.expected;
}

/// A document that could not be found by its name may have more faults than that.
Diagnostics checkNameless(const Context& context, const json& document, bool isExpansion, const Diagnostics& nameless) {
    Diagnostics problems = nameless;
    engine::RulesetChoice choice;
    choice.document = document;
    for (Diagnostic& problem : isExpansion ? checkDifferences(document, context.registry())
                                           : checkChoice(context.library(), context.registry(), choice)) {
        if (std::ranges::none_of(nameless, [&](const Diagnostic& known) { return isSame(known, problem); })) {
            problems.push_back(std::move(problem));
        }
    }
    return problems;
}

Diagnostics checkRuleset(const Context& context, const json& document, const std::string& text,
                         const std::string& file) {
    const bool isNamed = document.value("id", json()).is_string();
    const std::string id = isNamed ? document["id"].get<std::string>() : std::string();
    const bool isExpansion = document.value("kind", json()) == "expansion";
    const auto library = context.library().with(text, file);
    if (!library) {
        return checkNameless(context, document, isExpansion, {library.error()});
    }
    engine::RulesetChoice choice;
    (isExpansion ? choice.expansions.emplace_back() : choice.base) = id;
    return checkChoice(*library, context.registry(), choice);
}

Diagnostics checkPosition(const Context& context, const json& position, const std::string& file) {
    engine::RulesSource source = context.rulesBeside(file);
    const auto read = readPosition(position, source);
    return read ? Diagnostics() : read.error();
}

/// Stops when the list is full.
Diagnostics checkScenarios(const Context& context, const json& document, const std::string& file) {
    Diagnostics problems;
    engine::RulesSource source = context.rulesBeside(file);
    const std::size_t count = document.is_array() ? document.size() : 1;
    for (std::size_t i = 0; i < count && problems.size() <= engine::Problems::kMost; ++i) {
        const auto played = engine::playSteps(document.is_array() ? document[i] : document, source);
        if (!played && played.error().problem) {
            Diagnostic problem = played.error().problem->diagnostic;
            engine::moveBelow(problem, document.is_array() ? '/' + std::to_string(i) : std::string());
            problems.push_back(std::move(problem));
        }
    }
    return problems;
}

Diagnostics checkRecord(const Context& context, const std::string& text) {
    std::istringstream stream(text);
    const auto record = loadRecord(stream, context.registry());
    if (!record) {
        return record.error();
    }
    return record->damage ? Diagnostics{*record->damage} : Diagnostics();
}

bool isRecord(const std::string& text) {
    const auto end = text.find('\n');
    return end != std::string::npos && text.substr(0, end).find("\"gnostica-record\"") != std::string::npos;
}

Diagnostics problemsOf(const Context& context, const json& document, const std::string& text, const std::string& file) {
    switch (engine::kindOf(document)) {
    case DocumentKind::scenario: return checkScenarios(context, document, file);
    case DocumentKind::position: return checkPosition(context, document, file);
    case DocumentKind::record: return checkRecord(context, text);
    case DocumentKind::ruleset:
    case DocumentKind::unknown: break;
    }
    if (!document.is_object()) {
        return {engine::problemAt(engine::DiagnosticCode::wrongType, "", document.type_name(), "object")};
    }
    return checkRuleset(context, document, text, file);
}

/// What the text of a file is, if nothing is wrong with it, or what is.
struct Finding {
    Diagnostics problems;
    bool isEmpty = false;  ///< an array that holds nothing
};

Finding examine(const Context& context, const std::string& text, const std::string& file) {
    if (isRecord(text)) {
        return {.problems = checkRecord(context, text)};
    }
    const auto document = engine::parseJson(text, file, engine::kCollectionBounds);
    if (!document) {
        return {.problems = {document.error()}};
    }
    if (document->is_array() && document->empty()) {
        return {.problems = {}, .isEmpty = true};
    }
    return {.problems = problemsOf(context, *document, text, file)};
}

bool isError(const Diagnostic& problem) {
    return problem.severity == engine::Severity::error;
}

void tell(const Context& context, const Diagnostic& problem) {
    const std::string rule = problem.rule.empty() ? std::string() : ", " + problem.rule;
    context.out() << sentence(problem) << " [" << wording::diagnosticCode(problem) << rule << "]\n";
    for (const engine::Fix& fix : problem.fixes) {
        context.out() << "  " << sentence(fix) << '\n';
    }
}

int validate(const Context& context, const std::string& file) {
    const auto text = readText(context, file, engine::kMaxRecordBytes);
    if (!text) {
        return kFailed;
    }
    Finding finding = examine(context, *text, file);
    if (finding.isEmpty) {
        context.out() << oneLine(file) << ": " << Tr::tr("There is nothing to check in this file.").toStdString()
                      << '\n';
        return kFailed;
    }
    engine::PlaceIndex places(*text);
    const std::size_t shown = std::min(finding.problems.size(), engine::Problems::kMost);
    for (Diagnostic& problem : std::span(finding.problems).first(shown)) {
        if (problem.source.empty()) {
            problem.source = file;
            if (problem.place.line == 0) {
                places.locate(problem);
            }
        }
        tell(context, problem);
    }
    if (shown < finding.problems.size()) {
        context.out()
            << Tr::tr("There are more problems than these %n.", nullptr, static_cast<int>(shown)).toStdString() << '\n';
    }
    return std::ranges::any_of(finding.problems, isError) ? kFailed : kOk;
}

}  // namespace

void addValidate(CLI::App& app, Action& chosen) {
    auto file = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand(
        "validate", Tr::tr("List what is wrong with a ruleset, position, scenario or record").toStdString());
    command->add_option("FILE", *file, Tr::tr("The file to check").toStdString())->required();
    command->callback(
        [file, &chosen] { chosen = [file](const Context& context) { return validate(context, *file); }; });
}

}  // namespace gnostica::cli
