// The text of a step, read but not yet compared with any state.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/notation/detail/step_parts.h"
#include "engine/notation/words.h"

#include <optional>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// Longest line that is read at all.
inline constexpr std::size_t kMaxLine = 4096;

/// The words of one step, each understood by itself.
struct Sentence {
    std::size_t form = 0;  ///< place in forms() and of the kind in Step
    PieceName piece;
    std::vector<PieceName> targets;  ///< the one target, or the defenders
    Space space;
    Space to;
    std::optional<Facing> facing;  ///< as far as it is written
    int number = 0;
    Card card;
    CardSource source{};
    CardSet cards;
    bool linked = false;  ///< ends in ` +`
};

/// A problem names its column. Words may be separated by any number of spaces.
Expected<Sentence> parseSentence(std::string_view text);

}  // namespace gnostica::engine
