#include "app/wording/documents/diagnostic_wording.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/documents/json_fault_wording.h"
#include "app/wording/names.h"
#include "engine/documents/document.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>

namespace gnostica::wording {

using engine::Diagnostic;
using engine::DiagnosticCode;

namespace {

constexpr qsizetype kLongestQuotation = 400;

struct DiagnosticSentence {
    DiagnosticCode code;
    const char* text;
};

/// %1: the value found, %2: the value expected, %3: the id of a rule.
// clang-format off
constexpr DiagnosticSentence kDiagnosticSentences[] = {
    //: %1: what was found
    {DiagnosticCode::syntax, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This is not readable: %1.")},
    //: %2: what was expected
    {DiagnosticCode::tooLarge, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This is too large; at most %2 is allowed.")},
    //: %1: what was found
    {DiagnosticCode::unknownKey, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The key “%1” is not known here.")},
    //: %2: what was expected
    {DiagnosticCode::missingKey, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The key “%2” is missing.")},
    //: %1: what was found, a phrase: "a text"; %2: what was expected, another: "a whole number"
    {DiagnosticCode::wrongType, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This is %1, but %2 is expected.")},
    //: %1: what was found; %2: what was expected
    {DiagnosticCode::wrongValue, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The value “%1” is not allowed; expected %2.")},
    //: %1: what was found
    {DiagnosticCode::duplicate, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "“%1” is named twice.")},
    //: %1: what was found; %2: what was expected
    {DiagnosticCode::conflict, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Two settings exclude each other: %1 and %2.")},
    //: %1: what was found
    {DiagnosticCode::unknownRuleset, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is no ruleset “%1”.")},
    //: %1: what was found
    {DiagnosticCode::unknownPower, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is no power “%1”.")},
    //: %1: what was found
    {DiagnosticCode::unknownMechanic, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is no mechanic “%1”.")},
    //: %1: what was found
    {DiagnosticCode::circularParent, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The ruleset “%1” extends itself, directly or by way of others.")},
    //: %1: the id of a game
    {DiagnosticCode::noExpansion, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "“%1” is a game; only an expansion can be named here.")},
    {DiagnosticCode::emptyLayout, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is no card on this board. Write * for a space with any card, or the name of a card.")},
    {DiagnosticCode::redundant, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Same as in the parent; this can be removed.")},
    //: %1: a mechanic, by its technical name
    {DiagnosticCode::neverEnds, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The game can never end: with this setting, the mechanic “%1” cannot end it.")},
    {DiagnosticCode::noCardsUsed, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "No card can ever be used: a turn allows neither playing a card nor activating a territory.")},
    //: %1: what was found
    {DiagnosticCode::unknownWord, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The word “%1” is not understood here.")},
    //: %1: what was found
    {DiagnosticCode::unknownCard, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is no card “%1”.")},
    //: %1: what was found
    {DiagnosticCode::unknownSpace, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "“%1” is not a space.")},
    //: %1: what was found
    {DiagnosticCode::unknownPiece, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is no piece “%1” on the board.")},
    //: %1: what was found
    {DiagnosticCode::unknownSeat, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is no seat “%1”.")},
    //: %1: what was found; %2: what was expected
    {DiagnosticCode::ambiguous, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This could mean “%1” or “%2”.")},
    //: %1: what was found; %3: id of a rule
    {DiagnosticCode::illegal, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The step “%1” is not legal (%3).")},
    //: %1: what was found
    {DiagnosticCode::tooMany, QT_TRANSLATE_N_NOOP("gnostica::wording::Diagnostics", "There are too many of “%1”; at most %n are allowed.")},
    {DiagnosticCode::tooFew, QT_TRANSLATE_N_NOOP("gnostica::wording::Diagnostics", "This list is too short; at least %n entries are needed.")},
    //: %1: key of a position
    {DiagnosticCode::switchedOff, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "“%1” is not used in this ruleset.")},
    {DiagnosticCode::truncated, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The file ends in the middle of a line; everything before it can be used.")},
    {DiagnosticCode::withinTurn, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The turn has begun, and these rules cannot continue from this point.")},
    {DiagnosticCode::empty, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is nothing here.")},
    {DiagnosticCode::tooLong, QT_TRANSLATE_N_NOOP("gnostica::wording::Diagnostics", "This is too long; at most %n bytes are allowed.")},
    {DiagnosticCode::tooDeep, QT_TRANSLATE_N_NOOP("gnostica::wording::Diagnostics", "This is nested too deeply; at most %n levels are allowed.")},
    {DiagnosticCode::tooManyValues, QT_TRANSLATE_N_NOOP("gnostica::wording::Diagnostics", "There are too many values; at most %n are allowed.")},
    //: %1, %2: a kind of document with its article: "a ruleset", "a scenario"
    {DiagnosticCode::otherKind, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This is %1; expected %2.")},
    //: %1: a path
    {DiagnosticCode::notRegular, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "“%1” is not an ordinary file.")},
    //: %1: a path
    {DiagnosticCode::missingFile, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is no file “%1”.")},
    //: %1: a path
    {DiagnosticCode::unreadFile, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "“%1” cannot be read.")},
    //: %1: a path
    {DiagnosticCode::outsideFile, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "“%1” leads to a file outside its folder.")},
    //: %1, %2: numbers of versions of a file format
    {DiagnosticCode::laterVersion, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.")},
    //: %1: the technical name of a power or a mechanic
    {DiagnosticCode::nameTaken, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This plug-in is not used: it would replace “%1”, which already exists.")},
    {DiagnosticCode::notAPlugin, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This file is not used: it is not a plug-in of the kind that belongs here.")},
    //: %1, %2: technical names of versions
    {DiagnosticCode::otherBuild, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.")},
    //: %1: what the system says
    {DiagnosticCode::notLoaded, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This plug-in cannot be loaded: %1.")},
    //: %1: what the plug-in says itself, perhaps in English
    {DiagnosticCode::pluginThrew, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This plug-in is switched off: an error occurred in it while it was loaded (%1).")},
    //: %1: the name of a signal: "SIGSEGV"
    {DiagnosticCode::pluginCrashed, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This plug-in is switched off: the program crashed in it (%1).")},
    {DiagnosticCode::pluginNotLived, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.")},
    {DiagnosticCode::pluginUnwanted, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This plug-in is not used this time (--no-plugins).")},
};
// clang-format on

/// Sentences for problems without `found`, which the usual sentence would show.
constexpr DiagnosticSentence kWithoutDetail[] = {
    {DiagnosticCode::syntax, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This is not readable.")},
    //: %2: a kind of document with its article: "the record of a game"
    {DiagnosticCode::otherKind, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This is not %2.")},
    {DiagnosticCode::otherBuild,
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                       "This plug-in is not used: it does not say which version it was built for. Build it again.")},
    {DiagnosticCode::pluginThrew,
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                       "This plug-in is switched off: an error occurred in it while it was loaded.")},
    {DiagnosticCode::tooMany,
     QT_TRANSLATE_N_NOOP("gnostica::wording::Diagnostics", "There are too many; at most %n are allowed.")},
    //: %3: id of a rule
    {DiagnosticCode::illegal, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The step is not legal (%3).")},
    {DiagnosticCode::neverEnds,
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                       "The game can never end: it has no mechanic that ends it, such as the announced last turn.")},
};

/// Sentences for problems without `expected`.
constexpr DiagnosticSentence kWithoutExpectation[] = {
    //: %1: what was found
    {DiagnosticCode::wrongValue,
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The value “%1” is not allowed here.")},
};

/// Special sentences for some values of `expected`, or for numbers of the things of a rule.
struct SpecialSentence {
    DiagnosticCode code;
    std::string_view sign;
    const char* text;
};
constexpr SpecialSentence kSpecialSentences[] = {
    //: %1: what was found
    {DiagnosticCode::wrongValue, engine::kIdSigns,
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                       "“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.")},
    //: %2: such a text, as the document has it
    {DiagnosticCode::wrongType, engine::kTextsType,
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Write a text with its language here: %2.")},
    //: id is a key of the file deck.json: do not translate
    {DiagnosticCode::duplicate, kDeckSign,
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Gnostica already has a deck with this id. Rename the folder "
                                                         "of this deck, and change “id” in its deck.json.")},
    //: %1: the id of a deck of cards, which is the name of its folder
    {DiagnosticCode::missingFile, kDeckSign,
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is no deck “%1”.")},
    //: %1: how many cards; %n: how many there are
    {DiagnosticCode::tooMany, "SET-2",
     QT_TRANSLATE_N_NOOP(
         "gnostica::wording::Diagnostics",
         "The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.")},
    //: %1: how many pieces
    {DiagnosticCode::tooMany, "SET-1",
     QT_TRANSLATE_N_NOOP("gnostica::wording::Diagnostics",
                         "The pieces of a player would number %1; at most %n are allowed.")},
};

/// Sentences that also show `expected`.
constexpr DiagnosticSentence kWithExpectation[] = {
    //: %1: the id of a ruleset; %2: the file of another ruleset
    {DiagnosticCode::duplicate,
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                       "The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.")},
};

struct KindText {
    const char* text;
    const char* meaning;
};

/// The kinds of documents as named by DiagnosticCode::otherKind.
constexpr std::pair<std::string_view, KindText> kKinds[] = {
    {"ruleset", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "a ruleset", "phrase: kind of document")},
    {"position", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "a position", "phrase: kind of document")},
    {"scenario", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "a scenario", "phrase: kind of document")},
    {"record",
     QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "the record of a game", "phrase: kind of document")},
    {"plan",
     QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "the plan of an experiment", "phrase: kind of document")},
    {"report",
     QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "the report of an experiment", "phrase: kind of document")},
    {"lesson", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "a lesson", "phrase: kind of document")},
    {"puzzle", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "a puzzle", "phrase: kind of document")},
};

/// The types of values as named by DiagnosticCode::wrongType.
constexpr std::pair<std::string_view, KindText> kTypes[] = {
    //: between quotation marks
    {"string", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "a text", "phrase: type of a value")},
    {"integer", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "a whole number", "phrase: type of a value")},
    {"number", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "a number", "phrase: type of a value")},
    //: do not translate true and false
    {"boolean", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "true or false", "phrase: type of a value")},
    //: keys with their values between braces
    {"object", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "an object", "phrase: type of a value")},
    //: values between square brackets
    {"array", QT_TRANSLATE_NOOP3("gnostica::wording::Diagnostics", "a list", "phrase: type of a value")},
};

struct ConflictReason {
    std::string_view rule;
    const char* text;
};

/// The reasons why two settings exclude each other, by the engine's rule.
constexpr ConflictReason kConflictReasons[] = {
    {"SET-1",
     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The minimum number of players cannot be above the maximum.")},
    {"SET-2", QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                "A hand cannot begin with more cards than it may hold. Cards can be chosen only if the "
                                "mechanic for choosing them is used.")},
    {"SET-4",
     QT_TRANSLATE_NOOP(
         "gnostica::wording::Diagnostics",
         "The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.")},
    {"TRN-1", QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                "One small piece must be left in every stash, to be placed first.")},
    {"SCO-1", QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                "A spot card cannot be worth more than royalty, nor royalty more than a major.")},
    {"CHL-1", QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                "Only one of these can define how the end of the game is announced.")},
    {"TOU-1", QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                "Bids cannot decide the order of the turns in a game without bidding.")},
    {"TMR-1", QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The lower bound cannot be above the upper one.")},
};

/// In the order of DiagnosticCode.
constexpr const char* kCodes[] = {
    "syntax",       "too-large",     "unknown-key",     "missing-key",      "wrong-type",       "wrong-value",
    "duplicate",    "conflict",      "unknown-ruleset", "unknown-power",    "unknown-mechanic", "circular-parent",
    "no-expansion", "empty-layout",  "redundant",       "never-ends",       "no-cards-used",    "unknown-word",
    "unknown-card", "unknown-space", "unknown-piece",   "unknown-seat",     "ambiguous",        "illegal",
    "too-many",     "too-few",       "switched-off",    "truncated",        "within-turn",      "empty",
    "too-long",     "too-deep",      "too-many-values", "other-kind",       "not-regular",      "missing-file",
    "unread-file",  "outside-file",  "later-version",   "name-taken",       "not-a-plugin",     "other-build",
    "not-loaded",   "plugin-threw",  "plugin-crashed",  "plugin-not-lived", "plugin-unwanted"};
static_assert(std::size(kCodes) == static_cast<std::size_t>(DiagnosticCode::pluginUnwanted) + 1);

QString inWords(const char* text) {
    return QCoreApplication::translate("gnostica::wording::Diagnostics", text);
}

/// A part of a document, or its name.
QString quoted(const std::string& text) {
    return language::embedded(toQt(text), kLongestQuotation);
}

const char* sentenceFor(const Diagnostic& problem) {
    const char* fault =
        problem.code == DiagnosticCode::syntax ? jsonFaultText(problem.expected, !problem.found.empty()) : nullptr;
    if (fault != nullptr) {
        return fault;
    }
    const auto* special = std::ranges::find_if(kSpecialSentences, [&](const SpecialSentence& each) {
        return each.code == problem.code && (each.sign == problem.expected || each.sign == problem.rule);
    });
    if (special != std::end(kSpecialSentences) && !problem.found.empty()) {
        return special->text;
    }
    const auto hasCode = [&](const DiagnosticSentence& each) { return each.code == problem.code; };
    if (problem.found.empty()) {
        const auto* bare = std::ranges::find_if(kWithoutDetail, hasCode);
        if (bare != std::end(kWithoutDetail)) {
            return bare->text;
        }
    }
    if (problem.expected.empty()) {
        const auto* bare = std::ranges::find_if(kWithoutExpectation, hasCode);
        if (bare != std::end(kWithoutExpectation)) {
            return bare->text;
        }
    } else if (const auto* fuller = std::ranges::find_if(kWithExpectation, hasCode);
               fuller != std::end(kWithExpectation)) {
        return fuller->text;
    }
    const auto* whole = std::ranges::find_if(kDiagnosticSentences, hasCode);
    return whole == std::end(kDiagnosticSentences)
               ? QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Something is wrong here.")
               : whole->text;
}

/// Some sentences depend on the number allowed.
QString patternFor(const Diagnostic& problem) {
    const char* text = sentenceFor(problem);
    return std::string_view(text).find("%n") == std::string_view::npos
               ? inWords(text)
               : QCoreApplication::translate("gnostica::wording::Diagnostics", text, nullptr,
                                             toQt(problem.expected).toInt());
}

/// The engine's words for some values in such problems.
std::span<const std::pair<std::string_view, KindText>> namedValues(DiagnosticCode code) {
    switch (code) {
    case DiagnosticCode::otherKind: return kKinds;
    case DiagnosticCode::wrongType: return kTypes;
    default: return {};
    }
}

/// A text with its language, in the form of documents.
constexpr const char* kTextSample = R"({"en": "…"})";

/// A value as shown in the sentence.
language::Phrase valuePhrase(const Diagnostic& problem, const std::string& value) {
    if (problem.code == DiagnosticCode::wrongType && value == engine::kTextsType) {
        return quoted(kTextSample);
    }
    const auto named = namedValues(problem.code);
    const auto kind = std::ranges::find(named, value, &std::pair<std::string_view, KindText>::first);
    if (kind == named.end()) {
        return quoted(value);
    }
    const auto& [text, meaning] = kind->second;
    return language::phrase(QCoreApplication::translate("gnostica::wording::Diagnostics", text, meaning));
}

/// True if the sentence already names its file.
bool namesItsFile(const Diagnostic& problem) {
    switch (problem.code) {
    case DiagnosticCode::notRegular:
    case DiagnosticCode::missingFile:
    case DiagnosticCode::unreadFile:
    case DiagnosticCode::outsideFile: return problem.found == problem.source;
    default: return false;
    }
}

QString linePlace(const engine::TextPlace& place) {
    if (place.column == 0) {
        //: a place in a text file
        return language::fill(QCoreApplication::translate("gnostica::wording::Diagnostics", "line %1"),
                              {language::number(place.line)});
    }
    //: a place in a text file
    return language::fill(QCoreApplication::translate("gnostica::wording::Diagnostics", "line %1, column %2"),
                          {language::number(place.line), language::number(place.column)});
}

/// `isFirst` is true for the first edit of a fix, which adds the mechanic in a fix that adds one.
QString editText(engine::FixCode code, const engine::Edit& edit, bool isFirst) {
    if (edit.kind == engine::EditKind::mend) {
        return inWords(jsonFixText(edit.text));
    }
    const QString place = quoted(edit.pointer);
    const QString text = quoted(edit.text);
    if (edit.pointer.empty()) {
        //: %1: a value
        return language::fill(
            inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Replace everything with %1.")), {text});
    }
    if (code == engine::FixCode::addMechanic && isFirst) {
        //: %1: a place in a document, "/mechanics/bid"; %2: a value
        return language::fill(inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Add the mechanic %1: %2.")),
                              {place, text});
    }
    if (code == engine::FixCode::setDefault) {
        //: %1: a place in a document, "/end/target"; %2: a value
        return language::fill(
            inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Set %1 to its default: %2.")), {place, text});
    }
    switch (edit.kind) {
    case engine::EditKind::rename:
        //: %1: a place in a document, "/end/taget"; %2: a key, "target"
        return language::fill(inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Rename %1 to “%2”.")),
                              {place, text});
    case engine::EditKind::remove:
        //: %1: a place in a document, "/links/moon"
        return language::fill(inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Remove %1.")), {place});
    case engine::EditKind::set:
    case engine::EditKind::mend: break;
    }
    //: %1: a place in a document, "/end/target"; %2: a value
    return language::fill(inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Set %1 to %2.")), {place, text});
}

QStringList pluginsOf(const Diagnostic& problem) {
    QStringList names;
    for (const std::string& name : problem.plugins) {
        names << quoted(name);
    }
    return names;
}

/// Follows the question whether the name is misspelt: even a name similar to a known one may be that of a missing
/// plug-in.
QString otherCause(const Diagnostic& problem) {
    if (problem.plugins.empty()) {
        return inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                         "If not, the plug-in that provides it is probably missing."));
    }
    //: %1: the names of plug-ins
    return language::fill(
        inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                  "If not, it probably belongs to a plug-in that is not loaded: %1.")),
        {language::enumeration(pluginsOf(problem))});
}

/// The likely cause of an unknown power or mechanic: a missing plug-in.
QString likelyCause(const Diagnostic& problem) {
    if (problem.code != DiagnosticCode::unknownPower && problem.code != DiagnosticCode::unknownMechanic) {
        return {};
    }
    if (!problem.suggestion.empty()) {
        return otherCause(problem);
    }
    if (problem.plugins.empty()) {
        return inWords(
            QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Probably the plug-in that provides it is missing."));
    }
    const QStringList names = pluginsOf(problem);
    if (names.size() == 1) {
        //: %1: the name of a plug-in
        return language::fill(
            inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                      "Probably it belongs to the plug-in “%1”, which is not loaded.")),
            {names.front()});
    }
    //: %1: the names of plug-ins
    return language::fill(
        inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                  "Probably it belongs to one of the plug-ins that are not loaded: %1.")),
        {language::enumeration(names)});
}

}  // namespace

QString diagnosticText(const Diagnostic& problem) {
    QString text =
        language::fill(patternFor(problem), {valuePhrase(problem, problem.found),
                                             valuePhrase(problem, expectedSign(problem.expected)), toQt(problem.rule)});
    const auto* reason = std::ranges::find(kConflictReasons, problem.rule, &ConflictReason::rule);
    if (problem.code == DiagnosticCode::conflict && reason != std::end(kConflictReasons)) {
        text = language::sentences({text, inWords(reason->text)});
    }
    if (problem.opened.line > 0) {
        //: where the bracket is that must be closed first; %1: "line 3, column 5"
        text = language::sentences({text, language::fill(inWords(QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics",
                                                                                   "The open bracket is here: %1.")),
                                                         {linePlace(problem.opened)})});
    }
    if (!problem.suggestion.empty()) {
        //: %1: a word that was probably meant
        text = language::sentences(
            {text, language::fill(QCoreApplication::translate("gnostica::wording::Diagnostics", "Did you mean “%1”?"),
                                  {quoted(problem.suggestion)})});
    }
    return language::sentences({text, likelyCause(problem)});
}

QString fixText(const engine::Fix& fix) {
    constexpr std::size_t most = 3;
    QStringList told;
    for (const engine::Edit& edit : std::span(fix.edits).first(std::min(most, fix.edits.size()))) {
        told << editText(fix.code, edit, told.isEmpty());
    }
    if (fix.edits.size() > most) {
        const char* further = QT_TRANSLATE_N_NOOP("gnostica::wording::Diagnostics", "Make %n more changes like that.");
        told << QCoreApplication::translate("gnostica::wording::Diagnostics", further, nullptr,
                                            static_cast<int>(fix.edits.size() - most));
    }
    return language::sentences(told);
}

QString fixLabel(const engine::Fix& fix) {
    constexpr QStringView kFullStops = u".\u3002\u06d4";
    QString label = fixText(fix);
    if (fix.edits.size() == 1 && !label.isEmpty() && kFullStops.contains(label.back())) {
        label.chop(1);
    }
    return label;
}

const char* diagnosticCode(const Diagnostic& problem) {
    return kCodes[static_cast<std::size_t>(problem.code)];
}

QString diagnosticPlace(const Diagnostic& problem) {
    QStringList parts;
    if (!problem.source.empty() && !namesItsFile(problem)) {
        parts << quoted(problem.source);
    }
    if (problem.place.line > 0) {
        parts << linePlace(problem.place);
    }
    if (!problem.pointer.empty()) {
        parts << quoted(problem.pointer);
    }
    return language::enumeration(parts);
}

}  // namespace gnostica::wording
