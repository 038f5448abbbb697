// The kinds of JSON documents: people mix up their files.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/documents/json_text.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace gnostica::engine {

/// A `lesson` is also a guide, a `puzzle` also a tactic; `other` is a document of the program that cannot be played,
/// for example a deck of pictures or a schema.
enum class DocumentKind : std::uint8_t {
    unknown,
    ruleset,
    position,
    scenario,
    record,
    plan,
    report,
    lesson,
    puzzle,
    other
};

/// Judges by the keys alone, so that a document with mistakes is still recognised. An array is a list of scenarios or
/// of puzzles; `record` is the header of a record, `plan` the plan of an experiment, `report` its results. The result
/// is a guess: it may be wrong for a document that lacks the key of its kind.
DocumentKind kindOf(const nlohmann::json& document);

/// A code: "ruleset", "position" …; the app words it.
std::string_view toText(DocumentKind kind);

/// Does a document of this kind have a position, under the key "position"?
bool holdsPosition(DocumentKind kind);

/// Is this text the record of a game, complete or not? Decided by the first line; the text need not be a document.
bool isRecordText(std::string_view text);

/// The problem of a text that is the record of a game although another kind is expected. To be called before parsing: a
/// record is many documents, so the faults that it has as one document cannot be fixed.
std::optional<Diagnostic> recordInstead(std::string_view text, std::string_view source, DocumentKind expected);

/// The problem of a document that is not of the expected kind. nullopt if that is uncertain: the kind is unknown, or
/// only keys reveal it that the expected kind can also have. nullopt also if the document serves as well: any document
/// with a position does where scenarios or positions are expected; a puzzle without a goal is as good as a scenario.
std::optional<Diagnostic> otherKind(const nlohmann::json& document, DocumentKind expected);

/// parseJson() for readers who expect a document of one kind. Refuses another kind by name. Accepts documents about
/// which otherKind() is uncertain: the reader reports missing keys.
Expected<nlohmann::json> parseDocument(std::string_view text, std::string_view source, DocumentKind expected,
                                       const JsonBounds& bounds = {});

}  // namespace gnostica::engine
