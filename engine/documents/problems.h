// Problems of a document: collecting them, and the checks that one option describes.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/documents/options.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// Maximum lengths of the texts in a document, in bytes.
inline constexpr std::size_t kLongestName = 120;
inline constexpr std::size_t kLongestSummary = 2000;
/// Maximum of the key "version": of two documents with the same id, the one with the greater version is newer.
inline constexpr int kMaxVersion = 1'000'000;

/// An error without a place in a text.
Diagnostic problemAt(DiagnosticCode code, std::string pointer, std::string found = {}, std::string expected = {},
                     std::string suggestion = {});

/// An unknown format: of a later version of the program, or invalid. `known` is the highest; the lowest is 1.
Diagnostic wrongFormat(std::string pointer, const nlohmann::json& found, int known);

/// Returns a problem of a text with its place in the text.
Diagnostic placedIn(Diagnostic problem, std::string_view text, std::string_view source);

/// Problems without a source become problems of this text and get their places; then all are sorted by place.
Diagnostics placedIn(Diagnostics problems, std::string_view text, std::string_view source);

/// Sorts into reading order: errors first, then by text in the order in which the texts are first named, and within
/// each text by place. Problems without a place come last.
void sortByPlace(Diagnostics& problems);

/// Moves all pointers of a problem of a part below `pointer`, so that it is a problem of the whole.
void moveBelow(Diagnostic& problem, std::string_view pointer);

/// Collects problems up to a useful number: a document from a stranger may contain a hundred thousand mistakes.
class Problems {
public:
    static constexpr std::size_t kMost = 100;

    void add(Diagnostic problem);
    void wrongType(const std::string& pointer, const nlohmann::json& value, std::string expected,
                   std::vector<Fix> fixes = {});
    /// Looks for `suggestion` among `known`; `fixes` come after its fix.
    void wrongValue(const std::string& pointer, const nlohmann::json& value, const std::vector<std::string>& known,
                    std::vector<Fix> fixes = {});
    /// A list of `count` elements that has fewer than `least` or more than `most`.
    void wrongCount(const std::string& pointer, std::size_t count, std::size_t least, std::size_t most,
                    std::vector<Fix> fixes = {});
    /// `parent` points to the object.
    void unknownKey(const std::string& parent, const std::string& key, const std::vector<std::string>& known);
    /// `standard`: the value to add, if it is known; `fixes` come after that fix.
    void missingKey(const std::string& parent, const std::string& key, RuleId rule = {},
                    const nlohmann::json& standard = nullptr, std::vector<Fix> fixes = {});
    void conflict(const std::string& pointer, const std::string& other, RuleId rule, std::vector<Fix> fixes = {});

    bool empty() const { return list_.empty(); }
    bool full() const { return list_.size() >= kMost; }
    const Diagnostics& list() const { return list_; }
    Diagnostics take() { return std::move(list_); }

private:
    Diagnostics list_;
};

/// JSON pointer of a member or an element.
std::string childOf(std::string_view parent, std::string_view key);
std::string childOf(std::string_view parent, std::size_t place);

/// Does this JSON pointer name the same value as `outer`, or a value inside it?
bool isWithin(std::string_view pointer, std::string_view outer);

/// The tokens of a JSON pointer, unescaped.
std::vector<std::string> tokensOf(std::string_view pointer);

/// The index in a list that a token names; nullopt if it is not an index.
std::optional<std::size_t> placeIn(std::string_view token);

/// The value that a pointer names, or nullptr. Never throws.
const nlohmann::json* valueAt(const nlohmann::json& document, std::string_view pointer);

/// A value as a problem shows it: strings without quotes, anything else as JSON; long values are cut.
std::string shown(const nlohmann::json& value);

/// At most `longest` bytes of a text, never cutting a character.
std::string beginningOf(std::string_view text, std::size_t longest);

/// "b, c, d"
std::string joined(const std::vector<std::string>& words);

/// The keys of a map by name, sorted.
template <class Map>
std::vector<std::string> keysOf(const Map& map) {
    std::vector<std::string> keys;
    keys.reserve(map.size());
    for (const auto& entry : map) {
        keys.push_back(entry.first);
    }
    return keys;
}

/// Is no value nested deeper than `depth` containers?
bool withinDepth(const nlohmann::json& value, int depth);

/// Checks type, range and choices.
void checkValue(const Option& option, const nlohmann::json& value, const std::string& pointer, Problems& problems);

/// The allowed members of an object: options, whose pointers are relative to it, and keys that are checked elsewhere.
struct Shape {
    std::span<const Option> options;
    std::vector<std::string> others;
    bool complete = true;                   ///< is every option required …
    std::vector<std::string> mayLack = {};  ///< … except those at these pointers?
};
void checkObject(const nlohmann::json& object, const std::string& pointer, const Shape& shape, Problems& problems);

}  // namespace gnostica::engine
