// Where something stood in a text before it was changed.
#pragma once

#include "engine/documents/editable_document.h"

#include <cstddef>
#include <string>
#include <vector>

namespace gnostica::engine {

/// A text on its way through changes, and what it was.
class TextHistory {
public:
    explicit TextHistory(std::string text);

    const std::string& now() const { return now_; }
    const std::string& first() const { return eras_.front().text; }

    void make(const TextChange& change);
    /// A change after which every character stands where it stood, in the same line and column, but in other bytes.
    void convert(const TextChange& change);

    /// The place in the first text of what is now at `place`; of inserted text, where it was inserted.
    TextPlace placeBefore(TextPlace place) const;

private:
    /// What was replaced by how much.
    struct Cut {
        std::size_t offset = 0;
        std::size_t removed = 0;
        std::size_t inserted = 0;

        std::size_t before(std::size_t at) const;
    };
    /// From one conversion to the next.
    struct Era {
        std::string text;  ///< at its beginning …
        std::vector<Cut> cuts;
        std::string last = {};  ///< … and at its end, if that has come
    };

    std::vector<Era> eras_;
    std::string now_;
};

}  // namespace gnostica::engine
