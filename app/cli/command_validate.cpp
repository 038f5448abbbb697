#include "app/cli/commands.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/wording/diagnostic_wording.h"
#include "engine/notation/record.h"
#include "engine/notation/scenario.h"
#include "engine/rules/check_choice.h"
#include "engine/rules/problems.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <sstream>

namespace gnostica::cli {
namespace {

using engine::Diagnostic;
using engine::Diagnostics;
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
    const auto library = libraryWith(context.library(), text, file, id);
    if (!library) {
        return checkNameless(context, document, isExpansion, library.error());
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

Diagnostics checkScenarios(const Context& context, const json& document, const std::string& file) {
    Diagnostics problems;
    engine::RulesSource source = context.rulesBeside(file);
    const json list = document.is_array() ? document : json::array({document});
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto played = engine::playSteps(list[i], source);
        if (!played && played.error().problem) {
            Diagnostic problem = played.error().problem->diagnostic;
            problem.pointer.insert(0, document.is_array() ? '/' + std::to_string(i) : std::string());
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

template <std::size_t size>
bool hasAny(const json& document, const std::array<const char*, size>& keys) {
    return document.is_object() && std::ranges::any_of(keys, [&](const char* key) { return document.contains(key); });
}

bool isScenario(const json& document) {
    constexpr std::array<const char*, 5> keys{"position", "steps", "accepts", "rejects", "expect"};
    return document.is_array() || hasAny(document, keys);
}

bool isPosition(const json& document) {
    constexpr std::array<const char*, 4> ofRulesets{"id", "extends", "kind", "format"};
    constexpr std::array<const char*, 4> keys{"board", "pieces", "hands", "seats"};
    return hasAny(document, keys) && !hasAny(document, ofRulesets);
}

Diagnostics problemsOf(const Context& context, const json& document, const std::string& text, const std::string& file) {
    if (isScenario(document)) {
        return checkScenarios(context, document, file);
    }
    if (isPosition(document)) {
        return checkPosition(context, document, file);
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
    const auto document = parseFile(text, file);
    if (!document) {
        return {.problems = {document.error()}};
    }
    if (document->is_array() && document->empty()) {
        return {.problems = {}, .isEmpty = true};
    }
    return {.problems = problemsOf(context, *document, text, file)};
}

int validate(const Context& context, const std::string& file) {
    const auto text = readText(context, file);
    if (!text) {
        return kFailed;
    }
    Finding finding = examine(context, *text, file);
    if (finding.isEmpty) {
        context.out() << file << ": " << Tr::tr("There is nothing to check in this file.").toStdString() << '\n';
        return kFailed;
    }
    int result = kOk;
    for (Diagnostic& problem : finding.problems) {
        if (problem.source.empty()) {
            problem.source = file;
            problem.place = problem.place.line > 0 ? problem.place : engine::placeOf(*text, problem.pointer);
        }
        result = problem.severity == engine::Severity::error ? kFailed : result;
        const std::string rule = problem.rule.empty() ? std::string() : ", " + problem.rule;
        context.out() << sentence(problem) << " [" << wording::diagnosticCode(problem) << rule << "]\n";
    }
    return result;
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
