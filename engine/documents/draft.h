// Drafts: rulesets that somebody is editing. Problems in their text, and the repair of these problems.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/editable_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// All problems in the text of one ruleset or expansion: errors, warnings and notes. Checks the text, the name, and the
/// game that the draft makes with its parents from `library`, where the draft replaces the document with the same id.
/// An expansion is checked over the base game. Problems of the text carry `source`; problems of a parent carry the
/// source of the parent and have no fixes.
Diagnostics checkDraft(std::string_view text, std::string_view source, const Library& library,
                       const Registry& registry);

/// The text of a new document, named after its id, that is identical to its parent, which must be in the library. It is
/// an expansion if the parent is one.
std::string newDraft(std::string_view id, std::string_view parent, const Library& library);

/// Can a document be based (`extends`) on this parent of the library, without a cycle and within kMaxParents? A game is
/// based on games, an expansion on expansions. `child` need not be in the library.
bool mayExtend(const Library& library, const nlohmann::json& child, std::string_view parent);

/// A fix that was made, and its problem.
struct FixDone {
    Diagnostic problem;
    Fix fix;
};

/// The result of a repair.
struct Repair {
    std::string text;
    Diagnostics found;          ///< by checkDraft() in the original text
    std::vector<FixDone> done;  ///< in this order; places of problems are those in the original text
    Diagnostics left;           ///< by checkDraft(); the errors here have no fix that helps
};

/// Was the document embedded in other text, such as a letter or a program?
bool hadTextAround(const std::vector<FixDone>& done);

/// Repairs any document until its text is JSON without duplicate keys; `found` and `left` come from parseJson(). A text
/// that cannot be repaired stays unchanged: a partial repair would be no better, and the text may never have been meant
/// as JSON. Then `left` contains its first fault and the fault that cannot be fixed, at their places in `text`, without
/// fixes; only the first if there are too many. The record of a game also stays unchanged.
Repair repairJson(std::string text, std::string_view source);

/// A problem of parseJson() in `text`, for callers that can only have the whole text repaired. If repairJson() cannot
/// do that: the problems that remain.
Diagnostics mendedWhole(const Diagnostic& problem, std::string text);
/// Are these the problem of a text that repairJson() can repair?
bool isMendable(const Diagnostics& problems);

/// Is text that is not JSON repaired with repairJson() before it is read?
enum class Mends : std::uint8_t { no, yes };

/// After repairJson(), makes the first fix that helps of each error and then of each warning until none is left or none
/// helps. Leaves notes alone. A fix helps if its problem is gone or fewer problems are left; a fix for a warning must
/// not cause an error. Always terminates.
Repair repair(std::string text, std::string_view source, const Library& library, const Registry& registry);

}  // namespace gnostica::engine
