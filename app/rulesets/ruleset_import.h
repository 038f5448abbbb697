// Import of rulesets.
#pragma once

#include "app/rulesets/own_rulesets.h"
#include "app/rulesets/rules_shelf.h"
#include "app/storage/files.h"
#include "engine/documents/draft.h"

#include <QString>
#include <nlohmann/json.hpp>

#include <string>

namespace gnostica::rulesets {

/// The ruleset that already has the id of an imported document.
enum class Clash : std::uint8_t {
    none,
    same,    ///< the same document
    own,     ///< another ruleset of the user
    shipped  ///< another ruleset, which came with the program
};

/// A document to be added and the ruleset that has its id.
struct RulesetImport {
    std::string id;
    QString name;
    int version = 0;  ///< 0: not given
    std::string text;
    Clash clash = Clash::none;
    // The existing ruleset
    QString otherName;
    int otherVersion = 0;
    storage::KnownFile other;  ///< as read by the library
};

/// A copy of a shelf's data for another thread; it has no listener.
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

/// Reads and checks a document as if it were already in the user's folder. Blocks until the disk has finished.
RulesetResult<CheckedDocument> checkForImport(const ShelfCopy& shelf, const QString& path,
                                              engine::Mends mends = engine::Mends::no);

/// Compares the document with the ruleset of the shelf that has its id, if there is one.
RulesetImport importOf(const RulesShelf& shelf, const CheckedDocument& checked);

/// A sentence about the differences in rules from the existing ruleset; empty if unknown (an expansion has no complete
/// rules).
QString whatDiffers(const RulesShelf& shelf, const RulesetImport& import);

/// The user's decision.
enum class ImportWay : std::uint8_t {
    asIs,     ///< no conflict
    replace,  ///< replace the user's ruleset of the same id
    beside    ///< add under a free id, and with a numbered name if the name is taken
};

/// Writes the document to the user's folder and returns its id there. Does not replace a file that has changed since it
/// was read (FileFault::changed).
RulesetResult<std::string> carryOut(RulesShelf& shelf, const RulesetImport& import, ImportWay way);

}  // namespace gnostica::rulesets
