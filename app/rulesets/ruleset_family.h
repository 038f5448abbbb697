// Which rulesets build on which.
#pragma once

#include "engine/documents/document.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::gui {

/// The ids that a document names: its parent, which may be empty, and the expansions that are laid over that.
struct Named {
    std::string parent;
    std::vector<std::string> expansions;
};
Named namedBy(const nlohmann::json& document);

/// A ruleset and those that extend it.
struct FamilyMember {
    std::string id;
    std::vector<FamilyMember> children;
};

/// Games, each below its parent, and expansions likewise. One whose parent is missing, or of the other kind, or leads
/// back to it, has none here. Children are sorted by id.
struct Families {
    std::vector<FamilyMember> games;
    std::vector<FamilyMember> expansions;
};
Families familiesOf(const engine::Library& library);

/// Who cannot be played without a ruleset: those that extend it, and those that name it as an expansion.
struct Dependants {
    std::vector<std::string> children;
    std::vector<std::string> users;
    bool empty() const { return children.empty() && users.empty(); }
};
Dependants dependantsOf(const engine::Library& library, std::string_view id);

/// All that a ruleset builds on, as far as it is there, each once and without itself; the nearest first.
std::vector<std::string> ancestorsOf(const engine::Library& library, const std::string& id);

}  // namespace gnostica::gui
