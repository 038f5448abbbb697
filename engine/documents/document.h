// Ruleset documents: loading, merging, checking, and compiling into Rules.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/documents/json_text.h"
#include "engine/rules/rules.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

class Registry;

/// Powers of one card at most.
inline constexpr int kMaxSlots = 8;
/// Parents above parents (`extends`) at most.
inline constexpr int kMaxParents = 8;
/// The version of the document format, its key "format".
inline constexpr int kDocumentFormat = 1;

/// May this be a ruleset's name? Lower case letters, digits and hyphens: it is a folder and a file name, too.
bool isRulesetId(std::string_view id);

/// Is the document laid over games? What is said of no kind is a game.
bool isExpansion(const nlohmann::json& document);

/// The documents that can be named by id: built-in ones and the user's own.
class Library {
public:
    /// A document as it was added.
    struct Entry {
        nlohmann::json document;
        std::string text;
        std::string source;
    };

    /// Reads one document; the id in it is its name, which must be new. Not yet checked as a ruleset.
    Expected<std::string> add(std::string_view text, std::string_view source);
    /// A copy with this document besides, or in the place of the one that has its id. Cheap: documents are shared.
    Expected<Library> with(std::string_view text, std::string_view source) const;
    /// Nullptr if there is none of that name. Valid until the library is gone.
    const nlohmann::json* find(std::string_view id) const;
    const Entry* entry(std::string_view id) const;
    /// The same for one that a ruleset is made of, itself, its parents and expansions: the listener is told.
    const Entry* use(std::string_view id) const;
    /// Whom use() tells. Copies of the library tell the same.
    void setListener(std::function<void(const Entry&)> listener) { listener_ = std::move(listener); }
    /// All ids, sorted.
    std::vector<std::string> ids() const;

private:
    std::map<std::string, std::shared_ptr<const Entry>, std::less<>> documents_;
    std::function<void(const Entry&)> listener_;
};

/// The id that is wished for, or what can be made of it, with a number behind it if it is taken.
std::string freeId(const Library& library, std::string_view wished);

/// What an id is made of, as DiagnosticCode::wrongValue says what was expected.
inline constexpr const char* kIdSigns = "a-z 0-9 -";

/// What is to be played: a base, expansions over it, and options that override single settings.
struct RulesetChoice {
    std::string base = "gnostica";
    std::vector<std::string> expansions;
    /// Instead of `base`: a document given in full.
    nlohmann::json document;
    /// key → value, keys of the option table: {"target": 8}
    nlohmann::json options = nlohmann::json::object();
};

/// Resolves `extends`, lays the expansions over the base (RFC 7396) and sets the options: one whole document, with
/// the ids of its expansions in "expansions" and no `extends` any more. A document that extends another may name
/// expansions, too: they are laid over its parent, before its own differences. An expansion that several build on
/// (`extends`) is laid once, before the first of them. Problems of an option point to "/options/KEY"; others carry the
/// source and the text range in the document that they are in.
Checked<nlohmann::json> merge(const Library& library, const Registry& registry, const RulesetChoice& choice);

/// All problems of a whole (merged) document: shape, types, ranges, unknown keys, contradictions. Empty if none.
Diagnostics checkDocument(const nlohmann::json& document, const Registry& registry);

/// Checks, then compiles.
Checked<std::shared_ptr<const Rules>> compile(const nlohmann::json& document, const Registry& registry);

/// merge() and compile() in one. Problems carry the source and the text range of whoever has had the last word on the
/// value, a document or an option.
Checked<std::shared_ptr<const Rules>> loadRules(const Library& library, const Registry& registry,
                                                const RulesetChoice& choice = {});

/// The JSON Schema (draft 7) of ruleset documents, made from the option table and the registry.
nlohmann::json jsonSchema(const Registry& registry);

}  // namespace gnostica::engine
