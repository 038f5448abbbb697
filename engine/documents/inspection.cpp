#include "engine/documents/inspection.h"

#include "engine/documents/draft.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/registry.h"

#include <algorithm>

namespace gnostica::engine {

using nlohmann::json;

namespace {

constexpr const char* kFirstBase = "gnostica";

std::string textAt(const json& document, const char* key) {
    const auto found = document.find(key);
    return found != document.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// The games that an expansion may be laid over, the best known first.
std::vector<std::string> basesIn(const Library& library) {
    std::vector<std::string> bases = library.ids();
    std::erase_if(bases, [&](const std::string& id) { return isExpansion(*library.find(id)); });
    std::stable_partition(bases.begin(), bases.end(), [](const std::string& id) { return id == kFirstBase; });
    return bases;
}

/// The choice that plays a document of the library: a game, or an expansion over the first game that accepts it.
RulesetChoice choiceOf(const Library& library, const Registry& registry, const std::string& id) {
    RulesetChoice choice;
    choice.base = id;
    if (!isExpansion(*library.find(id))) {
        return choice;
    }
    choice.expansions = {id};
    Library asked = library;
    asked.setListener({});  // most of these documents are not used
    const std::vector<std::string> bases = basesIn(library);
    for (const std::string& base : bases) {
        choice.base = base;
        if (loadRules(asked, registry, choice)) {
            return choice;
        }
    }
    choice.base = bases.empty() ? kFirstBase : bases.front();
    return choice;
}

/// The choice without the differences of this document: its parent with the expansions that it names.
RulesetChoice parentOf(const RulesetChoice& choice, const json& document) {
    RulesetChoice parent = choice;
    const std::string extended = textAt(document, "extends");
    if (!choice.expansions.empty()) {
        parent.expansions.clear();
        if (!extended.empty()) {
            parent.expansions.push_back(extended);
        }
        return parent;
    }
    parent.base = extended;
    const auto named = document.find("expansions");
    if (named != document.end() && named->is_array()) {
        for (const json& each : *named) {
            if (each.is_string()) {
                parent.expansions.push_back(each.get<std::string>());
            }
        }
    }
    return parent;
}

/// Fills in the results of a choice, and of the choice without the document.
void look(Inspection& seen, const Library& library, const Registry& registry, const RulesetChoice& choice,
          const json& document) {
    if (auto whole = merge(library, registry, choice)) {
        seen.whole = std::move(*whole);
    }
    const RulesetChoice parent = parentOf(choice, document);
    if (!parent.base.empty()) {
        if (auto merged = merge(library, registry, parent)) {
            seen.parent = std::move(*merged);
        }
        if (auto rules = loadRules(library, registry, parent)) {
            seen.parentRules = std::move(*rules);
        }
    }
    if (std::ranges::none_of(seen.problems, isError)) {
        if (auto rules = loadRules(library, registry, choice)) {
            seen.rules = std::move(*rules);
        }
    }
    const json& described = seen.whole.is_object() ? seen.whole : seen.parent;
    if (described.is_object()) {
        seen.options = optionsOf(described, registry);
    }
}

}  // namespace

json Inspection::inherited(const Option& option) const {
    const json* value = parent.is_object() ? valueAt(parent, option.pointer) : nullptr;
    return value != nullptr ? *value : toJson(option.standard);
}

json Inspection::valueOf(const Option& option) const {
    if (!whole.is_object()) {
        return inherited(option);
    }
    const json* value = valueAt(whole, option.pointer);
    return value != nullptr ? *value : toJson(option.standard);
}

Inspection inspect(const Library& library, const Registry& registry, std::string_view text, std::string_view source) {
    Inspection seen;
    seen.problems = checkDraft(text, source, library, registry);
    const auto document = parseJson(text, source);
    if (!document) {
        return seen;
    }
    const auto with = library.with(text, source);
    if (!with) {  // without a name it cannot be found
        RulesetChoice choice;
        choice.document = *document;
        if (document->is_object() && !isExpansion(*document)) {
            look(seen, library, registry, choice, *document);
        }
        return seen;
    }
    const RulesetChoice choice = choiceOf(*with, registry, textAt(*document, "id"));
    seen.base = choice.expansions.empty() ? std::string() : choice.base;
    look(seen, *with, registry, choice, *document);
    return seen;
}

}  // namespace gnostica::engine
