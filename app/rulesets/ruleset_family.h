// Relations between rulesets.
#pragma once

#include "engine/documents/document.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::rulesets {

/// The ids that a document names: its parent, which may be empty, and its expansions.
struct Named {
    std::string parent;
    std::vector<std::string> expansions;
};
Named namedBy(const nlohmann::json& document);

/// A ruleset and its descendants.
struct FamilyMember {
    std::string id;
    std::vector<FamilyMember> children;
};

/// Games and expansions, each under its parent. A ruleset is at the top if its parent is missing, is of the other kind
/// or descends from it. Children are sorted by id.
struct Families {
    std::vector<FamilyMember> games;
    std::vector<FamilyMember> expansions;
};
Families familiesOf(const engine::Library& library);

/// Rulesets that cannot be played without another: those that extend it and those that use it as an expansion.
struct Dependants {
    std::vector<std::string> children;
    std::vector<std::string> users;
    bool empty() const { return children.empty() && users.empty(); }
};
Dependants dependantsOf(const engine::Library& library, std::string_view id);

/// All existing rulesets on which this one is based, each once and without itself; nearest first.
std::vector<std::string> ancestorsOf(const engine::Library& library, const std::string& id);

}  // namespace gnostica::rulesets
