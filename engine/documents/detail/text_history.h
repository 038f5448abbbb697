// Original places of positions in a text that has been changed.
#pragma once

#include "engine/documents/editable_document.h"

#include <cstddef>
#include <string>
#include <vector>

namespace gnostica::engine {

/// A text with its history of changes.
class TextHistory {
public:
    explicit TextHistory(std::string text);

    const std::string& now() const { return now_; }
    const std::string& first() const { return eras_.front().text; }

    void make(const TextChange& change);
    /// A change that keeps the line and column of every character, but not its bytes.
    void convert(const TextChange& change);

    /// The place in the first text of the text that is now at `place`; for inserted text, the place of the insertion.
    TextPlace placeBefore(TextPlace place) const;

private:
    /// One replacement.
    struct Cut {
        std::size_t offset = 0;
        std::size_t removed = 0;
        std::size_t inserted = 0;

        std::size_t before(std::size_t at) const;
    };
    /// The period between two conversions.
    struct Era {
        std::string text;  ///< at the beginning
        std::vector<Cut> cuts;
        std::string last = {};  ///< at the end, if the period has ended
    };

    std::vector<Era> eras_;
    std::string now_;
};

}  // namespace gnostica::engine
