#include "engine/notation/space_name.h"

#include "engine/model/neutral_text.h"
#include "engine/notation/words.h"

#include <algorithm>
#include <cstdlib>

namespace gnostica::engine {
namespace {

constexpr int kLetters = 26;
/// Column and row of the space 0,0: they leave room around the first territories before names pass a and 1.
constexpr int kFirstColumn = 3;  // d
constexpr int kFirstRow = 4;
constexpr std::size_t kMostLetters = 4;  // reaches far beyond kCoordinateLimit

/// a to z, aa to zz, aaa …, for 0 …
std::string letters(int number) {
    std::string text;
    for (++number; number > 0; number = (number - 1) / kLetters) {
        text.insert(text.begin(), static_cast<char>('a' + (number - 1) % kLetters));
    }
    return text;
}

int numberOf(std::string_view letters) {
    int number = 0;
    for (const char letter : letters) {
        number = number * kLetters + (smallLetter(letter) - 'a' + 1);
    }
    return number - 1;
}

/// The parts of a name; no letters if the text is not a name.
struct Parts {
    bool west = false;  ///< west of a
    std::string_view letters;
    std::string_view number;
};

Parts takeApart(std::string_view text) {
    Parts parts;
    parts.west = text.starts_with('-');
    text.remove_prefix(parts.west ? 1 : 0);
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(text, isLetter) - text.begin());
    parts.letters = text.substr(0, end);
    parts.number = text.substr(end);
    return parts;
}

}  // namespace

std::string columnName(int column) {
    const int number = column + kFirstColumn;
    return number >= 0 ? letters(number) : '-' + letters(-number - 1);
}

std::string rowName(int row) {
    return std::to_string(row + kFirstRow);
}

std::string nameOnEdge(Space space) {
    return columnName(space.column) + rowName(space.row);
}

std::optional<Space> spaceNamed(std::string_view name) {
    const Parts parts = takeApart(name);
    const auto number = parseNumber(parts.number);
    if (parts.letters.empty() || parts.letters.size() > kMostLetters || !number) {
        return std::nullopt;
    }
    const int letters = numberOf(parts.letters);
    const int column = (parts.west ? -letters - 1 : letters) - kFirstColumn;
    const int row = *number - kFirstRow;
    if (std::abs(column) > kCoordinateLimit || std::abs(row) > kCoordinateLimit) {
        return std::nullopt;
    }
    return Space{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
}

bool looksLikeSpaceName(std::string_view text) {
    const Parts parts = takeApart(text);
    return !parts.letters.empty() && parseNumber(parts.number).has_value();
}

}  // namespace gnostica::engine
