// What is wrong with a document: collecting it, and the checks that one option describes.
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

/// Texts that a document brings along, in bytes.
inline constexpr std::size_t kLongestName = 120;
inline constexpr std::size_t kLongestSummary = 2000;
/// What an author may count up to, in the key "version": of two documents with one id the greater is the newer.
inline constexpr int kMaxVersion = 1'000'000;

/// An error without a place in a text.
Diagnostic problemAt(DiagnosticCode code, std::string pointer, std::string found = {}, std::string expected = {},
                     std::string suggestion = {});

/// A format that nobody knows: of a later version of the program, or of none. `known` is the highest; the lowest is 1.
Diagnostic wrongFormat(std::string pointer, const nlohmann::json& found, int known);

/// A problem of a text, told where in it the value stands.
Diagnostic placedIn(Diagnostic problem, std::string_view text, std::string_view source);

/// Those that name no text are problems of this one, and told likewise; then all are in the order of their places.
Diagnostics placedIn(Diagnostics problems, std::string_view text, std::string_view source);

/// In the order in which they are met by somebody who reads: errors first, the texts as they are named first, and each
/// from its beginning; what has no place comes last.
void sortByPlace(Diagnostics& problems);

/// Moves all that a problem of a part points to, so that it is one of the whole that has the part at this pointer.
void moveBelow(Diagnostic& problem, std::string_view pointer);

/// Collects problems up to a number beyond which more would help nobody: a document from a stranger may hold a
/// hundred thousand mistakes.
class Problems {
public:
    static constexpr std::size_t kMost = 100;

    void add(Diagnostic problem);
    void wrongType(const std::string& pointer, const nlohmann::json& value, std::string expected,
                   std::vector<Fix> fixes = {});
    /// `suggestion` is looked for among `known`; `fixes` come behind it.
    void wrongValue(const std::string& pointer, const nlohmann::json& value, const std::vector<std::string>& known,
                    std::vector<Fix> fixes = {});
    /// A list of `count` elements that has fewer than `least` or more than `most`.
    void wrongCount(const std::string& pointer, std::size_t count, std::size_t least, std::size_t most,
                    std::vector<Fix> fixes = {});
    /// `parent` points to the object.
    void unknownKey(const std::string& parent, const std::string& key, const std::vector<std::string>& known);
    /// `standard`: what can be added, if that is known; `fixes` come behind it.
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

/// Does this JSON pointer name what `outer` names, or something within it?
bool isWithin(std::string_view pointer, std::string_view outer);

/// The tokens of a JSON pointer, unescaped.
std::vector<std::string> tokensOf(std::string_view pointer);

/// The place in a list that a token names; nothing if it cannot name one.
std::optional<std::size_t> placeIn(std::string_view token);

/// The value that a pointer names, or nullptr. Never throws.
const nlohmann::json* valueAt(const nlohmann::json& document, std::string_view pointer);

/// A value as a problem shows it: a string itself, anything else as JSON; cut where it is long.
std::string shown(const nlohmann::json& value);

/// As many bytes of a text, or a few less: never a part of a character.
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

/// True if no value lies deeper than `depth` containers.
bool withinDepth(const nlohmann::json& value, int depth);

/// Type, range and choices.
void checkValue(const Option& option, const nlohmann::json& value, const std::string& pointer, Problems& problems);

/// What an object may hold: options, whose pointers are relative to it, and other keys that are checked elsewhere.
struct Shape {
    std::span<const Option> options;
    std::vector<std::string> others;
    bool complete = true;                   ///< every option must be there …
    std::vector<std::string> mayLack = {};  ///< … but those at these pointers
};
void checkObject(const nlohmann::json& object, const std::string& pointer, const Shape& shape, Problems& problems);

}  // namespace gnostica::engine
