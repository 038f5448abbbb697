// Lessons: documents that teach the game on its own engine.
//
// A lesson is a JSON document: a position, and stages that follow one another. A stage says one idea, points at things,
// and asks the learner for something: steps that are allowed, goals to be met. What was asked and how it is solved
// stand beside each other, so that every lesson can be proved (lesson_check.h) before anybody learns by it.
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
/// Characters of what one stage says (readingLength), and of a title.
inline constexpr std::size_t kLongestLessonText = 280;
inline constexpr std::size_t kLongestLessonTitle = 60;

/// In the order in which they are learnt.
enum class LessonGroup : std::uint8_t { basics, suits, turn, links, majors, end, expansions };
inline constexpr std::array<std::string_view, 7> kLessonGroupWords{"basics", "suits", "turn",      "links",
                                                                   "majors", "end",   "expansions"};

/// Parts of the table that are no spaces, pieces or cards. `ending`: where a turn is ended, and a last one announced;
/// `expansion`: what expansions show beside the board.
enum class LessonArea : std::uint8_t { hand, draw, discard, stashes, scores, ending, expansion };
inline constexpr std::array<std::string_view, 7> kLessonAreaWords{"hand",   "draw",   "discard",  "stashes",
                                                                  "scores", "ending", "expansion"};

/// What a stage points at.
struct LessonShow {
    std::vector<Space> spaces;
    std::vector<PieceName> pieces;
    std::vector<Card> cards;  ///< in the learner's hand, or where else they can be seen
    std::vector<LessonArea> areas;
};

/// A step that the learner is likely to try, and that is not what is asked.
struct LessonTry {
    std::string step;  ///< as people type it
    int after = 0;     ///< how many steps of the solution come before
    std::string rule;  ///< by which it is refused; empty: it is legal, and leads elsewhere
    LessonText says;   ///< what is said of it besides
};

struct LessonStage {
    LessonText text;
    LessonShow show;
    std::vector<Goal> goals;         ///< all are to be met; none: the stage is read
    std::vector<std::string> allow;  ///< patterns, one of which a step must fit; none: every legal step is
    LessonText hint;
    LessonText success;                 ///< once all goals are met
    std::vector<std::string> solution;  ///< steps of the learner
    std::vector<LessonTry> tries;
    std::vector<std::string> then;  ///< what is played by itself before the next stage, by whomever
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

/// Reads a lesson. Problems carry line and column in `text`. Not yet proved: see checkLesson().
Checked<Lesson> readLesson(std::string_view text, std::string_view source, RulesSource& rules);
/// The same of a document that has no text of its own.
Checked<Lesson> readLesson(const nlohmann::json& document, RulesSource& rules);

/// The JSON Schema (draft 7) of lessons and guides.
nlohmann::json lessonSchema();

}  // namespace gnostica::engine
