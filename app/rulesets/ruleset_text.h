// Texts of rulesets that are made from nothing, or from others.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/editable_document.h"

#include <QString>

#include <string>
#include <string_view>

namespace gnostica::gui {

/// A ruleset's id for a name: "Short game, für vier" is "short-game-fur-vier". "ruleset" if it has no Latin letter.
std::string idFor(const QString& name);

/// The id that a document gives itself; empty without one.
std::string ownId(const nlohmann::json& document);

/// The id, or, if the library has it, the first like it with a number behind that it does not have: "house-2".
std::string freeId(const engine::Library& library, const std::string& id);
/// The number behind an id that was made by freeId(); 0 if there is none.
int numberOf(std::string_view id);

/// What somebody decides who begins a ruleset.
struct NewRuleset {
    std::string id;
    QString name;
    /// The ruleset that it extends; empty: an expansion for any game.
    std::string parent;
    bool isExpansion = false;
    QString language = {};  ///< of its name: wording::documentLanguage()
};
/// The least that it can be.
std::string textOf(const NewRuleset& made);

/// The text with another id. `number`: stands behind its name in every language, lest two have the same; 0: none does.
engine::Expected<std::string> withId(const std::string& text, const std::string& id, int number = 0);
/// The text with another name, for those who read what is installed; in this language, if it has none for them yet.
engine::Expected<std::string> withName(const std::string& text, const QString& name, const QString& language);
/// The text of a document that names a ruleset, which has another id now.
engine::Expected<std::string> withReference(const std::string& text, const std::string& from, const std::string& to);

/// As it is in the document: 0 where none is said.
int versionOf(const nlohmann::json& document);

}  // namespace gnostica::gui
