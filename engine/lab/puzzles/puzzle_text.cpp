#include "engine/lab/puzzles/puzzle_text.h"

#include "engine/documents/option_schema.h"
#include "engine/documents/problems.h"
#include "engine/lab/tactic_text.h"
#include "engine/notation/step_text.h"

#include <set>

namespace gnostica::engine::lab {

namespace {

using nlohmann::json;

constexpr int kMostNumber = 1'000'000'000;
constexpr int kMostPuzzlePoints = 1000;

Option countOption(const char* pointer, int minimum, int maximum, bool mayLack = false) {
    Option option;
    option.key = pointer + 1;
    option.pointer = pointer;
    option.type = OptionType::integer;
    option.minimum = minimum;
    option.maximum = maximum;
    option.standard = minimum;
    option.mayLack = mayLack;
    return option;
}

std::span<const Option> numbersOfPuzzle() {
    static const std::vector<Option> options{countOption("/points", -kMostPuzzlePoints, kMostPuzzlePoints, true),
                                             countOption("/difficulty", 0, 100, true),
                                             countOption("/grade", 1, kGrades, true)};
    return options;
}

std::span<const Option> numbersOfMeasures() {
    static const std::vector<Option> options{countOption("/odds", 1, kMostNumber),
                                             countOption("/steps", 1, static_cast<int>(kLongestSolution)),
                                             countOption("/near", 0, kMostNumber), countOption("/found", 0, kSolvers)};
    return options;
}

std::span<const Option> numbersOfOrigin() {
    static const std::vector<Option> options{countOption("/seed", 0, kMostNumber), countOption("/game", 0, kMostNumber),
                                             countOption("/turn", 0, kMostNumber)};
    return options;
}

/// Reads one entry; its problems point into it.
class PuzzleReader {
public:
    PuzzleReader(const json& entry, RulesSource& source) : entry_(entry), source_(source) {}

    Checked<RuledPuzzle> read() {
        static const std::vector<std::string> others{"id",       "goal",   "best",    "solution",
                                                     "measures", "origin", "position"};
        checkObject(entry_, "", {.options = numbersOfPuzzle(), .others = others, .complete = false}, problems_);
        if (!entry_.is_object()) {
            return tl::unexpected(problems_.take());
        }
        for (const std::string& key : others) {
            if (!entry_.contains(key)) {
                problems_.missingKey("", key);
            }
        }
        if (problems_.empty()) {
            readNumbers();
            readWords();
        }
        if (problems_.empty()) {
            readPlay();
        }
        if (!problems_.empty()) {
            return tl::unexpected(problems_.take());
        }
        return std::move(read_);
    }

private:
    void readNumbers() {
        for (const auto& [key, options] :
             {std::pair("measures", numbersOfMeasures()), std::pair("origin", numbersOfOrigin())}) {
            checkObject(entry_[key], std::string("/") + key, {.options = options, .others = {}}, problems_);
        }
        if (!problems_.empty()) {
            return;
        }
        const json& measures = entry_["measures"];
        read_.puzzle.measures = {
            .odds = measures["odds"], .steps = measures["steps"], .near = measures["near"], .found = measures["found"]};
        const json& origin = entry_["origin"];
        read_.puzzle.origin = {.seed = origin["seed"], .game = origin["game"], .turn = origin["turn"]};
        read_.puzzle.tactic.points = entry_.value("points", 0);
        follows("difficulty", difficultyOf(read_.puzzle.measures));
        follows("grade", gradeOf(read_.puzzle.measures));
    }

    /// An additional member must agree with the measures.
    void follows(const char* key, int value) {
        const auto found = entry_.find(key);
        if (found != entry_.end() && *found != value) {
            problems_.add(
                problemAt(DiagnosticCode::wrongValue, std::string("/") + key, shown(*found), std::to_string(value)));
        }
    }

    void readWords() {
        const json& id = entry_["id"];
        if (!id.is_string()) {
            problems_.wrongType("/id", id, "string");
        } else if (id.get_ref<const std::string&>().empty() ||
                   id.get_ref<const std::string&>().size() > kLongestPuzzleId) {
            problems_.add(problemAt(DiagnosticCode::tooLarge, "/id", {}, std::to_string(kLongestPuzzleId)));
        } else {
            read_.puzzle.id = id.get<std::string>();
        }
        const json& goal = entry_["goal"];
        const auto named = goal.is_string() ? goalNamed(goal.get_ref<const std::string&>()) : std::nullopt;
        if (!named) {
            problems_.wrongValue(
                "/goal", goal,
                {std::string(nameOf(Goal::win)), std::string(nameOf(Goal::stop)), std::string(nameOf(Goal::points))});
        } else if ((*named == Goal::points) != entry_.contains("points")) {
            *named == Goal::points ? problems_.missingKey("", "points")
                                   : problems_.add(problemAt(DiagnosticCode::conflict, "/points", "/points", "/goal"));
        } else {
            read_.puzzle.tactic.goal = *named;
        }
    }

    void readPlay() {
        auto position = readPosition(entry_["position"], source_);
        if (!position) {
            for (Diagnostic& problem : position.error()) {
                if (problem.source.empty()) {
                    moveBelow(problem, "/position");
                }
                problems_.add(std::move(problem));
            }
            return;
        }
        read_.rules = position->rules;
        read_.puzzle.tactic.state = position->state;
        if (aimOf(*read_.rules, position->state).goal != read_.puzzle.tactic.goal) {
            problems_.add(problemAt(DiagnosticCode::conflict, "/goal", "/goal", "/position"));
            return;
        }
        readSteps("best", false, read_.puzzle.tactic.best);
        readSteps("solution", true, read_.puzzle.solution);
    }

    /// Steps in sequence, or each from the position.
    void readSteps(const char* key, bool areALine, std::vector<Step>& steps) {
        const json& list = entry_[key];
        const std::string pointer = std::string("/") + key;
        if (!list.is_array()) {
            problems_.wrongType(pointer, list, "array");
            return;
        }
        if (list.empty() || list.size() > kLongestSolution) {
            problems_.wrongCount(pointer, list.size(), 1, kLongestSolution);
            return;
        }
        State state = read_.puzzle.tactic.state;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string place = childOf(pointer, i);
            if (!list[i].is_string()) {
                problems_.wrongType(place, list[i], "string");
                return;
            }
            const auto step = parseStep(*read_.rules, state, list[i].get_ref<const std::string&>());
            if (!step) {
                Diagnostic problem = step.error().diagnostic;
                problem.pointer = place;
                problems_.add(std::move(problem));
                return;
            }
            steps.push_back(*step);
            // Steps that end the turn or wait for chance are not allowed in a line.
            const bool liesOpen = !isLeftToChance(*read_.rules, *step);
            if (areALine && (!liesOpen || isLineEnd(state) || !follow(*read_.rules, state, *step))) {
                problems_.add(problemAt(DiagnosticCode::illegal, place, shown(list[i])));
                return;
            }
        }
    }

    const json& entry_;
    RulesSource& source_;
    Problems problems_;
    RuledPuzzle read_;
};

json textsOf(const Rules& rules, State state, const std::vector<Step>& line) {
    json texts = json::array();
    for (const Step& step : line) {
        texts.push_back(toText(rules, state, step));
        follow(rules, state, step);
    }
    return texts;
}

json objectOf(std::span<const Option> options) {
    json required = json::array();
    for (const Option& option : options) {
        required.push_back(option.key);
    }
    return {{"type", "object"},
            {"properties", schemaOfProperties(options)},
            {"required", required},
            {"additionalProperties", false}};
}

}  // namespace

json writePuzzle(const Rules& rules, const Puzzle& puzzle) {
    json entry = writeTactic(rules, puzzle.tactic);
    entry["id"] = puzzle.id;
    entry["solution"] = textsOf(rules, puzzle.tactic.state, puzzle.solution);
    entry["difficulty"] = difficultyOf(puzzle.measures);
    entry["grade"] = gradeOf(puzzle.measures);
    entry["measures"] = {{"odds", puzzle.measures.odds},
                         {"steps", puzzle.measures.steps},
                         {"near", puzzle.measures.near},
                         {"found", puzzle.measures.found}};
    entry["origin"] = {{"seed", puzzle.origin.seed}, {"game", puzzle.origin.game}, {"turn", puzzle.origin.turn}};
    return entry;
}

Checked<RuledPuzzle> readPuzzle(const json& entry, RulesSource& source) {
    return PuzzleReader(entry, source).read();
}

Checked<std::vector<RuledPuzzle>> readPuzzles(const json& entries, RulesSource& source) {
    Problems problems;
    if (!entries.is_array()) {
        problems.wrongType("", entries, "array");
        return tl::unexpected(problems.take());
    }
    if (entries.size() > kMostPuzzles) {
        problems.add(
            problemAt(DiagnosticCode::tooLarge, "", std::to_string(entries.size()), std::to_string(kMostPuzzles)));
        return tl::unexpected(problems.take());
    }
    std::vector<RuledPuzzle> puzzles;
    std::set<std::pair<const Rules*, std::string>> ids;
    for (std::size_t i = 0; i < entries.size() && !problems.full(); ++i) {
        auto puzzle = readPuzzle(entries[i], source);
        if (!puzzle) {
            for (Diagnostic& problem : puzzle.error()) {
                if (problem.source.empty()) {
                    moveBelow(problem, childOf("", i));
                }
                problems.add(std::move(problem));
            }
        } else if (!ids.emplace(puzzle->rules.get(), puzzle->puzzle.id).second) {
            problems.add(problemAt(DiagnosticCode::duplicate, childOf(childOf("", i), "id"), puzzle->puzzle.id));
        } else {
            puzzles.push_back(std::move(*puzzle));
        }
    }
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    return puzzles;
}

json puzzleSchema() {
    const json line{
        {"type", "array"}, {"items", {{"type", "string"}}}, {"minItems", 1}, {"maxItems", kLongestSolution}};
    json properties = schemaOfProperties(numbersOfPuzzle());
    properties["id"] = {{"type", "string"}, {"minLength", 1}, {"maxLength", kLongestPuzzleId}};
    properties["goal"] = {{"enum", {nameOf(Goal::win), nameOf(Goal::stop), nameOf(Goal::points)}}};
    properties["best"] = line;
    properties["solution"] = line;
    properties["measures"] = objectOf(numbersOfMeasures());
    properties["origin"] = objectOf(numbersOfOrigin());
    properties["position"] = {{"type", "object"}};
    const json entry{{"type", "object"},
                     {"properties", properties},
                     {"required", {"id", "goal", "best", "solution", "measures", "origin", "position"}},
                     {"additionalProperties", false},
                     {"if", {{"properties", {{"goal", {{"const", nameOf(Goal::points)}}}}}}},
                     {"then", {{"required", {"points"}}}},
                     {"else", {{"properties", {{"points", false}}}}}};
    return {{"$schema", "http://json-schema.org/draft-07/schema#"},
            {"title", "Gnostica puzzles"},
            {"type", "array"},
            {"maxItems", kMostPuzzles},
            {"items", entry}};
}

}  // namespace gnostica::engine::lab
