#include "engine/lab/tactic_text.h"

#include "engine/documents/json_value.h"
#include "engine/lab/table_game.h"
#include "engine/notation/step_text.h"

#include <array>

namespace gnostica::engine::lab {

namespace {

constexpr int kMostPointsAsked = 1000;
constexpr std::size_t kMostBest = 1000;
constexpr std::size_t kLongestBest = 1000;

Goal goalAt(const Reading& reading, Problems& problems) {
    const std::string* name = textIn(&reading.value());
    const auto goal = name != nullptr ? goalNamed(*name) : std::nullopt;
    if (!goal) {
        std::vector<std::string> known;
        for (const Goal each : {Goal::win, Goal::stop, Goal::points}) {
            known.emplace_back(nameOf(each));
        }
        problems.wrongValue(reading.pointer(), reading.value(), known);
    }
    return goal.value_or(Goal::win);
}

/// Steps in this position, any of which solves it.
std::vector<Step> stepsAt(const Reading& reading, const Position& position, Problems& problems) {
    std::vector<Step> steps;
    for (const Reading& each : reading.elements(1, kMostBest)) {
        const std::string* words = each.text(kLongestBest);
        if (words == nullptr) {
            continue;
        }
        auto step = parseStep(*position.rules, position.state, *words);
        if (step) {
            steps.push_back(*step);
        } else {
            step.error().diagnostic.pointer = each.pointer();
            problems.add(std::move(step.error().diagnostic));
        }
    }
    return steps;
}

}  // namespace

nlohmann::json writeTactic(const Rules& rules, const Tactic& tactic) {
    nlohmann::json entry{{"position", writePosition(rules, tactic.state)}, {"goal", nameOf(tactic.goal)}};
    if (tactic.goal == Goal::points) {
        entry["points"] = tactic.points;
    }
    for (const Step& step : tactic.best) {
        entry["best"].push_back(toText(rules, tactic.state, step));
    }
    return entry;
}

Checked<RuledTactic> readTactic(const nlohmann::json& entry, RulesSource& source) {
    Problems problems;
    const Reading reading(entry, "", problems);
    if (!entry.is_object()) {
        reading.wrongType("object");
    }
    for (const char* key : {"position", "goal", "best"}) {
        if (entry.is_object() && !reading.find(key)) {
            problems.missingKey("", key);
        }
    }
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    auto position = readPosition(reading.find("position")->value(), source);
    if (!position) {
        for (Diagnostic& problem : position.error()) {
            moveBelow(problem, "/position");
        }
        return tl::unexpected(std::move(position.error()));
    }
    Tactic tactic{.state = position->state, .goal = goalAt(*reading.find("goal"), problems), .points = 0, .best = {}};
    if (const auto points = reading.find("points")) {
        tactic.points = static_cast<int>(points->whole(-kMostPointsAsked, kMostPointsAsked).value_or(0));
    }
    tactic.best = stepsAt(*reading.find("best"), *position, problems);
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    return RuledTactic{position->rules, std::move(tactic)};
}

std::vector<Tactic> collectTactics(const std::shared_ptr<const Rules>& rules, int seats, int count,
                                   std::uint64_t seed) {
    constexpr int thoughts = 24;
    constexpr int aGame = 2;
    constexpr int patience = 400;  // games in a row without a result
    // Without announcements, no last turn can be won or stopped.
    const bool announced = bots::endConditionsOf(*rules, newGame(*rules, seats)).announces;
    std::array<int, 3> wanted{0, 0, count};
    if (announced) {
        wanted = {(count + 2) / 3, (count + 1) / 3, count / 3};
    }
    std::vector<Tactic> found;
    TablePlan plan{.rules = rules, .seats = seats};
    for (int i = 0; i < seats; ++i) {
        plan.entrants[seatAt(i)] = {
            .level = bots::Level::apprentice, .budget = {.iterations = thoughts}, .judging = nullptr};
    }
    Rng seeds(seed);
    for (int idle = 0; static_cast<int>(found.size()) < count && idle < patience; ++idle) {
        int taken = 0;
        int turn = -1;
        const Watcher watch = [&](const State& state) {
            if (taken == aGame || state.turn.stage != Stage::option || state.turnsPlayed == turn) {
                return;
            }
            turn = state.turnsPlayed;
            auto tactic = findTactic(*rules, state);
            if (tactic && wanted[static_cast<std::size_t>(tactic->goal)] > 0) {
                --wanted[static_cast<std::size_t>(tactic->goal)];
                ++taken;
                found.push_back(std::move(*tactic));
            }
        };
        plan.chanceSeed = seeds();
        plan.playerSeed = seeds();
        playGame(plan, watch);
        idle = taken > 0 ? -1 : idle;
    }
    return found;
}

}  // namespace gnostica::engine::lab
