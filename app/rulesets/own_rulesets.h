// File operations on the user's own rulesets.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/rulesets/ruleset_text.h"
#include "app/storage/file_error.h"

#include <QString>
#include <tl/expected.hpp>

#include <string>
#include <variant>
#include <vector>

namespace gnostica::rulesets {

/// The file of a user's own ruleset.
QString pathOf(const RulesShelf& shelf, const std::string& id);

/// The id in the document; empty if it has none or cannot be read.
std::string idIn(const std::string& text);

/// The ruleset that was read from a file; empty if there is none in use.
std::string idAt(const RulesShelf& shelf, const QString& path);

/// The user's files that look like rulesets but are not in use: invalid texts, or texts whose id is taken.
std::vector<QString> unreadableFiles(const RulesShelf& shelf);

/// The reason why an operation on a ruleset failed.
using RulesetProblem = std::variant<storage::FileError, engine::Diagnostics>;
template <class T>
using RulesetResult = tl::expected<T, RulesetProblem>;

// All of these refresh the shelf.

/// Writes a text to a new file in the user's folder. Returns its path.
RulesetResult<QString> addOwn(RulesShelf& shelf, const std::string& id, const std::string& text);

/// Copies a ruleset under another id and a numbered name. Returns the new id.
RulesetResult<std::string> duplicate(RulesShelf& shelf, const std::string& id);

struct Renaming {
    std::string id;
    std::string newId;
    QString newName;
    /// Also change the id in the user's own rulesets that name this one.
    bool follow = true;
};
/// A failure half way loses nothing: both files then exist. On success RulesShelf::renamed() follows.
RulesetResult<void> rename(RulesShelf& shelf, const Renaming& renaming);
/// Gives a new id to a file whose id is taken by another ruleset; ignores `id` and `follow` of the renaming.
RulesetResult<void> renameFile(RulesShelf& shelf, const QString& path, const std::string& text,
                               const Renaming& renaming);
/// The same for a ruleset that was just saved with another id. If the id is unchanged or taken, only refreshes the
/// shelf.
RulesetResult<void> followSaved(RulesShelf& shelf, const QString& path, const std::string& text, bool follow);
/// Applies a renaming to a changed text of one of its files, such as a draft.
engine::Expected<std::string> followed(const std::string& text, const RulesetMove& move, const RulesetMove::File& file);

/// Moves a ruleset's file to the trash.
RulesetResult<void> moveToTrash(RulesShelf& shelf, const QString& path);

}  // namespace gnostica::rulesets
