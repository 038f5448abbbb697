#include "engine/notation/document_kind.h"

#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>
#include <string>

namespace gnostica::engine {

using nlohmann::json;

namespace {

constexpr std::string_view kRecordFormat = "gnostica-record";

/// The keys of a document, and what its words are.
class Keys {
public:
    explicit Keys(const json& document) : document_(document) {}

    bool any(std::initializer_list<const char*> keys) const {
        return std::ranges::any_of(keys, [&](const char* key) { return memberNamed(document_, key) != nullptr; });
    }
    bool all(std::initializer_list<const char*> keys) const {
        return std::ranges::all_of(keys, [&](const char* key) { return memberNamed(document_, key) != nullptr; });
    }
    bool says(const char* key, std::string_view word) const {
        const std::string* text = textIn(memberNamed(document_, key));
        return text != nullptr && *text == word;
    }
    bool begins(const char* key, std::string_view word) const {
        const std::string* text = textIn(memberNamed(document_, key));
        return text != nullptr && text->starts_with(word);
    }

private:
    const json& document_;
};

bool isRuleset(const Keys& keys) {
    return keys.any({"extends"}) || keys.says("kind", "game") || keys.says("kind", "expansion");
}

bool isOfProgram(const Keys& keys) {
    return keys.begins("$schema", "http://json-schema.org/") || keys.any({"chapters"}) || keys.all({"inks", "back"});
}

/// Of an experiment, or of what was explored.
bool isReport(const Keys& keys) {
    return keys.all({"metrics", "plan"}) || keys.all({"rounds", "changes"}) ||
           (keys.any({"arms"}) && keys.any({"metrics", "plan"}));
}

bool isLesson(const Keys& keys) {
    return keys.any({"stages", "moments"}) || keys.says("kind", "guide") || keys.all({"format", "position"});
}

bool isPuzzle(const Keys& keys) {
    return keys.all({"goal", "best"}) || (keys.any({"goal", "best"}) && keys.any({"solution", "measures"}));
}

bool serves(DocumentKind found, DocumentKind expected) {
    switch (expected) {
    case DocumentKind::position:
    case DocumentKind::scenario:
        if (found == DocumentKind::position || holdsPosition(found)) {
            return true;
        }
        break;
    case DocumentKind::puzzle:
        if (found == DocumentKind::scenario) {
            return true;  // may be one that lacks a key
        }
        break;
    default: break;
    }
    return found == expected || found == DocumentKind::unknown || found == DocumentKind::other;
}

}  // namespace

DocumentKind kindOf(const json& document) {
    if (document.is_array()) {
        const bool hasPuzzle = std::ranges::any_of(document, [](const json& each) { return isPuzzle(Keys(each)); });
        return hasPuzzle ? DocumentKind::puzzle : DocumentKind::scenario;
    }
    const Keys keys(document);
    if (keys.says("format", kRecordFormat)) {
        return DocumentKind::record;
    }
    if (isRuleset(keys)) {
        return DocumentKind::ruleset;
    }
    if (isOfProgram(keys)) {
        return DocumentKind::other;
    }
    if (isReport(keys)) {
        return DocumentKind::report;
    }
    if (keys.any({"arms"})) {
        return DocumentKind::plan;
    }
    if (isLesson(keys)) {
        return DocumentKind::lesson;
    }
    if (isPuzzle(keys)) {
        return DocumentKind::puzzle;
    }
    if (keys.any({"position", "steps", "chance", "accepts", "rejects", "expect"})) {
        return DocumentKind::scenario;
    }
    if (keys.any({"id", "kind", "format"})) {
        return DocumentKind::ruleset;
    }
    return keys.any({"board", "pieces", "hands", "seats"}) ? DocumentKind::position : DocumentKind::unknown;
}

std::string_view toText(DocumentKind kind) {
    switch (kind) {
    case DocumentKind::ruleset: return "ruleset";
    case DocumentKind::position: return "position";
    case DocumentKind::scenario: return "scenario";
    case DocumentKind::record: return "record";
    case DocumentKind::plan: return "plan";
    case DocumentKind::report: return "report";
    case DocumentKind::lesson: return "lesson";
    case DocumentKind::puzzle: return "puzzle";
    case DocumentKind::unknown:
    case DocumentKind::other: break;
    }
    return "unknown";
}

bool holdsPosition(DocumentKind kind) {
    return kind == DocumentKind::scenario || kind == DocumentKind::lesson || kind == DocumentKind::puzzle;
}

bool isRecordText(std::string_view text) {
    constexpr std::string_view key = "\"format\"";
    constexpr std::string_view between = " \t\r:";
    const std::string value = '"' + std::string(kRecordFormat) + '"';
    const std::string_view line = text.substr(0, text.find('\n'));
    for (std::size_t at = line.find(key); at != std::string_view::npos; at = line.find(key, at + 1)) {
        const std::size_t behind = line.find_first_not_of(between, at + key.size());
        if (behind != std::string_view::npos && line.substr(behind).starts_with(value)) {
            return true;
        }
    }
    return false;
}

std::optional<Diagnostic> otherKind(DocumentKind found, DocumentKind expected) {
    if (serves(found, expected)) {
        return std::nullopt;
    }
    return problemAt(DiagnosticCode::otherKind, "", std::string(toText(found)), std::string(toText(expected)));
}

Expected<json> parseDocument(std::string_view text, std::string_view source, DocumentKind expected,
                             const JsonBounds& bounds) {
    const auto refused = [&](Diagnostic problem) {
        problem.source = source;
        return failure(std::move(problem));
    };
    if (isRecordText(text)) {
        if (auto other = otherKind(DocumentKind::record, expected)) {
            return refused(std::move(*other));
        }
    }
    auto document = parseJson(text, source, bounds);
    if (document) {
        if (auto other = otherKind(kindOf(*document), expected)) {
            return refused(std::move(*other));
        }
    }
    return document;
}

}  // namespace gnostica::engine
