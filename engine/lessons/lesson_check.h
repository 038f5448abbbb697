// Proves a lesson by playing it.
#pragma once

#include "engine/lessons/lesson.h"
#include "engine/notation/step_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::engine {

/// What is wrong with a lesson that can be read.
enum class LessonFault : std::uint8_t {
    illegal,      ///< a step of the solution, or of what follows a stage, is not legal; `problem` says why
    notAsked,     ///< a step of the solution is not accepted by its own stage
    unfinished,   ///< the solution does not meet all goals of its stage
    alreadyMet,   ///< all goals of a stage are met before it begins
    othersTurn,   ///< a stage asks something of the learner while somebody else decides
    tryAccepted,  ///< what should not be asked is played
    tryLegal,     ///< what should be refused is legal
    tryIllegal,   ///< what should be legal is refused; `problem` says why
    otherRule,    ///< refused by another rule: `expected` and `found`
    unknownPiece  ///< `found`, which a stage points at or names, does not stand on the board then
};

/// One fault, as data.
struct LessonFinding {
    LessonFault fault{};
    std::string pointer;  ///< into the document: "/stages/2/tries/0"
    std::string step;     ///< the step's text, where there is one
    std::string expected;
    std::string found;
    std::optional<StepProblem> problem;
};

/// Plays a lesson by its own solution, and tries what it says of wrong steps. Empty if all is as it says.
std::vector<LessonFinding> checkLesson(const Lesson& lesson);

}  // namespace gnostica::engine
