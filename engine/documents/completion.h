// Completion: the keys and values allowed at a place of a ruleset document. For text editors.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/editable_document.h"
#include "engine/documents/json_sketch.h"
#include "engine/rules/option.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

class Registry;

enum class CandidateKind : std::uint8_t {
    key,
    word,       ///< a word of a choice
    literal,    ///< a number, true, false, null
    power,      ///< the name of a power or a suit
    ruleset,    ///< an id
    container,  ///< empty brackets
};

/// One key or value that is allowed at a place.
struct Candidate {
    CandidateKind kind = CandidateKind::key;
    std::string word;     ///< without quotes
    std::string pointer;  ///< of the named value, or of the value itself
    /// For a key: the opening bracket of its value, if the value can only be a container; otherwise 0.
    char bracket = 0;
    friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// The change that inserts a candidate, and the cursor position after it.
struct Completed {
    TextChange change;
    std::size_t cursor = 0;
    friend bool operator==(const Completed&, const Completed&) = default;
};

/// Finds the keys and values allowed at a place of any text, from jsonSchema(), the option table and the registry.
class Completion {
public:
    /// The registry must outlive this. Construction costs as much as making the schema.
    explicit Completion(const Registry& registry);

    /// All candidates for the place, whatever it already contains. Keys come before values, in the order of the schema.
    /// Keys of the object and words of the set that are already present are left out. `whole` is the document with
    /// everything that it inherits (or null): it supplies the powers of the parent.
    std::vector<Candidate> candidates(const JsonSketch& sketch, const nlohmann::json& whole,
                                      const Library& library) const;

    /// The option whose value, or whose list, is at the pointer: one of `options` (of the whole document), otherwise
    /// the one that the option table or the registry has for a place that is not in the document yet.
    std::optional<Option> optionAt(std::string_view pointer, std::span<const Option> options,
                                   const nlohmann::json& value, const nlohmann::json& whole) const;

private:
    const Registry& registry_;
    nlohmann::json schema_;
};

/// The change that writes the candidate at the place, with any missing commas around it.
Completed completed(std::string_view text, const WritingPlace& place, const Candidate& candidate);

}  // namespace gnostica::engine
