// Texts that editors have saved in an encoding other than UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace gnostica::engine {

/// Is the text in UTF-16 or UTF-32? Judged by its byte order mark, or by the positions of zeros.
bool isWide(std::string_view text);

/// Such a text in UTF-8, without a mark. Invalid units become U+FFFD.
std::string narrowed(std::string_view text);

/// Reads bytes that are not UTF-8 as Windows-1252 (Latin-1 with a few more characters); all others stay the same.
std::string latinConverted(std::string_view text);

}  // namespace gnostica::engine
