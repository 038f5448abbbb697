// JSON text from outside: read within bounds, and places in it.
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

/// Bounds of what a document from a stranger may be: a ruleset, a position, settings, a line of a record.
inline constexpr std::size_t kMaxDocumentBytes = 1 << 20;
inline constexpr std::size_t kMaxDocumentValues = 1 << 17;
inline constexpr int kMaxDocumentDepth = 24;
/// Bytes of one key: keys come again in every pointer below them.
inline constexpr std::size_t kMaxKeyBytes = 1000;
/// Bounds of a file that holds many documents: scenarios, positions.
inline constexpr std::size_t kMaxCollectionBytes = 16 << 20;
inline constexpr std::size_t kMaxCollectionValues = 1 << 21;

/// What a text may be at most.
struct JsonBounds {
    std::size_t bytes = kMaxDocumentBytes;
    std::size_t values = kMaxDocumentValues;  ///< of any type, containers included
    int depth = kMaxDocumentDepth;            ///< containers in containers
};
inline constexpr JsonBounds kCollectionBounds{kMaxCollectionBytes, kMaxCollectionValues, kMaxDocumentDepth};

constexpr bool isJsonSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Builds the document while it reads, and stops at the first error, bound, or key that is named twice: nothing beyond
/// is looked at. A problem carries line and column.
Expected<nlohmann::json> parseJson(std::string_view text, std::string_view source = {}, const JsonBounds& bounds = {});

/// Of a text that is not JSON: what puts its first fault right, if it is clear what was meant.
std::optional<TextChange> mendOfJson(std::string_view text);

/// Where in `text` the value that `pointer` names begins; 0,0 if it is not there. For several values of one text, ask a
/// PlaceIndex.
TextPlace placeOf(std::string_view text, std::string_view pointer);

/// Where the whole value stands; all 0 if it is not there.
TextRange rangeOf(std::string_view text, std::string_view pointer);

/// The byte that stands there; the end of the line, or of the text, if nothing does.
std::size_t offsetOf(std::string_view text, TextPlace place);

/// The name, with its quotes, of the member whose value begins at `offset` of valid JSON: a part of `text`. Empty for
/// elements and for the whole. Looks at no more than the name.
std::string_view nameBefore(std::string_view text, std::size_t offset);

/// Lines and columns of a text. Columns count characters, not bytes.
class LineIndex {
public:
    /// `text` must outlive the index.
    explicit LineIndex(std::string_view text) : text_(text) {}

    TextPlace at(std::size_t offset);
    /// Bytes looked at so far.
    std::size_t work() const { return work_; }

private:
    static constexpr std::size_t kStride = 1024;

    TextPlace walk(TextPlace place, std::size_t from, std::size_t to);

    std::string_view text_;
    std::vector<TextPlace> marks_{{1, 1}};  ///< of every kStride-th byte
    std::size_t work_ = 0;
};

/// Finds the places of values by their pointers. It remembers what it has passed: any number of questions costs no more
/// than reading the text once for each level of its containers.
class PlaceIndex {
public:
    /// `text` need not be valid JSON; it must outlive the index.
    explicit PlaceIndex(std::string_view text);

    /// As placeOf() …
    TextPlace find(std::string_view pointer);
    /// … and rangeOf().
    TextRange range(std::string_view pointer);
    /// Tells a problem where the value is that its pointer names.
    void locate(Diagnostic& problem);
    /// Bytes looked at so far, of which one may count several times.
    std::size_t work() const { return work_ + lines_.work(); }

private:
    /// What is known of an object or array: the places of its first children.
    struct Span {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    struct Container {
        bool isObject = false;
        bool ended = false;
        std::size_t next = 0;  ///< where to read on
        std::vector<Span> elements;
        std::map<std::string, Span, std::less<>> members;
    };

    /// The container that begins there; nullptr if none does.
    Container* containerAt(std::size_t offset);
    std::optional<Span> childAt(std::size_t parent, const std::string& token);
    std::optional<Span> spanAt(std::string_view pointer);
    void readChild(Container& container);

    std::string_view text_;
    Span whole_;
    std::map<std::size_t, Container> containers_;  ///< by the place of their bracket
    LineIndex lines_;
    std::size_t work_ = 0;
};

}  // namespace gnostica::engine
