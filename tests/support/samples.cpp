#include "tests/support/samples.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace gnostica::tests {

using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kFewOf = 3;

fs::path project() {
    return fs::path(GNOSTICA_TEST_DATA).parent_path();
}

std::string textOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Files in this folder and its subfolders, in an order that is the same on every system.
std::vector<std::string> textsIn(const fs::path& folder, const std::string& ending) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (entry.is_regular_file() && name.ends_with(ending) && !name.ends_with(".schema.json")) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> texts;
    std::transform(files.begin(), files.end(), std::back_inserter(texts), textOf);
    return texts;
}

std::string firstFew(const std::string& list) {
    json few = json::array();
    for (const json& each : json::parse(list)) {
        if (few.size() < kFewOf) {
            few.push_back(each);
        }
    }
    return few.dump(1);
}

/// A complete position with all keys.
constexpr const char* kPosition = R"({"variant": "gnostica", "expansions": ["star-wheel"], "options": {"end.target": 8},
  "seats": 3, "board": {"d4": "fool", "e4": "cups-2", "f4": "rods-ace", "d5": "world", "e5": "swords-king"},
  "pieces": ["A1N@d4", "B2E@e4", "C3S@f4"], "hands": {"A": ["magician", "cups-3"], "B": ["sun"]},
  "draw": ["moon", "star"], "discard": ["tower"], "rest": "draw", "turn": "B", "order": ["C", "A", "B"],
  "eliminated": []})";

constexpr const char* kPlan = R"({"format": 1, "name": "few", "arms": ["gnostica", {"variant": "gnostica",
  "options": {"end.target": 6}, "label": "six"}, {"format": 1, "id": "own", "kind": "game", "extends": "gnostica",
  "name": {"en": "Own"}, "end": {"target": 5}}], "seats": 2, "players": ["random", {"level": "adept", "iterations": 2}],
  "pairs": 2, "seed": 5, "courses": 1, "longest": 12, "chance": "common", "precision": {"metric": "turns", "within": 9},
  "skill": {"pairs": 1, "players": ["greedy", "random"]}})";

constexpr const char* kRuleset = R"({"format": 1, "id": "made-up", "kind": "game", "extends": "gnostica", "version": 2,
  "name": {"en": "Made up", "de": "Erfunden"}, "summary": {"en": "A game."}, "end": {"target": 8},
  "majors": {"fool": ["rod", {"any": ["cup", "disc"]}]}})";

}  // namespace

std::vector<Sample> samples() {
    std::vector<Sample> all{{"ruleset", kRuleset}, {"position", kPosition}, {"plan", kPlan}};
    const auto add = [&all](const std::string& kind, std::vector<std::string> texts) {
        for (std::string& text : texts) {
            all.push_back({kind, std::move(text)});
        }
    };
    const fs::path data = project() / "resources";
    add("ruleset", textsIn(project() / "variants", "ruleset.json"));
    add("lesson", textsIn(data / "lessons", ".json"));
    add("theme", textsIn(data / "themes", ".json"));
    add("deck", textsIn(data / "decks", "deck.json"));
    add("record", textsIn(project() / "tests/golden/records", ".gnostica"));
    for (const std::string& list : textsIn(data / "puzzles", ".json")) {
        all.push_back({"puzzles", firstFew(list)});
    }
    for (const std::string& list : textsIn(project() / "tests/scenarios", ".json")) {
        all.push_back({"scenario", firstFew(list)});
        for (const json& each : json::parse(firstFew(list))) {
            if (each.contains("position")) {
                all.push_back({"position", each["position"].dump()});
            }
        }
    }
    all.push_back({"tactics", firstFew(textOf(project() / "tests/tactics/turns.json"))});
    return all;
}

std::vector<Sample> samplesOf(const std::string& kind) {
    std::vector<Sample> some = samples();
    std::erase_if(some, [&](const Sample& each) { return each.kind != kind; });
    return some;
}

}  // namespace gnostica::tests
