// The texts that a ruleset document brings along, in the player's language.
#pragma once

#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

namespace gnostica::engine {
class Library;
}

namespace gnostica::wording {

/// The text of a key that holds translations ({"en": …, "de": …}): in the first of the user's languages that is
/// there (language_match.h), else in English, else in any. Empty if there is none. The text is a stranger's, but on one
/// line and without control characters: escape it.
QString documentText(const nlohmann::json& document, const char* key);
/// The same for somebody who reads these languages, the best first.
QString documentText(const nlohmann::json& document, const char* key, const QStringList& languages);

/// The name of a ruleset, or its id.
QString documentName(const nlohmann::json& document);

/// Of a whole document what it takes to call it by its name in any language: "name", and in "expansions" the names of
/// those that were laid over it. Expansions that the library does not know are called by their ids.
nlohmann::json withExpansionNames(const nlohmann::json& document, const engine::Library& library);
/// The name of that: "Gnostica with House Rules".
QString titleOfNamed(const nlohmann::json& named);
/// Both in one.
QString rulesetTitle(const nlohmann::json& document, const engine::Library& library);

}  // namespace gnostica::wording
