// A ruleset that somebody is working on: what is wrong with its text, and how it is put right.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/editable_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// All that is wrong with the text of one ruleset or expansion, errors, warnings and notes: the text itself, its name,
/// and the game that it makes with its parents out of `library`, where it takes the place of the document that has its
/// id. An expansion is judged over the base game. Problems of the text bear `source`; those of a parent bear the
/// parent's, and have no fixes.
Diagnostics checkDraft(std::string_view text, std::string_view source, const Library& library,
                       const Registry& registry);

/// The text of a new document that differs in nothing from its parent, which the library knows, and is named after its
/// id: an expansion, if the parent is one.
std::string newDraft(std::string_view id, std::string_view parent, const Library& library);

/// Can a document be based (`extends`) on that one of the library, without coming back to itself and with no more
/// parents than there may be? A game is based on games, an expansion on expansions. The library need not have `child`.
bool mayExtend(const Library& library, const nlohmann::json& child, std::string_view parent);

/// A fix that was made, and what for.
struct FixDone {
    Diagnostic problem;
    Fix fix;
};

/// What became of a text.
struct Repair {
    std::string text;
    Diagnostics found;          ///< of checkDraft() in the text as it was
    std::vector<FixDone> done;  ///< in this order; problems are told where they stood in the text as it was
    Diagnostics left;           ///< of checkDraft(); what is an error here has no fix that helps
};

/// Was a document found in a text that holds more than it: a letter, a program?
bool hadTextAround(const std::vector<FixDone>& done);

/// The same of any document, but only until its text is JSON in which no key is named twice; `found` and `left` are of
/// parseJson(). A text that does not become that stays as it was: with half of it changed it would be no better, and
/// may never have been meant to be JSON. Then `left` are its first fault and the one that cannot be put right, at their
/// places in `text`, without fixes; only the first where there are too many. The record of a game stays as it is, too.
Repair repairJson(std::string text, std::string_view source);

/// A problem of parseJson() in `text`, for whoever can only have the whole text put right; where repairJson() cannot do
/// that, what it leaves.
Diagnostics mendedWhole(const Diagnostic& problem, std::string text);
/// Whether these are such a problem, of a text that repairJson() can put right.
bool isMendable(const Diagnostics& problems);

/// Whether text that is not JSON is put right by repairJson() before it is read.
enum class Mends : std::uint8_t { no, yes };

/// After repairJson(), makes the first fix that helps of each error and then of each warning until none is left or none
/// helps. Notes are left alone. A fix helps if its problem is gone; one for a warning must not make an error. Ends in
/// any case.
Repair repair(std::string text, std::string_view source, const Library& library, const Registry& registry);

}  // namespace gnostica::engine
