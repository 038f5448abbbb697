// A ruleset from anywhere becomes one of the user's own.
#pragma once

#include "app/rulesets/own_rulesets.h"
#include "app/rulesets/rules_shelf.h"
#include "app/storage/files.h"
#include "engine/documents/draft.h"

#include <QString>
#include <nlohmann/json.hpp>

#include <string>

namespace gnostica::gui {

/// Who has the id of a document that comes from outside.
enum class Clash : std::uint8_t {
    none,
    same,    ///< the same document is there already
    own,     ///< another one of the user's
    shipped  ///< another one, which came with the program
};

/// A document that is to be added, and the one that has its id.
struct RulesetImport {
    std::string id;
    QString name;
    int version = 0;  ///< 0: it says none
    std::string text;
    Clash clash = Clash::none;
    // Of the one that is there already
    QString otherName;
    int otherVersion = 0;
    storage::KnownFile other;  ///< as the library has read it
};

/// What a shelf knows, for another thread: nobody is told of what is asked of it there.
struct ShelfCopy {
    explicit ShelfCopy(const RulesShelf& shelf);

    engine::Library library;
    engine::Registry registry;
};

/// A document that can be played.
struct CheckedDocument {
    std::string id;
    std::string text;
    nlohmann::json document;
};

/// Reads and checks a document as if it lay in the user's folder already. Takes as long as the disk does.
RulesetResult<CheckedDocument> checkForImport(const ShelfCopy& shelf, const QString& path,
                                              engine::Mends mends = engine::Mends::no);

/// Compares it with the ruleset of the shelf that has its id, if there is one.
RulesetImport importOf(const RulesShelf& shelf, const CheckedDocument& checked);

/// In which rules it differs from the one that is there already, in a sentence; empty where nobody can say (an
/// expansion has no rules of its own).
QString whatDiffers(const RulesShelf& shelf, const RulesetImport& import);

/// What people have decided.
enum class ImportWay : std::uint8_t {
    asIs,     ///< nothing stands in its way
    replace,  ///< the user's own of that id
    beside    ///< under an id that is free, and a numbered name where another has that name
};

/// Puts it into the user's folder. The id that it has there. What has changed since the file was read is not replaced
/// (FileFault::changed).
RulesetResult<std::string> carryOut(RulesShelf& shelf, const RulesetImport& import, ImportWay way);

}  // namespace gnostica::gui
