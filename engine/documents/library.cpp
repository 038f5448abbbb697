// Documents by name.
#include "engine/documents/document.h"
#include "engine/documents/problems.h"

#include <algorithm>

namespace gnostica::engine {

using nlohmann::json;

bool isRulesetId(std::string_view id) {
    constexpr std::size_t longest = 64;
    const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !id.empty() && id.size() <= longest && id.front() != '-' && std::all_of(id.begin(), id.end(), allowed);
}

namespace {

/// Without these, a text is no document that could be found and read.
void checkIdentity(const json& document, Problems& problems) {
    if (!document.is_object()) {
        problems.wrongType("", document, "object");
        return;
    }
    const auto id = document.find("id");
    if (id == document.end()) {
        problems.missingKey("", "id");
    } else if (!id->is_string()) {
        problems.wrongType("/id", *id, "string");
    } else if (!isRulesetId(id->get_ref<const std::string&>())) {
        problems.wrongValue("/id", *id, {"a-z 0-9 -"});
    }
    if (document.contains("format") && document["format"] != kDocumentFormat) {
        problems.wrongValue("/format", document["format"], {std::to_string(kDocumentFormat)});
    }
}

}  // namespace

Expected<std::string> Library::add(std::string_view text, std::string_view source) {
    auto parsed = parseJson(text, source);
    if (!parsed) {
        return failure(std::move(parsed.error()));
    }
    Problems problems;
    checkIdentity(*parsed, problems);
    if (problems.empty() && find((*parsed)["id"].get<std::string>()) != nullptr) {
        problems.add(problemAt(DiagnosticCode::duplicate, "/id", (*parsed)["id"].get<std::string>()));
    }
    if (!problems.empty()) {
        Diagnostic problem = problems.list().front();
        problem.source = source;
        problem.place = placeOf(text, problem.pointer);
        return failure(std::move(problem));
    }
    const std::string id = (*parsed)["id"].get<std::string>();
    documents_.emplace(id, Entry{std::move(*parsed), std::string(text), std::string(source)});
    return id;
}

const Library::Entry* Library::entry(std::string_view id) const {
    const auto found = documents_.find(id);
    return found == documents_.end() ? nullptr : &found->second;
}

const json* Library::find(std::string_view id) const {
    const Entry* found = entry(id);
    return found == nullptr ? nullptr : &found->document;
}

std::vector<std::string> Library::ids() const {
    return keysOf(documents_);
}

}  // namespace gnostica::engine
