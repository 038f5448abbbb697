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

/// Maximum number of powers of one card.
inline constexpr int kMaxSlots = 8;
/// Maximum depth of parents (`extends`).
inline constexpr int kMaxParents = 8;
/// The version of the document format, its key "format".
inline constexpr int kDocumentFormat = 1;

/// Can this be the id of a ruleset? Lower-case letters, digits and hyphens: it also names a folder and a file.
bool isRulesetId(std::string_view id);

/// Is the document an expansion? A document without a kind is a game.
bool isExpansion(const nlohmann::json& document);

/// The documents that can be named by id: the built-in ones and those of the user.
class Library {
public:
    /// A document as added.
    struct Entry {
        nlohmann::json document;
        std::string text;
        std::string source;
    };

    /// Reads one document; its id is its name and must be new. Does not check the document as a ruleset.
    Expected<std::string> add(std::string_view text, std::string_view source);
    /// Returns a copy that also contains this document, replacing any with the same id. Cheap: documents are shared.
    Expected<Library> with(std::string_view text, std::string_view source) const;
    /// nullptr if no document has this name. Valid for the lifetime of the library.
    const nlohmann::json* find(std::string_view id) const;
    const Entry* entry(std::string_view id) const;
    /// As entry(), for a document that contributes to a ruleset (itself, a parent or an expansion): calls the listener.
    const Entry* use(std::string_view id) const;
    /// Sets the listener of use(). Copies of the library share it.
    void setListener(std::function<void(const Entry&)> listener) { listener_ = std::move(listener); }
    /// All ids, sorted.
    std::vector<std::string> ids() const;

private:
    std::map<std::string, std::shared_ptr<const Entry>, std::less<>> documents_;
    std::function<void(const Entry&)> listener_;
};

/// The wished id, or an id made from it, with a number appended if it is taken.
std::string freeId(const Library& library, std::string_view wished);

/// The characters of an id, as the expected value of DiagnosticCode::wrongValue.
inline constexpr const char* kIdSigns = "a-z 0-9 -";

/// The rules to play: a base, expansions on top of it, and options that override single settings.
struct RulesetChoice {
    std::string base = "gnostica";
    std::vector<std::string> expansions;
    /// A complete document, used instead of `base`.
    nlohmann::json document;
    /// key → value, keys of the option table: {"target": 8}
    nlohmann::json options = nlohmann::json::object();
};

/// Resolves `extends`, lays the expansions over the base (RFC 7396) and sets the options. The result is one whole
/// document without `extends`, with the ids of its expansions in "expansions". A document with a parent may also name
/// expansions: they are laid over the parent, before the differences of the document. An expansion that several others
/// build on (`extends`) is laid once, before the first of them. Problems of an option point to "/options/KEY"; others
/// carry the source and the text range in their own document.
Checked<nlohmann::json> merge(const Library& library, const Registry& registry, const RulesetChoice& choice);

/// All problems of a whole (merged) document: shape, types, ranges, unknown keys, contradictions.
Diagnostics checkDocument(const nlohmann::json& document, const Registry& registry);

/// Checks, then compiles.
Checked<std::shared_ptr<const Rules>> compile(const nlohmann::json& document, const Registry& registry);

/// merge() and compile() in one. Each problem carries the source and the text range of the document or option that set
/// the value last.
Checked<std::shared_ptr<const Rules>> loadRules(const Library& library, const Registry& registry,
                                                const RulesetChoice& choice = {});

/// The JSON Schema (draft 7) of ruleset documents, made from the option table and the registry.
nlohmann::json jsonSchema(const Registry& registry);

}  // namespace gnostica::engine
