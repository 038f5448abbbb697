// What is wrong with a text that is not JSON.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/documents/editable_document.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// What DiagnosticCode::syntax says was expected (Diagnostic::expected) where a text is not JSON. The words are codes.
namespace json_fault {
inline constexpr std::string_view kEncoding = "json-encoding";    ///< UTF-8; it is UTF-16 or UTF-32
inline constexpr std::string_view kUtf8 = "json-utf-8";           ///< UTF-8; this byte is none
inline constexpr std::string_view kComment = "json-comment";      ///< there are no comments
inline constexpr std::string_view kFence = "json-fence";          ///< no Markdown round the document
inline constexpr std::string_view kComma = "json-comma";          ///< no comma before another or a closing bracket
inline constexpr std::string_view kQuotes = "json-quotes";        ///< straight double quotes
inline constexpr std::string_view kEnd = "json-end";              ///< more: brackets or quotes are not closed
inline constexpr std::string_view kControl = "json-control";      ///< no line break or tab in a string
inline constexpr std::string_view kEscape = "json-escape";        ///< something known after a backslash
inline constexpr std::string_view kNumber = "json-number";        ///< a number of the right form and size
inline constexpr std::string_view kKey = "json-key";              ///< a key
inline constexpr std::string_view kColon = "json-colon";          ///< a colon
inline constexpr std::string_view kValue = "json-value";          ///< a value
inline constexpr std::string_view kSeparator = "json-separator";  ///< a comma or a closing bracket
inline constexpr std::string_view kBrace = "json-brace";          ///< "}"; this bracket closes something else
inline constexpr std::string_view kSquare = "json-square";        ///< "]"; likewise
inline constexpr std::string_view kNothing = "json-nothing";      ///< nothing behind the document, or around it
}  // namespace json_fault

/// What a mend (EditKind::mend) says that no fault is called: the others bear the code of the fault that they put
/// right.
namespace json_mend {
inline constexpr std::string_view kBracket = "json-bracket";  ///< takes away a bracket that closes nothing
}  // namespace json_mend

struct JsonFault {
    std::string_view code;
    std::size_t at = 0;                      ///< the byte at which somebody finds it
    std::string found;                       ///< what stands there, if it is legible
    std::optional<TextChange> mend;          ///< puts it right, where it is clear what was meant; there may be more
    std::string_view mendedAs;               ///< of which fault the mend is: mostly `code`
    std::optional<std::size_t> opened = {};  ///< of kBrace and kSquare: the bracket that is to be closed
};

/// Why a parser stopped at this byte.
JsonFault jsonFaultAt(std::string_view text, std::size_t offset);

/// The same as a problem with its place, and with a fix (EditKind::mend) if there is one.
Diagnostic problemOf(const JsonFault& fault, std::string_view text);

}  // namespace gnostica::engine
