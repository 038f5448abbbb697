#include "engine/documents/document_kind.h"

#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

namespace gnostica::engine {

using nlohmann::json;

namespace {

constexpr std::string_view kRecordFormat = "gnostica-record";

/// The keys of a document, and its words.
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
    bool isList(const char* key) const {
        const json* value = memberNamed(document_, key);
        return value != nullptr && value->is_array();
    }
    bool isNumber(const char* key) const {
        const json* value = memberNamed(document_, key);
        return value != nullptr && value->is_number();
    }

private:
    const json& document_;
};

/// The kind that the keys of a document suggest.
struct Sign {
    DocumentKind kind = DocumentKind::unknown;
    std::vector<DocumentKind> others = {};  ///< kinds that may have the same keys
};

bool isRuleset(const Keys& keys) {
    return keys.any({"extends", "mechanics", "majors"}) || keys.says("kind", "game") || keys.says("kind", "expansion");
}

bool isOfProgram(const Keys& keys) {
    return keys.says("kind", "judging") || keys.says("kind", "lengths") ||
           keys.begins("$schema", "http://json-schema.org/") || keys.any({"chapters"}) || keys.all({"inks", "back"});
}

/// The report of an experiment or of an exploration.
bool isReport(const Keys& keys) {
    return keys.all({"metrics", "plan"}) || keys.all({"rounds", "changes"}) ||
           (keys.any({"arms"}) && keys.any({"metrics", "plan"}));
}

bool isPlan(const Keys& keys) {
    return keys.any({"arms"}) || keys.all({"players", "pairs"});
}

bool isLesson(const Keys& keys) {
    return keys.any({"stages", "moments"}) || keys.says("kind", "guide");
}

/// People annotate their scenarios.
bool isScenario(const Keys& keys) {
    return keys.any({"steps", "accepts", "rejects", "expect"});
}

bool isPuzzle(const Keys& keys) {
    return keys.all({"goal", "best"}) || keys.any({"measures"}) ||
           (keys.any({"position"}) && keys.any({"goal", "best", "solution"}) && !isScenario(keys));
}

bool isPosition(const Keys& keys) {
    return keys.isList("pieces") || (keys.isNumber("seats") && keys.any({"board", "hands"}));
}

/// Decides by keys that no other kind has.
DocumentKind sureKind(const Keys& keys) {
    using enum DocumentKind;
    return keys.says("format", kRecordFormat) ? record
           : isRuleset(keys)                  ? ruleset
           : isOfProgram(keys)                ? other
           : isReport(keys)                   ? report
           : isPlan(keys)                     ? plan
           : isLesson(keys)                   ? lesson
           : isPuzzle(keys)                   ? puzzle
           : isScenario(keys)                 ? scenario
                                              : unknown;
}

/// Decides by keys that several kinds have; the most telling first.
Sign likelySign(const Keys& keys) {
    using enum DocumentKind;
    if (keys.any({"position"})) {
        const bool isNamed = keys.any({"id", "title", "format"});
        return isNamed ? Sign{lesson, {puzzle, record}} : Sign{scenario, {lesson, puzzle, record}};
    }
    if (keys.any({"chance"})) {
        return {scenario, {lesson, puzzle, plan}};
    }
    if (keys.any({"goal", "best"})) {
        return {puzzle, {ruleset, lesson, plan}};
    }
    if (isPosition(keys) && !keys.any({"id"})) {
        return {position};
    }
    if (keys.any({"format"})) {
        return keys.begins("format", "") ? Sign{ruleset, {lesson, plan, report, record}}
                                         : Sign{ruleset, {lesson, puzzle, plan, report}};
    }
    if (keys.any({"id", "kind"})) {
        return {ruleset, {lesson, puzzle}};
    }
    return keys.any({"seats", "board", "hands", "pieces"}) ? Sign{position, {ruleset, plan, record}} : Sign();
}

Sign signOf(const json& document);

/// A list without known documents is a list of scenarios: these are more common than puzzles.
Sign signOfList(const json& list) {
    using enum DocumentKind;
    bool isKnown = false;
    for (const json& each : list) {
        const DocumentKind kind = signOf(each).kind;
        if (kind == puzzle) {
            return {puzzle};
        }
        isKnown = isKnown || kind != unknown;
    }
    return isKnown ? Sign{scenario} : Sign{scenario, {ruleset, record, plan, report, lesson, puzzle}};
}

Sign signOf(const json& document) {
    if (document.is_array()) {
        return signOfList(document);
    }
    const Keys keys(document);
    const DocumentKind kind = sureKind(keys);
    return kind == DocumentKind::unknown ? likelySign(keys) : Sign{kind};
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
            return true;  // may lack a key
        }
        break;
    default: break;
    }
    return found == expected || found == DocumentKind::unknown || found == DocumentKind::other;
}

std::optional<Diagnostic> refusal(DocumentKind found, DocumentKind expected) {
    if (serves(found, expected)) {
        return std::nullopt;
    }
    return problemAt(DiagnosticCode::otherKind, "", std::string(toText(found)), std::string(toText(expected)));
}

}  // namespace

DocumentKind kindOf(const json& document) {
    return signOf(document).kind;
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

std::optional<Diagnostic> recordInstead(std::string_view text, std::string_view source, DocumentKind expected) {
    auto refused = isRecordText(text) ? refusal(DocumentKind::record, expected) : std::nullopt;
    if (refused) {
        refused->source = source;
    }
    return refused;
}

std::optional<Diagnostic> otherKind(const json& document, DocumentKind expected) {
    const Sign sign = signOf(document);
    const bool isSure = std::ranges::find(sign.others, expected) == sign.others.end();
    return isSure ? refusal(sign.kind, expected) : std::nullopt;
}

Expected<json> parseDocument(std::string_view text, std::string_view source, DocumentKind expected,
                             const JsonBounds& bounds) {
    if (auto record = recordInstead(text, source, expected)) {
        return failure(std::move(*record));
    }
    auto document = parseJson(text, source, bounds);
    if (document) {
        if (auto other = otherKind(*document, expected)) {
            other->source = source;
            return failure(std::move(*other));
        }
    }
    return document;
}

}  // namespace gnostica::engine
