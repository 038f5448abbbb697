#include "engine/documents/problems.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/document.h"
#include "engine/documents/json_value.h"
#include "engine/documents/nearest.h"
#include "engine/model/neutral_text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace gnostica::engine {

using nlohmann::json;

void Problems::add(Diagnostic problem) {
    if (!full()) {
        list_.push_back(std::move(problem));
    }
}

Diagnostic problemAt(DiagnosticCode code, std::string pointer, std::string found, std::string expected,
                     std::string suggestion) {
    Diagnostic problem;
    problem.code = code;
    problem.pointer = std::move(pointer);
    problem.found = std::move(found);
    problem.expected = std::move(expected);
    problem.suggestion = std::move(suggestion);
    return problem;
}

Diagnostic wrongFormat(std::string pointer, const json& found, int known) {
    if (found.is_number_integer() && found > known) {
        return problemAt(DiagnosticCode::laterVersion, std::move(pointer), shown(found), std::to_string(known));
    }
    return problemAt(DiagnosticCode::wrongValue, std::move(pointer), shown(found),
                     known == 1 ? "1" : "1.." + std::to_string(known));
}

Diagnostic placedIn(Diagnostic problem, std::string_view text, std::string_view source) {
    problem.source = source;
    PlaceIndex(text).locate(problem);
    return problem;
}

Diagnostics placedIn(Diagnostics problems, std::string_view text, std::string_view source) {
    PlaceIndex places(text);
    for (Diagnostic& problem : problems) {
        if (problem.source.empty()) {
            problem.source = source;
            places.locate(problem);
        }
    }
    sortByPlace(problems);
    return problems;
}

void sortByPlace(Diagnostics& problems) {
    std::map<std::string, std::size_t> ranks;
    for (const Diagnostic& problem : problems) {
        ranks.emplace(problem.source, ranks.size());
    }
    std::ranges::stable_sort(problems, {}, [&](const Diagnostic& problem) {
        const bool isPlaced = problem.place.line > 0;
        return std::tuple(problem.severity, ranks.at(problem.source), !isPlaced, problem.place.line,
                          problem.place.column);
    });
}

void moveBelow(Diagnostic& problem, std::string_view pointer) {
    problem.pointer.insert(0, pointer);
    for (std::string& other : problem.involved) {
        other.insert(0, pointer);
    }
    for (Fix& fix : problem.fixes) {
        for (Edit& edit : fix.edits) {
            edit.pointer.insert(0, pointer);
        }
    }
}

void Problems::wrongType(const std::string& pointer, const json& value, std::string expected, std::vector<Fix> fixes) {
    Diagnostic problem = problemAt(DiagnosticCode::wrongType, pointer, value.type_name(), std::move(expected));
    problem.fixes = std::move(fixes);
    add(std::move(problem));
}

void Problems::wrongValue(const std::string& pointer, const json& value, const std::vector<std::string>& known,
                          std::vector<Fix> fixes) {
    if (full()) {  // finding the nearest word takes time
        return;
    }
    const std::string found = shown(value);
    Diagnostic problem = problemAt(DiagnosticCode::wrongValue, pointer, found, joined(known), nearest(found, known));
    if (!problem.suggestion.empty()) {
        problem.fixes.push_back(fix::set(FixCode::replace, pointer, problem.suggestion));
    }
    std::ranges::copy_if(fixes, std::back_inserter(problem.fixes), [&](const Fix& fix) {
        return problem.fixes.empty() || fix.edits != problem.fixes.front().edits;
    });
    add(std::move(problem));
}

void Problems::wrongCount(const std::string& pointer, std::size_t count, std::size_t least, std::size_t most,
                          std::vector<Fix> fixes) {
    const bool isFew = count < least;
    Diagnostic problem = problemAt(isFew ? DiagnosticCode::tooFew : DiagnosticCode::tooMany, pointer, {},
                                   std::to_string(isFew ? least : most));
    problem.fixes = std::move(fixes);
    add(std::move(problem));
}

void Problems::unknownKey(const std::string& parent, const std::string& key, const std::vector<std::string>& known) {
    if (full()) {
        return;
    }
    Diagnostic problem =
        problemAt(DiagnosticCode::unknownKey, childOf(parent, key), shown(key), "", nearest(key, known));
    if (!problem.suggestion.empty()) {
        problem.fixes.push_back(fix::rename(problem.pointer, problem.suggestion));
    }
    problem.fixes.push_back(fix::remove(problem.pointer));
    add(std::move(problem));
}

void Problems::missingKey(const std::string& parent, const std::string& key, RuleId rule, const json& standard,
                          std::vector<Fix> fixes) {
    Diagnostic problem = problemAt(DiagnosticCode::missingKey, parent, "", key);
    problem.rule = rule.text;
    if (!standard.is_null()) {
        problem.fixes.push_back(fix::set(FixCode::setDefault, childOf(parent, key), standard));
    }
    std::ranges::move(fixes, std::back_inserter(problem.fixes));
    add(std::move(problem));
}

void Problems::conflict(const std::string& pointer, const std::string& other, RuleId rule, std::vector<Fix> fixes) {
    Diagnostic problem = problemAt(DiagnosticCode::conflict, pointer, pointer, other);
    problem.involved = {other};
    problem.fixes = std::move(fixes);
    problem.rule = rule.text;
    add(std::move(problem));
}

// ---- Pointers and values --------------------------------------------------------------------------------------------

std::string childOf(std::string_view parent, std::string_view key) {
    std::string pointer(parent);
    pointer += '/';
    for (const char c : key) {
        if (c == '~') {
            pointer += "~0";
        } else if (c == '/') {
            pointer += "~1";
        } else {
            pointer += c;
        }
    }
    return pointer;
}

std::string childOf(std::string_view parent, std::size_t place) {
    return childOf(parent, std::to_string(place));
}

bool isWithin(std::string_view pointer, std::string_view outer) {
    return pointer.starts_with(outer) && (pointer.size() == outer.size() || pointer[outer.size()] == '/');
}

std::vector<std::string> tokensOf(std::string_view pointer) {
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/') {
            tokens.emplace_back();
        } else if (tokens.empty()) {
            return {};  // not a pointer
        } else if (pointer[i] == '~' && i + 1 < pointer.size()) {
            tokens.back() += pointer[++i] == '1' ? '/' : '~';
        } else {
            tokens.back() += pointer[i];
        }
    }
    return tokens;
}

std::optional<std::size_t> placeIn(std::string_view token) {
    const bool isZeroAndMore = token.starts_with('0') && token.size() > 1;
    return isZeroAndMore ? std::nullopt : wholeNumber<std::size_t>(token);
}

namespace {

const json* memberOf(const json& value, const std::string& token) {
    if (value.is_object()) {
        const auto found = value.find(token);
        return found == value.end() ? nullptr : &*found;
    }
    if (value.is_array()) {
        const auto place = placeIn(token);
        return place && *place < value.size() ? &value[*place] : nullptr;
    }
    return nullptr;
}

}  // namespace

const json* valueAt(const json& document, std::string_view pointer) {
    const json* value = &document;
    for (const std::string& token : tokensOf(pointer)) {
        value = memberOf(*value, token);
        if (value == nullptr) {
            return nullptr;
        }
    }
    return value;
}

std::string shown(const json& value) {
    constexpr std::size_t longest = 80;
    // Replacing invalid UTF-8 prevents an exception of dump(); strings lose their quotes again.
    std::string text = jsonText(value);
    if (value.is_string()) {
        text = text.substr(1, text.size() - 2);
    }
    return text.size() > longest ? beginningOf(text, longest) + "…" : text;
}

std::string beginningOf(std::string_view text, std::size_t longest) {
    std::size_t end = std::min(longest, text.size());
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return std::string(text.substr(0, end));
}

std::string joined(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) {
        list += list.empty() ? word : ", " + word;
    }
    return list;
}

bool withinDepth(const json& value, int depth) {
    if (!value.is_structured()) {
        return true;
    }
    return depth > 0 && std::all_of(value.begin(), value.end(),
                                    [depth](const json& child) { return withinDepth(child, depth - 1); });
}

}  // namespace gnostica::engine
