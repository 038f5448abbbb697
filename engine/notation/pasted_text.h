// Documents out of letters, forums and bug reports.
#pragma once

#include <string>
#include <string_view>

namespace gnostica::engine {

/// A document that somebody has copied together with what stands round it: a fence of code, "> " before each line,
/// sentences before and after, curly quotes. Everything but the document becomes blank, so that lines and columns stay
/// what they were. A text that begins with a document and ends with it is given back as it is.
std::string pastedDocument(std::string_view text);

}  // namespace gnostica::engine
