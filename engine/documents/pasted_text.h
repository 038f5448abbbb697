// Documents from letters, forums and bug reports.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// Extracts a document that was copied together with its surroundings: a code fence, "> " before each line, sentences
/// before and after, curly quotes. Blanks replace everything else, so that lines and columns stay the same. A text that
/// is only a document is returned unchanged.
std::string pastedDocument(std::string_view text);

/// A text in which blanks replace everything except one document.
struct LoneDocument {
    std::string text;
    std::size_t begin = 0;  ///< of the document
};

/// As pastedDocument(), but only if the text contains no other document: with two, the choice would be unclear.
std::optional<LoneDocument> loneDocument(std::string_view text);
/// Is the text after a document only words? It must not continue the JSON, nor contain another document or a list.
bool areWords(std::string_view behind);

}  // namespace gnostica::engine
