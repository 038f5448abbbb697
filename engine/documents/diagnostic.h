// Errors as values, for every boundary where input comes from outside. They contain no English: the app words them.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace gnostica::engine {

/// The kind of problem in a piece of input.
enum class DiagnosticCode : std::uint8_t {
    // text and JSON
    syntax,    ///< wrong format: `expected` names the fault (json_fault) or the part of a step, `found` the text there
    tooLarge,  ///< a count over a bound; `expected` is the bound
    unknownKey,  ///< `found` is the key, `suggestion` the nearest known one
    missingKey,  ///< `expected` is the key
    wrongType,   ///< `expected` and `found` are JSON types; `expected` may also be kTextsType
    wrongValue,  ///< `found` is the value, `expected` the values or the range
    duplicate,   ///< `found` is named twice, or is the id of another ruleset, whose file is `expected`
    conflict,    ///< two values exclude each other: `found` and `expected` are their pointers
    // rulesets
    unknownRuleset,   ///< `found` is an id
    unknownPower,     ///< the same
    unknownMechanic,  ///< the same
    circularParent,   ///< `extends` leads back to the document itself
    noExpansion,      ///< `found` is a game, but only an expansion is allowed here
    emptyLayout,      ///< a board without cards
    redundant,        ///< the parent has the same value
    neverEnds,        ///< nothing can end the game; `found` is the mechanic that cannot, or empty
    noCardsUsed,      ///< no card can ever be played or activated
    // positions and steps
    unknownWord,  ///< `found` is a word of a step
    unknownCard,
    unknownSpace,
    unknownPiece,  ///< no such piece on the board
    unknownSeat,
    ambiguous,    ///< could mean two things: `found` and `expected` are both spellings
    illegal,      ///< a step that is not legal; `rule` says why
    tooMany,      ///< more pieces, cards, seats or elements than allowed; `expected` is the maximum
    tooFew,       ///< a list with fewer elements than `expected`
    switchedOff,  ///< `found` is a key without effect, because this ruleset switches its subject off
    truncated,    ///< a record that ends in the middle of a line; the lines before it can be played
    withinTurn,   ///< a position in the middle of a turn at which these rules cannot start
    // files and texts as a whole
    empty,          ///< the file or text is empty
    tooLong,        ///< `expected` is the number of bytes allowed
    tooDeep,        ///< nested too deeply: `expected` is the number of levels allowed
    tooManyValues,  ///< `expected` is the number of values allowed
    otherKind,      ///< `found` and `expected` are kinds of documents, as in toText(DocumentKind)
    notRegular,     ///< the path `found` does not lead to an ordinary file
    missingFile,    ///< nothing exists at the path `found`
    unreadFile,     ///< the file at the path `found` cannot be read
    outsideFile,    ///< the file at the path `found` is outside the folder of the file that names it
    laterVersion,   ///< a format: `found` is its version, `expected` the highest known one
    // plug-ins
    nameTaken,       ///< a power or mechanic `found` already exists; the plug-in is not used
    notAPlugin,      ///< not a library, or a library without the interface `expected`
    otherBuild,      ///< a plug-in built with other headers or another compiler: `found` and `expected` are ABI tags
    notLoaded,       ///< the system could not load the library: `found` is the system's message
    pluginThrew,     ///< switched off: its code threw while it was loaded; `found` is the text of the exception
    pluginCrashed,   ///< switched off: the signal `found` ended a program in its code
    pluginNotLived,  ///< switched off: the program ended before it was loaded
    pluginUnwanted   ///< plug-ins are switched off for this run
};

/// The type that DiagnosticCode::wrongType expects for a text with one wording per language: {"en": "…"}.
inline constexpr const char* kTextsType = "texts";

enum class Severity : std::uint8_t {
    error,
    warning,  ///< it can still be played
    note      ///< not a fault, but useful to know
};

/// A place in a text: 1-based; 0 where unknown.
struct TextPlace {
    int line = 0;
    int column = 0;
    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// A range of a text: the bytes from `begin` up to `end`, and their places. All 0 where unknown.
struct TextRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    TextPlace from;
    TextPlace to;
    friend bool operator==(const TextRange&, const TextRange&) = default;
};

enum class EditKind : std::uint8_t {
    set,     ///< `text` is the new value, as JSON
    remove,  ///< a member or an element
    rename,  ///< `text` is the member's new name
    mend     ///< for a text that is not JSON: repairs the place where the parser stops; `text` is the fault
};

/// One change to a document.
struct Edit {
    EditKind kind = EditKind::set;
    std::string pointer;
    std::string text;
    friend bool operator==(const Edit&, const Edit&) = default;
};

/// The kind of a fix, for the sentence that offers it.
enum class FixCode : std::uint8_t {
    rename,       ///< a key to a known key
    replace,      ///< a value by a known value
    clamp,        ///< a number to the nearest allowed number
    setDefault,   ///< sets a value to its default, or adds a missing value
    remove,       ///< something useless, unknown or surplus
    agree,        ///< changes a value to agree with another
    addMechanic,  ///< the missing mechanic, in the first edit
    respell       ///< the text, to make it valid JSON
};

/// A fix for a problem: edits of the document that the problem is blamed on. They must be applied together.
struct Fix {
    FixCode code = FixCode::replace;
    std::vector<Edit> edits;
    friend bool operator==(const Fix&, const Fix&) = default;
};

/// One problem: severity, code, place and values. Plain data that editor, command line and tests all show.
struct Diagnostic {
    DiagnosticCode code = DiagnosticCode::syntax;
    Severity severity = Severity::error;
    std::string source;   ///< file name, or empty
    std::string pointer;  ///< JSON pointer (RFC 6901), or empty
    TextPlace place;
    std::string found;
    std::string expected;
    std::string suggestion;  ///< "did you mean", or empty
    std::string rule;        ///< rule id, or empty
    /// The range of the value, which begins at `place`.
    TextRange range = {};
    /// Pointers of other values involved: the other half of a conflict, the terms of a sum.
    std::vector<std::string> involved = {};
    /// Best first.
    std::vector<Fix> fixes = {};
    /// For an unknown power or mechanic: unused plug-ins that provide it or may provide it.
    std::vector<std::string> plugins = {};
    /// For a wrong closing bracket: the place of the opening bracket to close.
    TextPlace opened = {};
    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// Does the problem prevent the use of the input?
inline bool isError(const Diagnostic& problem) {
    return problem.severity == Severity::error;
}

/// A value, or the problems that prevented it.
template <class T>
using Expected = tl::expected<T, Diagnostic>;
template <class T>
using Checked = tl::expected<T, Diagnostics>;

inline tl::unexpected<Diagnostic> failure(Diagnostic problem) {
    return tl::unexpected(std::move(problem));
}

}  // namespace gnostica::engine
