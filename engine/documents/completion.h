// What may be written at a place of a ruleset document, for editors of its text.
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
    power,      ///< its name, or that of a suit
    ruleset,    ///< an id
    container,  ///< brackets with nothing in them yet
};

/// One thing that may stand there.
struct Candidate {
    CandidateKind kind = CandidateKind::key;
    std::string word;     ///< without quotes
    std::string pointer;  ///< of the value that it names, or is
    /// Of a key: the bracket that its value begins with, if it can only begin with that; otherwise 0.
    char bracket = 0;
    friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// A candidate in its place, and where the cursor stands afterwards.
struct Completed {
    TextChange change;
    std::size_t cursor = 0;
    friend bool operator==(const Completed&, const Completed&) = default;
};

/// Knows from jsonSchema(), the option table and the registry what may stand where. The text may be anything.
class Completion {
public:
    /// The registry must stay. Making one costs as much as making the schema.
    explicit Completion(const Registry& registry);

    /// All that may stand at the place, whatever is written there, keys before values as the schema has them. Keys and
    /// words of a set that are there already are left out. `whole` is the document with all that it inherits (or null),
    /// for the powers that it has from its parent.
    std::vector<Candidate> candidates(const JsonSketch& sketch, const nlohmann::json& whole,
                                      const Library& library) const;

    /// The option whose value stands at the pointer, or in whose list it is. One of `options` (of the whole document),
    /// else what the option table and the registry know of a place that the document does not have yet.
    std::optional<Option> optionAt(std::string_view pointer, std::span<const Option> options,
                                   const nlohmann::json& value, const nlohmann::json& whole) const;

private:
    const Registry& registry_;
    nlohmann::json schema_;
};

/// What the text becomes if the candidate is written at the place, with the commas that are missing around it.
Completed completed(std::string_view text, const WritingPlace& place, const Candidate& candidate);

}  // namespace gnostica::engine
