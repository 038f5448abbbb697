// Errors as values, at every boundary where input comes from outside. No English: the app words them.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace gnostica::engine {

/// What is wrong with a piece of input.
enum class DiagnosticCode : std::uint8_t {
    // text and JSON
    syntax,    ///< not the format: `expected` names the fault (json_fault) or the part of a step, `found` what is there
    tooLarge,  ///< a count over a bound; `expected` is the bound
    unknownKey,  ///< `found` is the key, `suggestion` the nearest known one
    missingKey,  ///< `expected` is the key
    wrongType,   ///< `expected` and `found` are JSON types; `expected` may be kTextsType, too
    wrongValue,  ///< `found` is the value, `expected` the values or the range
    duplicate,   ///< `found` is named twice, or is the id of another ruleset, too, whose file is `expected`
    conflict,    ///< two values exclude each other: `found` and `expected` are their pointers
    // rulesets
    unknownRuleset,   ///< `found` is an id
    unknownPower,     ///< likewise
    unknownMechanic,  ///< likewise
    circularParent,   ///< `extends` leads back to the document itself
    noExpansion,      ///< `found` is a game, where only an expansion can be named
    emptyLayout,      ///< a board on which no card lies
    redundant,        ///< the parent says the same
    neverEnds,        ///< nothing can end the game; `found` is the mechanic that never can, or there is none
    noCardsUsed,      ///< no card can ever be played or activated
    // positions and steps
    unknownWord,  ///< `found` is a word of a step
    unknownCard,
    unknownSpace,
    unknownPiece,  ///< no such piece on the board
    unknownSeat,
    ambiguous,    ///< could be meant in two ways: `found` and `expected` are both spellings
    illegal,      ///< a step that is not legal; `rule` says why
    tooMany,      ///< more pieces, cards, seats or elements than there may be; `expected` is the number
    tooFew,       ///< a list with fewer elements than `expected`
    switchedOff,  ///< `found` is a key that means nothing by this ruleset, which has switched off what it is about
    truncated,    ///< a record that stops within a line; the lines before can be played
    withinTurn,   ///< a moment of a turn at which these rules cannot take up a position
    // files and texts as a whole
    empty,          ///< there is nothing in it
    tooLong,        ///< `expected` is how many bytes are allowed
    tooDeep,        ///< likewise containers in containers
    tooManyValues,  ///< likewise values
    otherKind,      ///< `found` and `expected` are kinds of documents, as toText(DocumentKind) has them
    notRegular,     ///< the path `found` leads to no ordinary file
    missingFile,    ///< the path `found` leads to nothing
    unreadFile,     ///< the path `found` leads to a file that cannot be read
    outsideFile,    ///< the path `found` leads to a file outside the folder of what names it
    laterVersion,   ///< of a format: `found` is its version, `expected` the highest that is known
    // plug-ins
    nameTaken,       ///< a power or mechanic `found` is there already; the plug-in is not used
    notAPlugin,      ///< a library, or not even that, without the interface `expected`
    otherBuild,      ///< a plug-in made with other headers or another compiler: `found` and `expected` are ABI tags
    notLoaded,       ///< the system could not load the library: `found` is its own technical detail
    pluginThrew,     ///< switched off: its code threw while it was loaded; `found` is what the exception says
    pluginCrashed,   ///< switched off: a signal, `found`, ended a program in its code
    pluginNotLived,  ///< switched off: a program did not live to see it loaded
    pluginUnwanted   ///< nobody wants plug-ins this time
};

/// What DiagnosticCode::wrongType expects where a text has one wording for each language: {"en": "…"}.
inline constexpr const char* kTextsType = "texts";

enum class Severity : std::uint8_t {
    error,
    warning,  ///< it can be played all the same
    note      ///< nothing is wrong; it may be good to know
};

/// Where in a text: 1-based; 0 where unknown.
struct TextPlace {
    int line = 0;
    int column = 0;
    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// A piece of a text: bytes from `begin` up to `end`, and where these are. All 0 where unknown.
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
    mend     ///< of a text that is not JSON: what stands where the parser stops is put right; `text` is the fault
};

/// One change of a document.
struct Edit {
    EditKind kind = EditKind::set;
    std::string pointer;
    std::string text;
    friend bool operator==(const Edit&, const Edit&) = default;
};

/// What a fix does, for the sentence that offers it.
enum class FixCode : std::uint8_t {
    rename,       ///< a key to a known one
    replace,      ///< a value by a known one
    clamp,        ///< a number to the nearest that is allowed
    setDefault,   ///< a value by the standard one, or adds what is missing
    remove,       ///< what is useless, unknown or too much
    agree,        ///< changes a value so that it agrees with another
    addMechanic,  ///< the mechanic that is needed, by the first edit
    respell       ///< the text, so that it is JSON
};

/// A way out of a problem: edits of the document that the problem is blamed on, to be done together.
struct Fix {
    FixCode code = FixCode::replace;
    std::vector<Edit> edits;
    friend bool operator==(const Fix&, const Fix&) = default;
};

/// One problem: severity, code, place and values. Plain data that editor, command line and tests show alike.
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
    /// The value itself; `place` is where it begins.
    TextRange range = {};
    /// Pointers of further values that have a part in it: the other half of a conflict, the terms of a sum.
    std::vector<std::string> involved = {};
    /// The best first.
    std::vector<Fix> fixes = {};
    /// Of an unknown power or mechanic: the plug-ins that are not used, and one of which brings it, or may.
    std::vector<std::string> plugins = {};
    /// Of a wrong closing bracket: where the one stands that is to be closed.
    TextPlace opened = {};
    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// What keeps an input from being used.
inline bool isError(const Diagnostic& problem) {
    return problem.severity == Severity::error;
}

/// A value, or the problems that kept it from being one.
template <class T>
using Expected = tl::expected<T, Diagnostic>;
template <class T>
using Checked = tl::expected<T, Diagnostics>;

inline tl::unexpected<Diagnostic> failure(Diagnostic problem) {
    return tl::unexpected(std::move(problem));
}

}  // namespace gnostica::engine
