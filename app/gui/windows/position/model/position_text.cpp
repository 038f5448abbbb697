#include "app/gui/windows/position/model/position_text.h"

#include "app/storage/files.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/documents/pasted_text.h"
#include "engine/documents/problems.h"
#include "engine/notation/position.h"
#include "engine/notation/scenario.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <sstream>

namespace gnostica::gui {

using namespace engine;
using nlohmann::json;

namespace {

auto problem(Diagnostics problems) {
    return tl::unexpected(PositionProblem(std::move(problems)));
}

/// Adds the source and the place in the text to problems.
auto located(Diagnostics problems, const std::string& text, const std::string& source, const std::string& parent) {
    for (Diagnostic& each : problems) {
        if (each.source.empty()) {  // not a problem of a ruleset
            each.pointer.insert(0, parent);
        }
    }
    return problem(placedIn(std::move(problems), text, source));
}

PositionResult readRecordText(const std::string& text, const std::string& source, const PositionWorld& world,
                              const std::stop_token& stop) {
    std::istringstream in(text);
    auto record = loadRecord(in, world.registry, stop);
    if (!record) {
        for (Diagnostic& each : record.error()) {
            each.source = source;
        }
        return problem(std::move(record.error()));
    }
    return FoundPosition(std::make_shared<const LoadedRecord>(std::move(*record)));
}

Diagnostics problemsOf(const ScenarioFailure& failure) {
    return failure.problem ? Diagnostics{failure.problem->diagnostic} : Diagnostics();
}

/// Without steps, the position is read as written, which keeps the order of cards in its keys.
PositionResult readScenario(const json& scenario, RulesSource& source, const std::string& parent,
                            const std::string& text, const std::string& name) {
    const bool hasSteps = scenario.contains("steps") && !scenario["steps"].empty();
    if (!hasSteps && scenario.contains("position")) {
        const auto read = readPosition(scenario["position"], source);
        const auto draft = read ? draftOf(scenario["position"], read->rules) : tl::unexpected(read.error());
        return draft ? PositionResult(*draft) : located(draft.error(), text, name, parent + "/position");
    }
    const auto played = playSteps(scenario, source);
    if (!played) {
        return located(problemsOf(played.error()), text, name, parent);
    }
    auto rules = source.rulesFor(scenario.value("position", json::object()));
    if (!rules) {
        return located(rules.error(), text, name, parent + "/position");
    }
    const auto draft = draftOf(writePosition(played->rules(), played->state()), *rules);
    return draft ? PositionResult(*draft) : located(draft.error(), text, name, {});
}

PositionResult readDocument(const json& document, const std::string& text, const std::string& name,
                            RulesSource& source) {
    const DocumentKind kind = kindOf(document);
    if (holdsPosition(kind)) {
        const bool isList = document.is_array();
        if (isList && document.empty()) {
            return located({problemAt(DiagnosticCode::empty, {})}, text, name, {});
        }
        return readScenario(isList ? document.front() : document, source, isList ? "/0" : "", text, name);
    }
    if (const auto other = otherKind(document, DocumentKind::position)) {
        return located({*other}, text, name, {});
    }
    const auto read = readPosition(document, source);
    const auto draft = read ? draftOf(document, read->rules) : tl::unexpected(read.error());
    return draft ? PositionResult(*draft) : located(draft.error(), text, name, {});
}

PositionResult readText(const std::string& text, const std::string& name, const PositionWorld& world,
                        const RulesSource::Resolver& resolver, const std::stop_token& stop) {
    if (isRecordText(text)) {
        return readRecordText(text, name, world, stop);
    }
    const auto document = parseJson(text, name, kCollectionBounds);
    if (!document) {
        return problem(mendedWhole(document.error(), text));
    }
    RulesSource source(world.library, world.registry, resolver);
    return readDocument(*document, text, name, source);
}

/// Reads a ruleset that a position names, from the same folder.
Expected<json> rulesetBeside(const QDir& folder, const std::string& path) {
    const QString file = folder.filePath(storage::pathFrom(path));
    const auto text = storage::readFile(file, kMaxDocumentBytes);
    if (!text) {
        return failure(storage::problemOf(text.error()));
    }
    return parseDocument(*text, path, DocumentKind::ruleset);
}

}  // namespace

PositionResult readPositionText(const std::string& text, const std::string& source, const PositionWorld& world,
                                const std::stop_token& stop) {
    return readText(isRecordText(text) ? text : pastedDocument(text), source, world, {}, stop);
}

PositionResult readPositionFile(const QString& path, const PositionWorld& world, Mends mends,
                                const std::stop_token& stop) {
    auto text = storage::readFile(path, kMaxRecordBytes);
    if (!text) {
        return tl::unexpected(PositionProblem(text.error()));
    }
    const QFileInfo file(path);
    if (mends == Mends::yes) {
        *text = repairJson(std::move(*text), file.fileName().toStdString()).text;
    }
    const auto beside = [folder = file.absoluteDir()](const std::string& ruleset) {
        return rulesetBeside(folder, ruleset);
    };
    return readText(*text, file.fileName().toStdString(), world, beside, stop);
}

std::optional<RulesetChoice> choiceOf(const Rules& rules, const PositionWorld& world) {
    RulesetChoice choice;
    choice.base = rules.id;
    choice.expansions = rules.expansions;
    const auto merged = merge(world.library, world.registry, choice);
    const bool isSame = merged && *merged == json::parse(rules.document, nullptr, false);
    return isSame ? std::optional(choice) : std::nullopt;
}

json wholePosition(const PositionDraft& draft, const PositionWorld& world) {
    json position = positionOf(draft);
    if (const auto choice = choiceOf(*draft.rules, world)) {
        position["variant"] = choice->base;
        if (!choice->expansions.empty()) {
            position["expansions"] = choice->expansions;
        }
    } else {
        position["variant"] = json::parse(draft.rules->document, nullptr, false);
    }
    return position;
}

std::string positionText(const json& position) {
    constexpr auto first =
        std::to_array<const char*>({"variant", "expansions", "seats", "stage", "board", "pieces", "hands", "draw",
                                    "discard", "rest", "turn", "order", "eliminated"});
    std::vector<std::string> keys(first.begin(), first.end());
    for (const auto& [key, value] : position.items()) {
        if (std::ranges::find(keys, key) == keys.end()) {
            keys.push_back(key);
        }
    }
    std::string text;
    for (const std::string& key : keys) {
        if (const auto value = position.find(key); value != position.end()) {
            text += (text.empty() ? "{\n  " : ",\n  ") + jsonText(key) + ": " + jsonText(*value);
        }
    }
    return text.empty() ? "{}\n" : text + "\n}\n";
}

}  // namespace gnostica::gui
