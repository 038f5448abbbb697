// Texts that editors have saved in something else than UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace gnostica::engine {

/// Judged by its byte order mark, or by where zeros stand in it: the text is in UTF-16 or UTF-32.
bool isWide(std::string_view text);

/// Of such a text: the same in UTF-8, without a mark. What is no character becomes U+FFFD.
std::string narrowed(std::string_view text);

/// Bytes that are no UTF-8 are read as Windows-1252, which is Latin-1 with a few characters more; all others stay.
std::string latinConverted(std::string_view text);

}  // namespace gnostica::engine
