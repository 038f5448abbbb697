// The text of a step, read but not yet compared with any state.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/step.h"
#include "engine/notation/words.h"
#include "engine/rules/rules.h"

#include <optional>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// Length of the longest line that is read.
inline constexpr std::size_t kMaxLine = 4096;

/// The words of one step, each read separately.
struct Sentence {
    Step step;  ///< of its kind, with the fields that need no state; all other fields are below
    PieceName piece;
    std::vector<PieceName> targets;  ///< the one target, or several pieces
    std::optional<Facing> facing;    ///< if it is written
    CardSet discards;
};

/// Reads any kind of step that these rules know. A problem has a column. Words may be separated by any number of
/// spaces.
Expected<Sentence> parseSentence(const Rules& rules, std::string_view text);

}  // namespace gnostica::engine
