#include "engine/lessons/fields.h"
#include "engine/lessons/guide.h"
#include "engine/lessons/lesson.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine {

namespace {

using nlohmann::json;

template <std::size_t size>
std::size_t placeOfWord(const std::array<std::string_view, size>& words, const json& word) {
    return static_cast<std::size_t>(std::ranges::find(words, word.get_ref<const std::string&>()) - words.begin());
}

/// Reads a document whose fields have been checked; the names of things are checked here.
class LessonReader {
public:
    LessonReader(const json& document, Problems& problems) : document_(document), problems_(problems) {}

    void read(Lesson& lesson) {
        lesson.id = document_["id"].get<std::string>();
        if (!isRulesetId(lesson.id)) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, "/id", lesson.id, "a-z 0-9 -"));
        }
        lesson.group = static_cast<LessonGroup>(placeOfWord(kLessonGroupWords, document_["group"]));
        lesson.order = document_["order"].get<int>();
        lesson.title = document_["title"].get<LessonText>();
        lesson.rules = document_.value("rules", lesson.rules);
        if (document_.contains("learner")) {
            lesson.learner = named(parseSeat, document_["learner"], "/learner");
        }
        learner_ = lesson.learner;
        for (std::size_t i = 0; i < document_["stages"].size(); ++i) {
            lesson.stages.push_back(stageAt(document_["stages"][i], childOf("/stages", i)));
        }
    }

private:
    /// The thing that a word names, or a problem at this pointer.
    template <class T>
    T named(Expected<T> (*parse)(std::string_view), const json& word, const std::string& pointer) {
        auto thing = parse(word.get_ref<const std::string&>());
        if (!thing) {
            thing.error().pointer = pointer;
            problems_.add(std::move(thing.error()));
            return {};
        }
        return std::move(*thing);
    }

    template <class T>
    std::vector<T> allNamed(Expected<T> (*parse)(std::string_view), const json& object, const char* key,
                            const std::string& pointer) {
        std::vector<T> things;
        const json words = object.value(key, json::array());
        for (std::size_t i = 0; i < words.size(); ++i) {
            things.push_back(named(parse, words[i], childOf(childOf(pointer, key), i)));
        }
        return things;
    }

    LessonShow showAt(const json& written, const std::string& pointer) {
        LessonShow show{allNamed(parseSpace, written, "spaces", pointer),
                        allNamed(parsePieceName, written, "pieces", pointer),
                        allNamed(parseCard, written, "cards", pointer),
                        {}};
        for (const json& area : written.value("areas", json::array())) {
            show.areas.push_back(static_cast<LessonArea>(placeOfWord(kLessonAreaWords, area)));
        }
        return show;
    }

    LessonStage stageAt(const json& written, const std::string& pointer) {
        LessonStage stage;
        stage.text = written["text"].get<LessonText>();
        stage.show = showAt(written.value("show", json::object()), childOf(pointer, "show"));
        const json goals = written.value("goals", json::array());
        for (std::size_t i = 0; i < goals.size(); ++i) {
            stage.goals.push_back(goalAt(goals[i], childOf(childOf(pointer, "goals"), i)));
        }
        stage.allow = written.value("allow", stage.allow);
        stage.hint = written.value("hint", stage.hint);
        stage.success = written.value("success", stage.success);
        stage.solution = written.value("solution", stage.solution);
        stage.then = written.value("then", stage.then);
        for (const json& attempt : written.value("tries", json::array())) {
            stage.tries.push_back({attempt["step"].get<std::string>(), attempt.value("after", 0),
                                   attempt.value("rule", std::string()), attempt.value("says", LessonText())});
        }
        // A stage that asks for nothing cannot be solved, and a goal without a solution cannot be proved.
        if (stage.goals.empty() != stage.solution.empty()) {
            problems_.missingKey(pointer, stage.goals.empty() ? "goals" : "solution");
        }
        return stage;
    }

    Goal goalAt(const json& written, const std::string& pointer) {
        Goal goal;
        goal.seat = learner_;
        const GoalForm* form = goalFormCalled(written["goal"].get_ref<const std::string&>());
        if (form == nullptr) {
            std::vector<std::string> words;
            for (const GoalForm& known : goalForms()) {
                words.emplace_back(known.word);
            }
            problems_.wrongValue(childOf(pointer, "goal"), written["goal"], words);
            return goal;
        }
        goal.kind = form->kind;
        if (!checkKeys(*form, written, pointer)) {
            return goal;
        }
        const auto has = [&](const char* key) { return written.contains(key); };
        const auto place = [&](const char* key) { return childOf(pointer, key); };
        if (has("seat")) {
            goal.seat = named(parseSeat, written["seat"], place("seat"));
        }
        if (has("space")) {
            goal.space = named(parseSpace, written["space"], place("space"));
        }
        if (has("facing")) {
            goal.facing = named(parseFacing, written["facing"], place("facing"));
        }
        if (has("card")) {
            goal.card = named(parseCard, written["card"], place("card"));
        }
        goal.size = written.value("size", 0);
        goal.value = written.value("value", 0);
        goal.most = written.value("most", goal.most);
        const bool isCounted = goal.kind == GoalKind::pieces || goal.kind == GoalKind::hand;
        goal.least = written.value("least", isCounted && !has("most") ? 1 : 0);
        goal.like = written.value("like", std::string());
        return goal;
    }

    /// Keys of other kinds of goals have no meaning here.
    bool checkKeys(const GoalForm& form, const json& written, const std::string& pointer) {
        const std::size_t before = problems_.list().size();
        std::vector<std::string> known{"goal"};
        for (const auto keys : {form.needed, form.allowed}) {
            known.insert(known.end(), keys.begin(), keys.end());
        }
        for (const auto& [key, value] : written.items()) {
            if (std::ranges::find(known, key) == known.end()) {
                problems_.unknownKey(pointer, key, known);
            }
        }
        for (const std::string_view key : form.needed) {
            if (!written.contains(key)) {
                problems_.missingKey(pointer, std::string(key));
            }
        }
        return problems_.list().size() == before;
    }

    const json& document_;
    Problems& problems_;
    Seat learner_ = Seat::a;
};

/// Reads the position and the given outcomes of chance.
void readStart(const json& document, RulesSource& rules, Lesson& lesson, Problems& problems) {
    auto start = readPosition(document["position"], rules);
    if (!start) {
        for (Diagnostic& problem : start.error()) {
            if (problem.source.empty()) {
                moveBelow(problem, "/position");
            }
            problems.add(std::move(problem));
        }
        return;
    }
    auto chance = ChanceFeed::read(document.value("chance", json::object()), *start->rules);
    if (!chance) {
        for (Diagnostic& problem : chance.error()) {
            problems.add(std::move(problem));
        }
        return;
    }
    if (index(lesson.learner) >= start->state.seats) {
        problems.add(problemAt(DiagnosticCode::unknownSeat, document.contains("learner") ? "/learner" : "/position",
                               toText(lesson.learner)));
    }
    lesson.start = std::move(*start);
    lesson.chance = std::move(*chance);
}

}  // namespace

Checked<Lesson> readLesson(const json& document, RulesSource& rules) {
    Problems problems;
    checkFields(document, "", lessonFields(), problems);
    Lesson lesson;
    if (problems.empty()) {
        LessonReader(document, problems).read(lesson);
        readStart(document, rules, lesson, problems);
    }
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    return lesson;
}

Checked<Lesson> readLesson(std::string_view text, std::string_view source, RulesSource& rules) {
    const auto document = parseJson(text, source);
    if (!document) {
        return tl::unexpected(Diagnostics{document.error()});
    }
    auto lesson = readLesson(*document, rules);
    if (!lesson) {
        lesson.error() = placedIn(std::move(lesson.error()), text, source);
    }
    return lesson;
}

}  // namespace gnostica::engine
