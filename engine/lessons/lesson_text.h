// What lessons say: texts with places for the names of things, which the program words in its own way.
//
//     {space:1,1}   {card:cups-ace}   {piece:A1N@0,1}   {seat:B}
//
// A name of a form may follow in braces of its own, where a language declines: "{piece:A1N@0,1}{dative}".
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

/// By language ("en", "de", "pt-BR"), as in the document. English is always there, unless there is no text at all.
using LessonText = std::map<std::string, std::string>;

/// What a text is made of: words of the language, and things.
using LessonTextPart = std::variant<std::string, Space, Card, PieceName, Seat>;

/// Things that one text may name.
inline constexpr int kMostThings = 9;

/// Takes a text apart. The problem is a place for a name that does not exist, `found` is what stands in its braces;
/// things of which there are too many; or a percent sign with a digit, which in sentences of the program is a value.
Expected<std::vector<LessonTextPart>> lessonTextParts(std::string_view text);

/// Characters of a text (UTF-8), each place for a name counted as one word of eight.
std::size_t readingLength(std::string_view text);

}  // namespace gnostica::engine
