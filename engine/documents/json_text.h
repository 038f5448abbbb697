// JSON text from outside: parsing within bounds, and places in the text.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/documents/editable_document.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// Bounds of a document from a stranger: a ruleset, a position, settings, a line of a record.
inline constexpr std::size_t kMaxDocumentBytes = 1 << 20;
inline constexpr std::size_t kMaxDocumentValues = 1 << 17;
inline constexpr int kMaxDocumentDepth = 24;
/// Bytes of one key: every pointer below a key repeats it.
inline constexpr std::size_t kMaxKeyBytes = 1000;
/// Bounds of a file that holds many documents: scenarios, positions.
inline constexpr std::size_t kMaxCollectionBytes = 16 << 20;
inline constexpr std::size_t kMaxCollectionValues = 1 << 21;

/// The limits of a text.
struct JsonBounds {
    std::size_t bytes = kMaxDocumentBytes;
    std::size_t values = kMaxDocumentValues;  ///< of any type, containers included
    int depth = kMaxDocumentDepth;            ///< levels of nested containers
};
inline constexpr JsonBounds kCollectionBounds{kMaxCollectionBytes, kMaxCollectionValues, kMaxDocumentDepth};

constexpr bool isJsonSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Builds the document while reading and stops at the first error, exceeded bound or duplicate key, without reading
/// further. A problem carries line and column.
Expected<nlohmann::json> parseJson(std::string_view text, std::string_view source = {}, const JsonBounds& bounds = {});

/// For a text that is not JSON: the change that fixes its first fault, if the intention is clear.
std::optional<TextChange> mendOfJson(std::string_view text);

/// The place in `text` of the first byte of the value at `pointer`; 0,0 if it does not exist. For several values of one
/// text, use a PlaceIndex.
TextPlace placeOf(std::string_view text, std::string_view pointer);

/// The range of the whole value; all 0 if it does not exist.
TextRange rangeOf(std::string_view text, std::string_view pointer);

/// The offset of the byte at a place; the end of the line or of the text if there is no byte.
std::size_t offsetOf(std::string_view text, TextPlace place);

/// The name, with its quotes, of the member whose value begins at `offset` of valid JSON: a view into `text`. Empty for
/// elements and for the root value. Reads only the name.
std::string_view nameBefore(std::string_view text, std::size_t offset);

/// Lines and columns of a text. Columns count characters, not bytes.
class LineIndex {
public:
    /// `text` must outlive the index.
    explicit LineIndex(std::string_view text) : text_(text) {}

    TextPlace at(std::size_t offset);
    /// Bytes read so far.
    std::size_t work() const { return work_; }

private:
    static constexpr std::size_t kStride = 1024;

    TextPlace walk(TextPlace place, std::size_t from, std::size_t to);

    std::string_view text_;
    std::vector<TextPlace> marks_{{1, 1}};  ///< of every kStride-th byte
    std::size_t work_ = 0;
};

/// Finds the places of values by their pointers. Remembers what it has read: any number of queries together costs no
/// more than reading the text once for each level of its containers.
class PlaceIndex {
public:
    /// `text` need not be valid JSON; it must outlive the index.
    explicit PlaceIndex(std::string_view text);

    /// As placeOf().
    TextPlace find(std::string_view pointer);
    /// As rangeOf().
    TextRange range(std::string_view pointer);
    /// Sets the place and the range of a problem to those of the value at its pointer.
    void locate(Diagnostic& problem);
    /// Bytes read so far; a byte may count several times.
    std::size_t work() const { return work_ + lines_.work(); }

private:
    /// The known part of an object or array: the places of its first children.
    struct Span {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    struct Container {
        bool isObject = false;
        bool ended = false;
        std::size_t next = 0;  ///< where to continue reading
        std::vector<Span> elements;
        std::map<std::string, Span, std::less<>> members;
    };

    /// The container that begins at `offset`; nullptr if there is none.
    Container* containerAt(std::size_t offset);
    std::optional<Span> childAt(std::size_t parent, const std::string& token);
    std::optional<Span> spanAt(std::string_view pointer);
    void readChild(Container& container);

    std::string_view text_;
    Span whole_;
    std::map<std::size_t, Container> containers_;  ///< by the offset of their opening bracket
    LineIndex lines_;
    std::size_t work_ = 0;
};

}  // namespace gnostica::engine
