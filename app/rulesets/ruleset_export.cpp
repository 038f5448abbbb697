#include "app/rulesets/ruleset_export.h"

#include "app/rulesets/ruleset_family.h"
#include "engine/documents/json_value.h"
#include "engine/documents/merge_patch.h"

#include <algorithm>
#include <array>

namespace gnostica::rulesets {

using engine::patchAfter;
using engine::patchBetween;
using engine::RulesetChoice;
using nlohmann::json;

namespace {

/// Keys with which a document describes itself.
constexpr std::array kHead{"format", "id", "kind", "version", "name", "summary", "notes"};

json headOf(const json& document) {
    json head = json::object();
    for (const char* key : kHead) {
        if (document.contains(key)) {
            head[key] = document.at(key);
        }
    }
    return head;
}

json withoutHead(json document) {
    for (const char* key : kHead) {
        document.erase(key);
    }
    for (const char* key : {"$schema", "extends", "expansions"}) {
        document.erase(key);
    }
    return document;
}

/// The nearest parent that comes with the program; empty if there is none.
std::string shippedParentOf(const RulesShelf& shelf, const std::string& id) {
    for (const std::string& each : ancestorsOf(shelf.library(), id)) {
        if (!shelf.isOwn(each) && !engine::isExpansion(*shelf.library().find(each))) {
            return each;
        }
    }
    return {};
}

engine::Checked<json> gameAlone(const RulesShelf& shelf, const std::string& id) {
    RulesetChoice choice;
    choice.base = id;
    auto whole = shelf.document(choice);
    if (!whole) {
        return whole;
    }
    std::vector<std::string> expansions;  // the parts have been merged, but not checked
    for (const json& each : engine::elementsIn(engine::memberNamed(*whole, "expansions"))) {
        if (const std::string* laid = engine::textIn(&each); laid != nullptr && !shelf.isOwn(*laid)) {
            expansions.push_back(*laid);
        }
    }
    json alone = headOf(*whole);
    if (!expansions.empty()) {
        alone["expansions"] = expansions;
    }
    const std::string parent = shippedParentOf(shelf, id);
    if (parent.empty()) {
        alone.update(withoutHead(*whole));
        return alone;
    }
    choice.base = parent;
    choice.expansions = std::move(expansions);
    return shelf.document(choice).map([&](const json& from) {
        alone["extends"] = parent;
        alone.update(patchBetween(withoutHead(from), withoutHead(*whole)));
        return alone;
    });
}

json expansionAlone(const RulesShelf& shelf, const std::string& id) {
    const json& document = *shelf.library().find(id);
    json patch = json::object();
    std::string shipped;
    std::vector<std::string> chain = ancestorsOf(shelf.library(), id);
    chain.insert(chain.begin(), id);
    for (const std::string& each : std::vector<std::string>(chain.rbegin(), chain.rend())) {
        if (shelf.isOwn(each)) {
            patch = patchAfter(std::move(patch), withoutHead(*shelf.library().find(each)));
        } else {
            shipped = each;
        }
    }
    json alone = headOf(document);
    if (!shipped.empty()) {
        alone["extends"] = shipped;
    }
    alone.update(patch);
    return alone;
}

}  // namespace

std::vector<std::string> ownAncestorsOf(const RulesShelf& shelf, const std::string& id) {
    std::vector<std::string> own = ancestorsOf(shelf.library(), id);
    std::erase_if(own, [&](const std::string& each) { return !shelf.isOwn(each); });
    return own;
}

RulesetResult<std::string> asOneDocument(const RulesShelf& shelf, const std::string& id) {
    const json& document = *shelf.library().find(id);
    auto alone =
        engine::isExpansion(document) ? engine::Checked<json>(expansionAlone(shelf, id)) : gameAlone(shelf, id);
    if (!alone) {
        return tl::unexpected(RulesetProblem(std::move(alone.error())));
    }
    return engine::jsonText(*alone, 4) + '\n';
}

}  // namespace gnostica::rulesets
