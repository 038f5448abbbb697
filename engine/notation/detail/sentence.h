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

/// Longest line that is read at all.
inline constexpr std::size_t kMaxLine = 4096;

/// The words of one step, each understood by itself.
struct Sentence {
    Step step;  ///< of its kind, with what needs no state to be understood; all else is below
    PieceName piece;
    std::vector<PieceName> targets;  ///< the one target, or several pieces
    std::optional<Facing> facing;    ///< as far as it is written
    CardSet discards;
};

/// Reads any kind of step that these rules know. A problem names its column. Words may be separated by any number of
/// spaces.
Expected<Sentence> parseSentence(const Rules& rules, std::string_view text);

}  // namespace gnostica::engine
