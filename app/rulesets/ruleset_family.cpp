#include "app/rulesets/ruleset_family.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace gnostica::rulesets {

using engine::isExpansion;
using engine::Library;
using nlohmann::json;

namespace {

std::string textOf(const json& value) {
    return value.is_string() ? value.get<std::string>() : std::string();
}

/// The parent under which a document is listed; empty if there is no suitable one.
std::string placeOf(const Library& library, const std::string& id) {
    const std::string parent = namedBy(*library.find(id)).parent;
    const json* above = library.find(parent);
    if (above == nullptr || isExpansion(*above) != isExpansion(*library.find(id))) {
        return {};
    }
    std::set<std::string> seen;
    for (std::string each = parent; library.find(each) != nullptr && seen.insert(each).second;
         each = namedBy(*library.find(each)).parent) {
        if (each == id) {
            return {};
        }
    }
    return parent;
}

using Children = std::map<std::string, std::vector<std::string>>;

std::vector<FamilyMember> membersBelow(const Children& all, const std::string& id) {
    std::vector<FamilyMember> members;
    if (const auto its = all.find(id); its != all.end()) {
        for (const std::string& child : its->second) {
            members.push_back({child, membersBelow(all, child)});
        }
    }
    return members;
}

}  // namespace

Named namedBy(const json& document) {
    Named named;
    if (const auto parent = document.find("extends"); parent != document.end()) {
        named.parent = textOf(*parent);
    }
    const auto expansions = document.find("expansions");
    if (expansions != document.end() && expansions->is_array()) {
        for (const json& each : *expansions) {
            named.expansions.push_back(textOf(each));
        }
    }
    return named;
}

Families familiesOf(const Library& library) {
    Children all;
    std::vector<std::string> roots;
    for (const std::string& id : library.ids()) {
        const std::string parent = placeOf(library, id);
        (parent.empty() ? roots : all[parent]).push_back(id);
    }
    Families families;
    for (const std::string& root : roots) {
        (isExpansion(*library.find(root)) ? families.expansions : families.games)
            .push_back({root, membersBelow(all, root)});
    }
    return families;
}

Dependants dependantsOf(const Library& library, std::string_view id) {
    Dependants dependants;
    for (const std::string& other : library.ids()) {
        const Named named = namedBy(*library.find(other));
        if (other == id) {
            continue;
        }
        if (named.parent == id) {
            dependants.children.push_back(other);
        } else if (std::ranges::find(named.expansions, id) != named.expansions.end()) {
            dependants.users.push_back(other);
        }
    }
    return dependants;
}

std::vector<std::string> ancestorsOf(const Library& library, const std::string& id) {
    std::vector<std::string> found{id};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const json* document = library.find(found[i]);
        if (document == nullptr) {
            continue;
        }
        Named named = namedBy(*document);
        named.expansions.insert(named.expansions.begin(), named.parent);
        for (const std::string& each : named.expansions) {
            if (library.find(each) != nullptr && std::ranges::find(found, each) == found.end()) {
                found.push_back(each);
            }
        }
    }
    found.erase(found.begin());
    return found;
}

}  // namespace gnostica::rulesets
