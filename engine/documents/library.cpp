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

/// A text that is a document with a name.
Expected<Library::Entry> read(std::string_view text, std::string_view source) {
    auto parsed = parseJson(text, source);
    if (!parsed) {
        return failure(std::move(parsed.error()));
    }
    Problems problems;
    checkIdentity(*parsed, problems);
    if (!problems.empty()) {
        return failure(placedIn(problems.list().front(), text, source));
    }
    return Library::Entry{std::move(*parsed), std::string(text), std::string(source)};
}

}  // namespace

Expected<std::string> Library::add(std::string_view text, std::string_view source) {
    auto entry = read(text, source);
    if (!entry) {
        return failure(std::move(entry.error()));
    }
    const std::string id = entry->document["id"].get<std::string>();
    if (documents_.contains(id)) {
        return failure(placedIn(problemAt(DiagnosticCode::duplicate, "/id", id), text, source));
    }
    documents_.emplace(id, std::make_shared<const Entry>(std::move(*entry)));
    return id;
}

Expected<Library> Library::with(std::string_view text, std::string_view source) const {
    auto entry = read(text, source);
    if (!entry) {
        return failure(std::move(entry.error()));
    }
    Library whole = *this;
    std::string id = entry->document["id"].get<std::string>();
    whole.documents_.insert_or_assign(std::move(id), std::make_shared<const Entry>(std::move(*entry)));
    return whole;
}

const Library::Entry* Library::entry(std::string_view id) const {
    const auto found = documents_.find(id);
    return found == documents_.end() ? nullptr : found->second.get();
}

const json* Library::find(std::string_view id) const {
    const Entry* found = entry(id);
    return found == nullptr ? nullptr : &found->document;
}

std::vector<std::string> Library::ids() const {
    return keysOf(documents_);
}

}  // namespace gnostica::engine
