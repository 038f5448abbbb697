// Lessons: documents that teach the game with its own engine.
//
// A lesson is a JSON document: a position, and stages that follow one another. A stage states one idea, points at
// things, and asks the learner for something: steps that are allowed, goals to meet. A task and its solution are next
// to each other, so that every lesson can be proved (lesson_check.h) before anyone learns from it.
//
//     { "format": 1, "id": "rods", "group": "suits", "order": 20, "title": {"en": "Rods move"},
//       "position": {"board": …, "pieces": …}, "chance": {"shuffle": …},
//       "stages": [
//         { "text": {"en": "Go on to the {card:sun} on {space:2,1}."},
//           "show": {"spaces": ["2,1"], "pieces": ["A2E@0,1"]},
//           "goals": [{"goal": "holds", "space": "2,1"}], "allow": ["activate", "rod * move"],
//           "solution": ["activate 0,1", "rod A2E@0,1 move 2 E"],
//           "tries": [{"step": "rod A2E@0,1 move 3", "after": 1, "rule": "ROD-2"}],
//           "hint": {"en": …}, "success": {"en": …}, "then": ["done", "refresh - 0", "done"] } ] }
//
// A stage without goals is only read. A guide ("kind": "guide", guide.h) is another kind of document.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/documents/document.h"
#include "engine/lessons/goal.h"
#include "engine/lessons/lesson_text.h"
#include "engine/notation/position.h"
#include "engine/notation/rehearsal.h"

#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

inline constexpr int kLessonFormat = 1;
inline constexpr std::size_t kMostStages = 12;
/// The most characters of the text of a stage (readingLength), and of a title.
inline constexpr std::size_t kLongestLessonText = 280;
inline constexpr std::size_t kLongestLessonTitle = 60;

/// In the order of learning.
enum class LessonGroup : std::uint8_t { basics, suits, turn, links, majors, end, expansions };
inline constexpr std::array<std::string_view, 7> kLessonGroupWords{"basics", "suits", "turn",      "links",
                                                                   "majors", "end",   "expansions"};

/// Parts of the table other than spaces, pieces and cards. `ending`: the place to end a turn, and to announce the last
/// one; `expansion`: the displays of expansions next to the board.
enum class LessonArea : std::uint8_t { hand, draw, discard, stashes, scores, ending, expansion };
inline constexpr std::array<std::string_view, 7> kLessonAreaWords{"hand",   "draw",   "discard",  "stashes",
                                                                  "scores", "ending", "expansion"};

/// The things that a stage points at.
struct LessonShow {
    std::vector<Space> spaces;
    std::vector<PieceName> pieces;
    std::vector<Card> cards;  ///< in the learner's hand, or visible elsewhere
    std::vector<LessonArea> areas;
};

/// A step that the learner is likely to try, but that the stage does not ask for.
struct LessonTry {
    std::string step;  ///< as a player types it
    int after = 0;     ///< number of steps of the solution before it
    std::string rule;  ///< the rule that refuses it; empty: it is legal, but leads elsewhere
    LessonText says;   ///< a further comment on it
};

struct LessonStage {
    LessonText text;
    LessonShow show;
    std::vector<Goal> goals;         ///< all must be met; none: the learner only reads the stage
    std::vector<std::string> allow;  ///< patterns, one of which a step must fit; none: every legal step is allowed
    LessonText hint;
    LessonText success;                 ///< shown once all goals are met
    std::vector<std::string> solution;  ///< steps of the learner
    std::vector<LessonTry> tries;
    std::vector<std::string> then;  ///< steps that are played automatically before the next stage, of any player
};

struct Lesson {
    std::string id;
    LessonGroup group{};
    int order = 0;  ///< within its group
    LessonText title;
    std::vector<std::string> rules;  ///< ids of the rules that it teaches
    Seat learner = Seat::a;
    Position start;
    ChanceFeed chance;
    std::vector<LessonStage> stages;
};

/// Reads a lesson. Problems have line and column in `text`. Does not prove the lesson: see checkLesson().
Checked<Lesson> readLesson(std::string_view text, std::string_view source, RulesSource& rules);
/// The same for a document without source text.
Checked<Lesson> readLesson(const nlohmann::json& document, RulesSource& rules);

/// The JSON Schema (draft 7) of lessons and guides.
nlohmann::json lessonSchema();

}  // namespace gnostica::engine
