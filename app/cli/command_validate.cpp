#include "app/cli/commands.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "engine/notation/record.h"
#include "engine/notation/scenario.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <sstream>

namespace gnostica::cli {
namespace {

using engine::Diagnostic;
using engine::Diagnostics;
using nlohmann::json;

Diagnostics checkRuleset(const Context& context, const json& document, const std::string& text,
                         const std::string& file) {
    const std::string id = document.value("id", json()).is_string() ? document["id"].get<std::string>() : "";
    const auto library = libraryWith(context.library(), text, file, id);
    if (!library) {
        return library.error();
    }
    engine::RulesetChoice choice;
    if (document.value("kind", json()) == "expansion") {
        choice.expansions = {id};
    } else {
        choice.base = id;
    }
    const auto rules = loadRules(*library, context.registry(), choice);
    return rules ? Diagnostics() : rules.error();
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

bool isPosition(const json& document) {
    constexpr std::array<const char*, 4> keys{"board", "pieces", "hands", "seats"};
    return document.is_object() && std::ranges::any_of(keys, [&](const char* key) { return document.contains(key); });
}

Diagnostics problemsOf(const Context& context, const std::string& text, const std::string& file) {
    if (isRecord(text)) {
        return checkRecord(context, text);
    }
    const auto document = parseFile(text, file);
    if (!document) {
        return {document.error()};
    }
    const bool isRuleset = document->is_object() && (document->contains("id") && !document->contains("position"));
    if (isRuleset) {
        return checkRuleset(context, *document, text, file);
    }
    return isPosition(*document) ? checkPosition(context, *document, file) : checkScenarios(context, *document, file);
}

int validate(const Context& context, const std::string& file) {
    const auto text = readText(context, file);
    if (!text) {
        return kFailed;
    }
    int result = kOk;
    for (Diagnostic& problem : problemsOf(context, *text, file)) {
        if (problem.source.empty()) {
            problem.source = file;
            problem.place = problem.place.line > 0 ? problem.place : engine::placeOf(*text, problem.pointer);
        }
        result = problem.severity == engine::Severity::error ? kFailed : result;
        context.out() << sentence(problem) << '\n';
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
