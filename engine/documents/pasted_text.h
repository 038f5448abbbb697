// Documents out of letters, forums and bug reports.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// A document that somebody has copied together with what stands round it: a fence of code, "> " before each line,
/// sentences before and after, curly quotes. Everything but the document becomes blank, so that lines and columns stay
/// what they were. A text that begins with a document and ends with it is given back as it is.
std::string pastedDocument(std::string_view text);

/// A text of which everything but one document is blank.
struct LoneDocument {
    std::string text;
    std::size_t begin = 0;  ///< of the document
};

/// The same, but only of a text in which there is no other document: nobody knows which of two is meant.
std::optional<LoneDocument> loneDocument(std::string_view text);
/// Whether what follows a document is only words: it neither goes on as JSON does nor holds another document, or a
/// list.
bool areWords(std::string_view behind);

}  // namespace gnostica::engine
