// The texts in a ruleset document, in the player's language.
#pragma once

#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

namespace gnostica::engine {
class Library;
}

namespace gnostica::wording {

/// The text of a key with translations ({"en": …, "de": …}): in the user's first language that it has
/// (language_match.h), or else in English, or else in any. Empty if there is none. Foreign text, but on one line and
/// without control characters: escape it.
QString documentText(const nlohmann::json& document, const char* key);
/// The same for a reader of these languages, the best first.
QString documentText(const nlohmann::json& document, const char* key, const QStringList& languages);

/// The name of a ruleset, or its id.
QString documentName(const nlohmann::json& document);

/// The parts of a whole document that its name in any language needs: "name", and in "expansions" the names of its
/// expansions. Expansions unknown to the library are named by their ids.
nlohmann::json withExpansionNames(const nlohmann::json& document, const engine::Library& library);
/// The title from those parts: "Gnostica with House Rules".
QString titleOfNamed(const nlohmann::json& named);
/// The title of a whole document.
QString rulesetTitle(const nlohmann::json& document, const engine::Library& library);

}  // namespace gnostica::wording
