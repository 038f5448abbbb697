#include "engine/lab/tactic_text.h"

#include "engine/documents/problems.h"
#include "engine/lab/table_game.h"
#include "engine/notation/step_text.h"

#include <array>

namespace gnostica::engine::lab {

namespace {

Checked<RuledTactic> problem(const char* pointer) {
    return tl::unexpected(Diagnostics{problemAt(DiagnosticCode::wrongType, pointer)});
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
    if (!entry.is_object() || !entry.contains("position") || !entry.contains("best") || !entry["best"].is_array()) {
        return problem("");
    }
    const auto goal = entry.contains("goal") && entry["goal"].is_string()
                          ? goalNamed(entry["goal"].get_ref<const std::string&>())
                          : std::nullopt;
    if (!goal) {
        return problem("/goal");
    }
    auto position = readPosition(entry["position"], source);
    if (!position) {
        return tl::unexpected(position.error());
    }
    Tactic tactic{.state = position->state, .goal = *goal, .points = 0, .best = {}};
    if (entry.contains("points") && entry["points"].is_number_integer()) {
        tactic.points = entry["points"].get<int>();
    }
    for (const auto& text : entry["best"]) {
        const std::string words = text.is_string() ? text.get<std::string>() : std::string();
        const auto step = parseStep(*position->rules, position->state, words);
        if (!step) {
            return problem("/best");
        }
        tactic.best.push_back(*step);
    }
    return RuledTactic{position->rules, std::move(tactic)};
}

std::vector<Tactic> collectTactics(const std::shared_ptr<const Rules>& rules, int seats, int count,
                                   std::uint64_t seed) {
    constexpr int thoughts = 24;
    constexpr int aGame = 2;
    constexpr int patience = 400;  // games in a row that bring nothing
    // Where nobody announces, nobody's last turn is won or stopped.
    const bool announced = bots::outlookOf(*rules, newGame(*rules, seats)).announces;
    std::array<int, 3> wanted{0, 0, count};
    if (announced) {
        wanted = {(count + 2) / 3, (count + 1) / 3, count / 3};
    }
    std::vector<Tactic> found;
    PerSeat<Entrant> entrants;
    for (int i = 0; i < seats; ++i) {
        entrants[seatAt(i)] = {
            .level = bots::Level::apprentice, .budget = {.iterations = thoughts}, .weights = nullptr};
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
        const std::uint64_t chance = seeds();
        playGame(rules, entrants, seats, chance, seeds(), watch);
        idle = taken > 0 ? -1 : idle;
    }
    return found;
}

}  // namespace gnostica::engine::lab
