#include "engine/lessons/lesson_check.h"

#include "engine/documents/problems.h"
#include "engine/lessons/lesson_run.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace gnostica::engine {

namespace {

class LessonProof {
public:
    explicit LessonProof(const Lesson& lesson) : run_(std::make_shared<const Lesson>(lesson)) {}

    std::vector<LessonFinding> findings() {
        while (!run_.isFinished() && found_.empty()) {
            proveStage();
        }
        return std::move(found_);
    }

private:
    std::string pointer() const { return childOf("/stages", run_.stage()); }

    void add(LessonFault fault, std::string pointer, std::string step = {}, std::string expected = {},
             std::string found = {}, std::optional<StepProblem> problem = {}) {
        found_.push_back(
            {fault, std::move(pointer), std::move(step), std::move(expected), std::move(found), std::move(problem)});
    }

    void proveStage() {
        const LessonStage& stage = run_.current();
        provePieces(stage);
        if (!stage.goals.empty()) {
            if (run_.game().decider() != run_.lesson().learner) {
                add(LessonFault::othersTurn, pointer());
                return;
            }
            if (!run_.awaitsStep()) {
                add(LessonFault::alreadyMet, pointer());
                return;
            }
            proveSolution(stage);
        }
        if (found_.empty()) {
            proveSequel(stage);
        }
    }

    /// Checks that the pieces that the stage points at or names are on the board when the stage begins.
    void provePieces(const LessonStage& stage) {
        const auto prove = [&](const PieceName& name, const char* key) {
            if (bearers(run_.game().state(), name).empty()) {
                add(LessonFault::unknownPiece, childOf(pointer(), key), {}, {}, toText(name));
            }
        };
        for (const PieceName& name : stage.show.pieces) {
            prove(name, "show");
        }
        for (const auto& [language, text] : stage.text) {
            const auto parts = lessonTextParts(text);
            for (std::size_t i = 0; parts && i < parts->size(); ++i) {
                if (const auto* name = std::get_if<PieceName>(&(*parts)[i])) {
                    prove(*name, "text");
                }
            }
        }
    }

    void proveSolution(const LessonStage& stage) {
        const std::string place = childOf(pointer(), "solution");
        int taken = 0;
        proveTries(stage, taken);
        for (std::size_t i = 0; i < stage.solution.size(); ++i) {
            const auto texts = parseLine(stage.solution[i]);
            for (const std::string& text : texts ? *texts : std::vector{stage.solution[i]}) {
                auto step = parseStep(run_.game().rules(), run_.game().state(), text);
                if (!step) {
                    add(LessonFault::illegal, childOf(place, i), text, {}, {}, std::move(step.error()));
                    return;
                }
                if (!run_.awaitsStep() || !run_.tryStep(*step).isPlayed()) {
                    add(LessonFault::notAsked, childOf(place, i), text);
                    return;
                }
            }
            proveTries(stage, ++taken);
        }
        if (run_.awaitsStep()) {
            add(LessonFault::unfinished, place);
        }
    }

    /// Checks the tries that come after this number of steps of the solution.
    void proveTries(const LessonStage& stage, int taken) {
        for (std::size_t i = 0; i < stage.tries.size(); ++i) {
            if (stage.tries[i].after == taken) {
                proveTry(stage.tries[i], childOf(childOf(pointer(), "tries"), i));
            }
        }
    }

    void proveTry(const LessonTry& attempt, const std::string& place) {
        auto step = parseStep(run_.game().rules(), run_.game().state(), attempt.step);
        if (!step) {
            const std::string rule = step.error().diagnostic.rule;
            if (attempt.rule.empty()) {
                add(LessonFault::tryIllegal, place, attempt.step, {}, {}, std::move(step.error()));
            } else if (rule != attempt.rule) {
                add(LessonFault::otherRule, place, attempt.step, attempt.rule, rule, std::move(step.error()));
            }
        } else if (!attempt.rule.empty()) {
            add(LessonFault::tryLegal, place, attempt.step, attempt.rule);
        } else if (LessonRun copy = run_; copy.awaitsStep() && copy.tryStep(*step).isPlayed()) {
            add(LessonFault::tryAccepted, place, attempt.step);
        }
    }

    void proveSequel(const LessonStage& stage) {
        const std::string place = childOf(pointer(), "then");
        Rehearsed rehearsed{run_.game().state(), run_};
        const std::size_t before = run_.game().history().size();
        run_.goOn();
        // Every step that could be played is in the history of the game.
        std::size_t steps = 0;
        for (const Moment& moment : run_.game().history().subspan(before)) {
            steps += std::holds_alternative<Step>(moment.what) ? 1U : 0U;
        }
        std::size_t wanted = 0;
        for (std::size_t i = 0; i < stage.then.size(); ++i) {
            const auto texts = parseLine(stage.then[i]);
            wanted += texts ? texts->size() : 1U;
            if (wanted > steps) {
                add(LessonFault::illegal, childOf(place, i), stage.then[i], {}, {}, rehearsed.problemOf(stage.then, i));
                return;
            }
        }
    }

    /// Determines again why a step after a stage was not played.
    struct Rehearsed {
        State state;
        LessonRun before;

        std::optional<StepProblem> problemOf(const std::vector<std::string>& lines, std::size_t line) const {
            auto lesson = std::make_shared<Lesson>(before.lesson());
            lesson->stages = {LessonStage{}};
            lesson->stages[0].then.assign(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(line));
            lesson->start.state = state;
            LessonRun again(lesson);
            again.goOn();
            auto step = parseStep(again.game().rules(), again.game().state(), lines[line]);
            return step ? std::nullopt : std::optional(std::move(step.error()));
        }
    };

    LessonRun run_;
    std::vector<LessonFinding> found_;
};

}  // namespace

std::vector<LessonFinding> checkLesson(const Lesson& lesson) {
    return LessonProof(lesson).findings();
}

}  // namespace gnostica::engine
