// Proves a lesson by playing it.
#pragma once

#include "engine/lessons/lesson.h"
#include "engine/notation/step_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::engine {

/// Faults of a lesson that can be read.
enum class LessonFault : std::uint8_t {
    illegal,      ///< a step of the solution, or a step after a stage, is not legal; `problem` has the reason
    notAsked,     ///< a stage does not accept a step of its own solution
    unfinished,   ///< the solution does not meet all goals of its stage
    alreadyMet,   ///< all goals of a stage are met before it begins
    othersTurn,   ///< a stage asks the learner for something while another player decides
    tryAccepted,  ///< a step that should not be accepted is played
    tryLegal,     ///< a step that should be refused is legal
    tryIllegal,   ///< a step that should be legal is refused; `problem` has the reason
    otherRule,    ///< a different rule refuses the step: `expected` and `found`
    unknownPiece  ///< `found`, which a stage points at or names, is not on the board then
};

/// One fault, as data.
struct LessonFinding {
    LessonFault fault{};
    std::string pointer;  ///< in the document: "/stages/2/tries/0"
    std::string step;     ///< the step's text, if there is one
    std::string expected;
    std::string found;
    std::optional<StepProblem> problem;
};

/// Plays a lesson by its own solution, and tests its wrong steps. Empty if the lesson has no fault.
std::vector<LessonFinding> checkLesson(const Lesson& lesson);

}  // namespace gnostica::engine
