// The library: documents by name.
#include "engine/documents/detail/fixes.h"
#include "engine/documents/detail/merged.h"
#include "engine/documents/document.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/draft.h"
#include "engine/documents/problems.h"
#include "engine/model/neutral_text.h"

#include <algorithm>

namespace gnostica::engine {

using nlohmann::json;

bool isRulesetId(std::string_view id) {
    constexpr std::size_t longest = 64;
    const auto allowed = [](char c) { return (isLetter(c) && c == smallLetter(c)) || isDigit(c) || c == '-'; };
    return !id.empty() && id.size() <= longest && id.front() != '-' && std::all_of(id.begin(), id.end(), allowed);
}

bool isExpansion(const json& document) {
    return document.is_object() && document.contains("kind") && document["kind"] == "expansion";
}

std::string freeId(const Library& library, std::string_view wished) {
    const std::string id = isRulesetId(wished) ? std::string(wished) : fix::idFrom(wished);
    std::string free = id;
    for (int number = 2; library.find(free) != nullptr; ++number) {
        free = id + '-' + std::to_string(number);
    }
    return free;
}

namespace {

/// Does the chain of parents from `id` end without `child` and within the limit?
bool endsWithout(const Library& library, std::string id, std::string_view child) {
    for (int i = 0; i < kMaxParents && id != child; ++i) {
        const json* document = library.find(id);
        const json* above = document == nullptr ? nullptr : valueAt(*document, "/extends");
        if (above == nullptr || !above->is_string()) {
            return true;
        }
        id = above->get<std::string>();
    }
    return false;
}

}  // namespace

std::string possibleParent(const Library& library, std::string_view child) {
    std::string parent = RulesetChoice().base;
    return library.find(parent) != nullptr && endsWithout(library, parent, child) ? parent : std::string();
}

bool mayExtend(const Library& library, const json& child, std::string_view parent) {
    const json* document = library.find(parent);
    const json* id = valueAt(child, "/id");
    return document != nullptr && isExpansion(*document) == isExpansion(child) &&
           endsWithout(library, std::string(parent),
                       id != nullptr && id->is_string() ? id->get_ref<const std::string&>() : std::string());
}

namespace {

/// A name for a document without an id: its title, or else its file name.
std::string nameIn(const json& document, std::string_view source) {
    for (const char* pointer : {"/id", "/name/en", "/name"}) {
        const json* text = valueAt(document, pointer);
        if (text != nullptr && text->is_string() && !text->get_ref<const std::string&>().empty()) {
            return text->get<std::string>();
        }
    }
    const std::string_view file = source.substr(source.find_last_of("/\\") + 1);  // npos + 1 is 0
    return std::string(file.substr(0, file.find('.')));
}

/// Checks the minimum that a document needs to be found and read.
void checkIdentity(const json& document, const Library& library, std::string_view source, Problems& problems) {
    if (!document.is_object()) {
        problems.wrongType("", document, "object", {fix::set(FixCode::replace, "", json::object())});
        return;
    }
    const auto fixOfId = [&] { return fix::set(FixCode::replace, "/id", freeId(library, nameIn(document, source))); };
    const auto id = document.find("id");
    if (id == document.end()) {
        problems.missingKey("", "id", {}, {}, {fixOfId()});
    } else if (!id->is_string()) {
        problems.wrongType("/id", *id, "string", {fixOfId()});
    } else if (!isRulesetId(id->get_ref<const std::string&>())) {
        Diagnostic problem = problemAt(DiagnosticCode::wrongValue, "/id", shown(*id), kIdSigns);
        problem.fixes = {fixOfId()};
        problems.add(std::move(problem));
    }
    if (document.contains("format") && document["format"] != kDocumentFormat) {
        Diagnostic problem = wrongFormat("/format", document["format"], kDocumentFormat);
        problem.fixes = {fix::set(FixCode::setDefault, "/format", kDocumentFormat)};
        problems.add(std::move(problem));
    }
}

/// Reads a text as a document with a name.
Expected<Library::Entry> read(std::string_view text, std::string_view source, const Library& library) {
    auto parsed = parseDocument(text, source, DocumentKind::ruleset);
    if (!parsed) {
        return failure(std::move(parsed.error()));
    }
    Problems problems;
    checkIdentity(*parsed, library, source, problems);
    if (!problems.empty()) {
        return failure(placedIn(problems.list().front(), text, source));
    }
    return Library::Entry{std::move(*parsed), std::string(text), std::string(source)};
}

}  // namespace

Expected<std::string> Library::add(std::string_view text, std::string_view source) {
    auto entry = read(text, source, *this);
    if (!entry) {
        return failure(std::move(entry.error()));
    }
    const std::string id = entry->document["id"].get<std::string>();
    if (documents_.contains(id)) {
        // names the source of the document that already has the id
        Diagnostic problem = problemAt(DiagnosticCode::duplicate, "/id", id, documents_.find(id)->second->source);
        problem.fixes = {fix::set(FixCode::replace, "/id", freeId(*this, id))};
        return failure(placedIn(std::move(problem), text, source));
    }
    documents_.emplace(id, std::make_shared<const Entry>(std::move(*entry)));
    return id;
}

Expected<Library> Library::with(std::string_view text, std::string_view source) const {
    auto entry = read(text, source, *this);
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

const Library::Entry* Library::use(std::string_view id) const {
    const Entry* found = entry(id);
    if (found != nullptr && listener_) {
        listener_(*found);
    }
    return found;
}

const json* Library::find(std::string_view id) const {
    const Entry* found = entry(id);
    return found == nullptr ? nullptr : &found->document;
}

std::vector<std::string> Library::ids() const {
    return keysOf(documents_);
}

}  // namespace gnostica::engine
