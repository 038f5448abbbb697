// What can be done with the user's own rulesets, as files.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/rulesets/ruleset_text.h"
#include "app/storage/file_error.h"

#include <QString>
#include <tl/expected.hpp>

#include <string>
#include <variant>
#include <vector>

namespace gnostica::gui {

/// A name in the user's folder that no other file has.
QString freePath(const RulesShelf& shelf, const std::string& id);

/// The file in which an own ruleset lies.
QString pathOf(const RulesShelf& shelf, const std::string& id);

/// As a document calls itself; empty if it does not, or cannot be read.
std::string idIn(const std::string& text);

/// The ruleset that lies in a file; empty: none that is used.
std::string idAt(const RulesShelf& shelf, const QString& path);

/// Own files that look like rulesets and are none: texts that cannot be read, or that bear a name which is taken.
std::vector<QString> unreadableFiles(const RulesShelf& shelf);

/// Why something could not be done with a ruleset.
using RulesetProblem = std::variant<storage::FileError, engine::Diagnostics>;
template <class T>
using RulesetResult = tl::expected<T, RulesetProblem>;

// Each tells the shelf to look again.

/// Puts a text into the user's folder, under a name that is free. The new file.
RulesetResult<QString> addOwn(RulesShelf& shelf, const std::string& id, const std::string& text);

/// A copy under another id and a numbered name. The new id.
RulesetResult<std::string> duplicate(RulesShelf& shelf, const std::string& id);

struct Renaming {
    std::string id;
    std::string newId;
    QString newName;
    /// Own rulesets that name it get its new id, too.
    bool follow = true;
};
/// Nothing is lost if it fails half way: then both are there. If it does not, all follow: RulesShelf::renamed().
RulesetResult<void> rename(RulesShelf& shelf, const Renaming& renaming);
/// Gives a file with this text, whose id another one has, an id of its own; `id` and `follow` do not count.
RulesetResult<void> renameFile(RulesShelf& shelf, const QString& path, const std::string& text,
                               const Renaming& renaming);
/// The same for a ruleset that has just been saved with another id. Nothing but a look at the files if it still has its
/// own, or one that is taken.
RulesetResult<void> followSaved(RulesShelf& shelf, const QString& path, const std::string& text, bool follow);
/// What a renaming makes of a text of one of its files that is not the file's own: of a draft.
engine::Expected<std::string> followed(const std::string& text, const RulesetMove& move, const RulesetMove::File& file);

/// Into the trash.
RulesetResult<void> moveToTrash(RulesShelf& shelf, const QString& path);

}  // namespace gnostica::gui
