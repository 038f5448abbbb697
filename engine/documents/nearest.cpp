// "Did you mean": the nearest of the known words.
#include "engine/documents/nearest.h"

#include "engine/model/neutral_text.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {

namespace {

/// Longer words are not misspellings, and cost time.
constexpr std::size_t kLongest = 48;

/// Damerau-Levenshtein distance without case: an additional, missing or different letter and two swapped neighbours
/// count one each.
std::size_t distance(std::string_view a, std::string_view b) {
    using Row = std::array<std::size_t, kLongest + 1>;
    Row older{};
    Row last{};
    Row row{};
    for (std::size_t j = 0; j <= b.size(); ++j) {
        last[j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = smallLetter(a[i - 1]) == smallLetter(b[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0U : 1U)});
            const bool swapped = i > 1 && j > 1 && smallLetter(a[i - 1]) == smallLetter(b[j - 2]) &&
                                 smallLetter(a[i - 2]) == smallLetter(b[j - 1]);
            if (swapped) {
                row[j] = std::min(row[j], older[j - 2] + 1);
            }
        }
        older = last;
        last = row;
    }
    return last[b.size()];
}

std::string nearestWithin(std::string_view word, const std::vector<std::string>& candidates, std::size_t mistakes) {
    if (word.empty() || word.size() > kLongest) {
        return {};
    }
    std::size_t best = mistakes + 1;
    std::string found;
    for (const std::string& candidate : candidates) {
        // A guess that shares no letter with the word is useless.
        const std::size_t limit = std::min(best, std::max(word.size(), candidate.size()));
        if (candidate.size() <= kLongest && distance(word, candidate) < limit) {
            best = distance(word, candidate);
            found = candidate;
        }
    }
    return found;
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
    return nearestWithin(word, candidates, 1 + word.size() / 4);  // one mistake, plus one for every four letters
}

std::string misspelt(std::string_view word, const std::vector<std::string>& candidates) {
    constexpr std::size_t mostMistakes = 2;
    return nearestWithin(word, candidates, std::min(mostMistakes, word.size() / 4));
}

}  // namespace gnostica::engine
