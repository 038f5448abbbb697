// Faults in a text that is not JSON.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/documents/editable_document.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// The expected part (Diagnostic::expected) of DiagnosticCode::syntax for a text that is not JSON. The words are codes.
namespace json_fault {
inline constexpr std::string_view kEncoding = "json-encoding";    ///< UTF-8; the text is UTF-16 or UTF-32
inline constexpr std::string_view kUtf8 = "json-utf-8";           ///< UTF-8; this byte is not valid
inline constexpr std::string_view kComment = "json-comment";      ///< no comments
inline constexpr std::string_view kFence = "json-fence";          ///< no Markdown around the document
inline constexpr std::string_view kComma = "json-comma";          ///< no comma before a comma or a closing bracket
inline constexpr std::string_view kQuotes = "json-quotes";        ///< straight double quotes
inline constexpr std::string_view kEnd = "json-end";              ///< more text: brackets or quotes are not closed
inline constexpr std::string_view kControl = "json-control";      ///< no line break or tab in a string
inline constexpr std::string_view kEscape = "json-escape";        ///< a known character after a backslash
inline constexpr std::string_view kNumber = "json-number";        ///< a number of the right form and size
inline constexpr std::string_view kKey = "json-key";              ///< a key
inline constexpr std::string_view kColon = "json-colon";          ///< a colon
inline constexpr std::string_view kValue = "json-value";          ///< a value
inline constexpr std::string_view kSeparator = "json-separator";  ///< a comma or a closing bracket
inline constexpr std::string_view kBrace = "json-brace";          ///< "}"; this bracket closes nothing that is open
inline constexpr std::string_view kSquare = "json-square";        ///< "]"; the same
inline constexpr std::string_view kNothing = "json-nothing";      ///< nothing after the document or around it
}  // namespace json_fault

/// Mends (EditKind::mend) that have no fault of the same name. The others have the code of the fault that they fix.
namespace json_mend {
inline constexpr std::string_view kBracket = "json-bracket";  ///< removes a bracket that closes nothing
}  // namespace json_mend

struct JsonFault {
    std::string_view code;
    std::size_t at = 0;                      ///< the byte where a person would find it
    std::string found;                       ///< the text at the fault, if it is legible
    std::optional<TextChange> mend;          ///< fixes the fault, if the intention is clear; other faults may remain
    std::string_view mendedAs;               ///< the code of the fault that the mend fixes, mostly `code`
    std::optional<std::size_t> opened = {};  ///< for kBrace and kSquare: the bracket to close
};

/// The reason why a parser stopped at this byte.
JsonFault jsonFaultAt(std::string_view text, std::size_t offset);

/// The fault as a problem with its place, with a fix (EditKind::mend) if there is one.
Diagnostic problemOf(const JsonFault& fault, std::string_view text);

}  // namespace gnostica::engine
