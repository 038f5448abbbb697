#include "app/cli/commands.h"
#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/play/lesson_wording.h"
#include "engine/documents/problems.h"
#include "engine/lessons/guide.h"
#include "engine/lessons/lesson_check.h"
#include "engine/lessons/lesson_run.h"

#include <QDir>
#include <QFileInfo>

#include <ostream>

namespace gnostica::cli {
namespace {

using engine::Lesson;
using engine::LessonFault;
using engine::LessonFinding;
using engine::LessonRun;
using language::fill;
using wording::toQt;

// lupdate loses the context of texts in functions with a qualified result type.
QString faultText(const LessonFinding& finding) {
    switch (finding.fault) {
    case LessonFault::illegal: return Tr::tr("This step is not legal.");
    case LessonFault::notAsked: return Tr::tr("The stage does not accept this step of its solution.");
    case LessonFault::unfinished: return Tr::tr("The solution does not meet all goals of the stage.");
    case LessonFault::alreadyMet: return Tr::tr("All goals of the stage are met before it begins.");
    case LessonFault::othersTurn: return Tr::tr("This stage does not begin with a decision of the learner.");
    case LessonFault::tryAccepted: return Tr::tr("The stage accepts this wrong step.");
    case LessonFault::tryLegal:
        //: %1: the id of a rule
        return fill(Tr::tr("This step is legal; %1 should refuse it."), {toQt(finding.expected)});
    case LessonFault::tryIllegal: return Tr::tr("This step should be legal.");
    case LessonFault::otherRule:
        if (finding.found.empty()) {
            //: %1: the id of a rule
            return fill(Tr::tr("%1 should refuse this step, but it is not a step."), {toQt(finding.expected)});
        }
        //: %1 and %2: the ids of rules
        return fill(Tr::tr("This step should be refused by %1, but is refused by %2."),
                    {toQt(finding.expected), toQt(finding.found)});
    case LessonFault::unknownPiece:
        //: %1: a piece in the notation
        return fill(Tr::tr("There is no piece %1 on the board at that point."), {toQt(finding.found)});
    }
    return {};
}

/// The document of a lesson or a guide, and its text; if it cannot be read, reports the error.
struct LessonFile {
    std::string path;
    std::string text;
    nlohmann::json document;
};

std::optional<LessonFile> openLesson(const Context& context, const std::string& path) {
    auto text = readText(context, path, engine::kMaxDocumentBytes);
    if (!text) {
        return std::nullopt;
    }
    auto document = engine::parseDocument(*text, path, engine::DocumentKind::lesson);
    if (!document) {
        context.err() << sentence(document.error()) << '\n';
        return std::nullopt;
    }
    return LessonFile{path, std::move(*text), std::move(*document)};
}

void sayProblems(const Context& context, const LessonFile& file, engine::Diagnostics problems) {
    engine::PlaceIndex places(file.text);
    for (engine::Diagnostic& problem : problems) {
        if (problem.source.empty() || problem.source == file.path) {
            problem.source = file.path;
            places.locate(problem);
        }
    }
    engine::sortByPlace(problems);
    for (const engine::Diagnostic& problem : problems) {
        context.err() << sentence(problem) << '\n';
    }
}

std::optional<Lesson> lessonIn(const Context& context, const LessonFile& file) {
    engine::RulesSource rules = context.rulesBeside(file.path);
    auto lesson = engine::readLesson(file.document, rules);
    if (!lesson) {
        sayProblems(context, file, std::move(lesson.error()));
        return std::nullopt;
    }
    return std::move(*lesson);
}

/// "rods.json, /stages/2/tries/0: rod A2E@0,1 move 2: The stage accepts this step as asked."
void tellFinding(const Context& context, const std::string& path, const Lesson& lesson, const LessonFinding& finding) {
    std::ostream& out = context.out();
    out << oneLine(path) << ", " << finding.pointer << ": ";
    if (!finding.step.empty()) {
        out << oneLine(finding.step) << ": ";
    }
    out << faultText(finding).toStdString();
    if (finding.problem) {
        const wording::Speaker speaker(*lesson.start.rules, {}, context.words());
        const engine::View view(*lesson.start.rules, lesson.start.state, lesson.learner);
        // Pieces named by a refusal belong to the position before the step, which no longer exists.
        out << ' '
            << (finding.problem->refusal ? finding.problem->diagnostic.rule
                                         : sentence(*finding.problem, speaker, view));
    }
    out << '\n';
}

bool checkFile(const Context& context, const std::string& path) {
    const auto file = openLesson(context, path);
    if (!file) {
        return false;
    }
    if (engine::isGuide(file->document)) {
        engine::RulesSource rules = context.rulesBeside(path);
        auto guide = engine::readGuide(file->document, rules);
        if (!guide) {
            sayProblems(context, *file, std::move(guide.error()));
        }
        return guide.has_value();
    }
    const auto lesson = lessonIn(context, *file);
    if (!lesson) {
        return false;
    }
    const auto findings = engine::checkLesson(*lesson);
    for (const LessonFinding& finding : findings) {
        tellFinding(context, path, *lesson, finding);
    }
    return findings.empty();
}

int checkAll(const Context& context, const std::vector<std::string>& files) {
    int failed = 0;
    for (const std::string& file : files) {
        failed += checkFile(context, file) ? 0 : 1;
    }
    // Same format as the last line for scenarios: other programs read it.
    context.out() << static_cast<int>(files.size()) - failed << " passed, " << failed << " failed\n";
    return failed == 0 ? kOk : kFailed;
}

/// A path, or the id of a lesson of the program.
std::string pathOf(const Context& context, const std::string& lesson) {
    const QString shipped = QDir(context.folders().lessons()).filePath(toQt(lesson) + QStringLiteral(".json"));
    return engine::isRulesetId(lesson) && QFileInfo::exists(shipped) ? shipped.toStdString() : lesson;
}

void printText(const Context& context, const Lesson& lesson, const engine::LessonText& text, const char* before) {
    if (!text.empty()) {
        context.out() << before << wording::lessonText(text, lesson.learner).toStdString() << '\n';
    }
}

/// Prints the events since `from` in plain words.
void printPlayed(const Context& context, const LessonRun& run, std::size_t from) {
    const wording::Speaker speaker(run.game().rules(), {}, context.words());
    for (const engine::Moment& moment : run.game().history().subspan(from)) {
        context.out() << "  > "
                      << speaker.moment(engine::told(run.game().rules(), moment, run.lesson().learner)).toStdString()
                      << '\n';
    }
}

int tellLesson(const Context& context, const std::string& name) {
    const auto file = openLesson(context, pathOf(context, name));
    if (!file) {
        return kFailed;
    }
    const auto lesson = lessonIn(context, *file);
    if (!lesson) {
        return kFailed;
    }
    LessonRun run(std::make_shared<const Lesson>(*lesson));
    context.out() << wording::lessonText(lesson->title, lesson->learner).toStdString() << '\n';
    while (!run.isFinished()) {
        const engine::LessonStage& stage = run.current();
        context.out() << '\n' << run.stage() + 1 << ". ";
        printText(context, *lesson, stage.text, "");
        std::size_t before = run.game().history().size();
        if (run.awaitsStep()) {
            printText(context, *lesson, stage.hint, "  ? ");
            run.solve();
            printPlayed(context, run, before);
            printText(context, *lesson, stage.success, "  ");
        }
        before = run.game().history().size();
        if (!run.goOn()) {
            context.err() << Tr::tr("The solution does not meet all goals of the stage.").toStdString() << '\n';
            return kFailed;
        }
        printPlayed(context, run, before);
    }
    return kOk;
}

}  // namespace

void addLesson(CLI::App& app, Action& chosen) {
    CLI::App* lesson = app.add_subcommand("lesson", Tr::tr("Check lessons and play them through").toStdString());
    lesson->require_subcommand(1);

    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* checking = lesson->add_subcommand(
        "check", Tr::tr("Test lessons with their own solutions and wrong attempts").toStdString());
    checking->add_option("FILE", *files, Tr::tr("Files, each with a lesson or a guide").toStdString())->required();
    checking->callback(
        [files, &chosen] { chosen = [files](const Context& context) { return checkAll(context, *files); }; });

    auto name = std::make_shared<std::string>();
    CLI::App* playing =
        lesson->add_subcommand("play", Tr::tr("Print a lesson stage by stage, with its solution").toStdString());
    playing
        ->add_option("ID", *name,
                     Tr::tr("The id of a lesson that comes with the program, or a lesson file").toStdString())
        ->required();
    auto solves = std::make_shared<bool>(false);
    playing->add_flag("--solution", *solves, Tr::tr("Take the steps of the solution").toStdString())->required();
    playing->callback([name, solves, &chosen] {
        if (*solves) {
            chosen = [name](const Context& context) { return tellLesson(context, *name); };
        }
    });
}

}  // namespace gnostica::cli
