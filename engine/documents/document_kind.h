// What a JSON document is: people mix their files up.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/documents/json_text.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace gnostica::engine {

/// `lesson` is a guide as well, `puzzle` a tactic as well; `other` is something of the program's that nobody plays, as
/// a deck of pictures or a schema.
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

/// Judged by its keys alone, so that a document with mistakes is still known for what it is. An array is one of
/// scenarios, or of puzzles; `record` is the header of one, `plan` that of an experiment, `report` what came of it. The
/// best guess: of a document that lacks the key which tells its kind it may be a wrong one.
DocumentKind kindOf(const nlohmann::json& document);

/// A code: "ruleset", "position" …; the app words it.
std::string_view toText(DocumentKind kind);

/// Has a document of this kind a position, under that key?
bool holdsPosition(DocumentKind kind);

/// Is this text the record of a game, whole or not? Its first line tells; the text need not be a document.
bool isRecordText(std::string_view text);

/// That a text is the record of a game, where another kind is expected. Asked before it is parsed: a record is many
/// documents, and what is wrong with it as one is nothing to mend.
std::optional<Diagnostic> recordInstead(std::string_view text, std::string_view source, DocumentKind expected);

/// That a document is of another kind than what is expected of it. Nothing where that is not sure: where its kind is
/// not known, or told only by keys that what is expected may have, too. Nor where it serves as well: where scenarios or
/// positions are expected, whatever holds a position does; a puzzle that lacks its goal is as good as a scenario.
std::optional<Diagnostic> otherKind(const nlohmann::json& document, DocumentKind expected);

/// parseJson() for readers who expect a document of one kind. Another kind is refused by its name. What otherKind() is
/// not sure of passes: the reader says what is missing.
Expected<nlohmann::json> parseDocument(std::string_view text, std::string_view source, DocumentKind expected,
                                       const JsonBounds& bounds = {});

}  // namespace gnostica::engine
