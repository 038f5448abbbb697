// Texts of lessons, with places for the names of things, which the program words in its own way.
//
//     {space:1,1}   {card:cups-ace}   {piece:A1N@0,1}   {seat:B}
//
// In languages that decline names, the name of a form can follow in separate braces: "{piece:A1N@0,1}{dative}".
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/card.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"
#include "engine/notation/words.h"

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gnostica::engine {

/// By language ("en", "de", "pt-BR"), as in the document. English is always present, unless there is no text at all.
using LessonText = std::map<std::string, std::string>;

/// A part of a text: words of the language, or a thing.
using LessonTextPart = std::variant<std::string, Space, Card, PieceName, Seat>;

/// The most things that one text can name.
inline constexpr int kMostThings = 9;

/// Splits a text into parts. The problem is a place for a name that does not exist (`found` is the content of its
/// braces); too many things; or a percent sign with a digit, which in sentences of the program is a value.
Expected<std::vector<LessonTextPart>> lessonTextParts(std::string_view text);

/// Number of characters of a text (UTF-8); each place for a name counts as one word of eight.
std::size_t readingLength(std::string_view text);

}  // namespace gnostica::engine
