// A lesson from an untrusted source: it is read or refused. A lesson that is read can be proved or has reported faults,
// and accepts any sequence of steps.
#include "engine/lessons/guide.h"
#include "engine/lessons/lesson_check.h"
#include "engine/lessons/lesson_run.h"
#include "tests/fuzz/fuzz_rules.h"

#include <cstdint>
#include <string_view>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

namespace {

/// Takes the first legal steps, and continues or goes back where the lesson allows it.
void learn(const Lesson& lesson) {
    LessonRun run(std::make_shared<const Lesson>(lesson));
    for (int i = 0; i < 12 && !run.isFinished(); ++i) {
        StepList steps;
        legalSteps(run.game().rules(), run.game().state(), steps);
        if (run.awaitsStep() && !steps.empty() && run.game().decider() == lesson.learner) {
            const std::size_t before = run.game().history().size();
            const bool isPlayed = run.tryStep(Step(steps[static_cast<std::size_t>(i) % steps.size()])).isPlayed();
            require(isPlayed == (run.game().history().size() > before));
        }
        if (run.awaitsStep()) {
            run.solve();
        }
        if (!run.goOn()) {
            break;
        }
    }
    while (run.canGoBack()) {
        run.goBack();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    RulesSource source(shippedLibrary(), shippedRegistry());
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto document = parseJson(text);
    if (!document) {
        return 0;
    }
    if (isGuide(*document)) {
        const auto guide = readGuide(*document, source);
        require(guide || !guide.error().empty());
        return 0;
    }
    const auto lesson = readLesson(text, "lesson.json", source);
    if (!lesson) {
        require(!lesson.error().empty());
        return 0;
    }
    checkLesson(*lesson);
    learn(*lesson);
    return 0;
}
