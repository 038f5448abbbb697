// Texts of new, copied and renamed rulesets.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/editable_document.h"

#include <QString>

#include <string>
#include <string_view>

namespace gnostica::rulesets {

/// Makes an id from a name: "Short game, für vier" becomes "short-game-fur-vier". "ruleset" if it has no Latin letters.
std::string idFor(const QString& name);

/// The id that a document gives itself; empty if there is none.
std::string ownId(const nlohmann::json& document);

/// The id if the library does not have it; otherwise the first free one with a number after it: "house-2".
std::string freeId(const engine::Library& library, const std::string& id);
/// The number at the end of an id made by freeId(); 0 if there is none.
int numberOf(std::string_view id);

/// The user's choices for a new ruleset.
struct NewRuleset {
    std::string id;
    QString name;
    /// The ruleset that this one extends; empty for an expansion of any game.
    std::string parent;
    bool isExpansion = false;
    QString language = {};  ///< of its name: language::documentLanguage()
};
/// The smallest valid document.
std::string textOf(const NewRuleset& made);

/// The text with another id. A `number` above 0 is appended to its name in every language, to make it unique.
engine::Expected<std::string> withId(const std::string& text, const std::string& id, int number = 0);
/// The text with another name in the installed language, or in `language` if the text has none for its readers yet.
engine::Expected<std::string> withName(const std::string& text, const QString& name, const QString& language);
/// The text of a document with the id of a ruleset that it names replaced.
engine::Expected<std::string> withReference(const std::string& text, const std::string& from, const std::string& to);

/// The version in the document; 0 if there is none.
int versionOf(const nlohmann::json& document);

}  // namespace gnostica::rulesets
