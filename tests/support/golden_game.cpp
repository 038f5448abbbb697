#include "tests/support/golden_game.h"

#include "engine/notation/chance_text.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"
#include "engine/play/game.h"
#include "tests/support/random_play.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace gnostica::tests {

using namespace engine;

namespace {

using Lines = std::vector<std::string>;

/// Length of the history before which nobody announces a last turn: by then much has been built and fought over.
constexpr std::size_t kLongEnough = 240;
/// Random players may never finish a game.
constexpr std::size_t kMost = 400;
/// A file with fewer lines is not a complete game.
constexpr std::size_t kFewest = 100;

Lines linesOf(const std::string& name) {
    Lines lines;
    std::ifstream file(name);
    for (std::string line; std::getline(file, line);) {
        lines.push_back(std::move(line));
    }
    return lines;
}

bool isIdle(const Step& step) {
    return std::holds_alternative<step::Skip>(step) || std::holds_alternative<step::Refresh>(step) ||
           std::holds_alternative<step::Orient>(step);
}

/// Prefers powers when they are offered, so that more happens than with uniformly random steps.
Step chosen(const Game& game, Rng& rng) {
    const bool eager = rng.below(4) != 0;
    const bool announces = game.history().size() >= kLongEnough;
    const auto wanted = [&](const Step& step) {
        return !(eager && isIdle(step)) && (announces || !std::holds_alternative<step::Challenge>(step));
    };
    StepList steps;
    legalSteps(game.rules(), game.state(), steps);
    if (std::ranges::any_of(steps, wanted)) {
        steps.filter(0, wanted);
    }
    return choose(steps, rng);
}

Game newlyPlayed(const std::shared_ptr<const Rules>& rules, int seats) {
    Game game(rules, seats);
    Rng rng(20260 + static_cast<std::uint64_t>(seats));
    while (!isOver(game.state()) && game.history().size() < kMost) {
        if (game.decider() == Seat::chance) {
            game.play(drawChance(game.rules(), game.state(), rng));
        } else {
            game.play(chosen(game, rng));
        }
    }
    return game;
}

/// "A, one of 34: activate 1,1"
std::string lineFor(const Rules& rules, const Moment& moment) {
    if (const auto* outcome = std::get_if<Chance>(&moment.what)) {
        return toText(rules, moment.before, *outcome, DiceText::alone);
    }
    StepList steps;
    legalSteps(rules, moment.before, steps);
    return toText(moment.who) + ", one of " + std::to_string(steps.size()) + ": " +
           toText(rules, moment.before, std::get<Step>(moment.what));
}

std::string lastLine(const Game& game) {
    std::string text = isOver(game.state()) ? "over;" : "goes on;";
    for (int seat = 0; seat < game.state().seats; ++seat) {
        text += " " + toText(seatAt(seat)) + " " + std::to_string(score(game.rules(), game.state(), seatAt(seat)));
    }
    return text + "; " + writePosition(game.rules(), game.state()).dump();
}

Lines told(const Game& game) {
    Lines lines;
    for (const Moment& moment : game.history()) {
        lines.push_back(lineFor(game.rules(), moment));
    }
    lines.push_back(lastLine(game));
    return lines;
}

/// Plays the step or outcome on a line; false if it is not possible.
bool playLine(Game& game, const std::string& line) {
    const std::size_t colon = line.find(": ");
    if (colon == std::string::npos) {
        const auto outcome = parseChance(game.rules(), game.state(), line);
        return outcome && game.play(*outcome);
    }
    const auto step = parseStep(game.rules(), game.state(), line.substr(colon + 2));
    return step && !game.play(*step).has_value();
}

void regenerate(const std::string& name, const std::shared_ptr<const Rules>& rules, int seats) {
    std::ofstream file(name);
    for (const std::string& line : told(newlyPlayed(rules, seats))) {
        file << line << '\n';
    }
}

}  // namespace

std::string differenceFromGolden(const std::string& name, const std::shared_ptr<const Rules>& rules, int seats) {
    if (std::getenv("GNOSTICA_REGENERATE") != nullptr) {
        regenerate(name, rules, seats);
    }
    const Lines golden = linesOf(name);
    if (golden.size() < kFewest) {
        return name + " is missing or too short";
    }
    Game game(rules, seats);
    for (std::size_t i = 0; i + 1 < golden.size(); ++i) {
        if (!playLine(game, golden[i])) {
            return "cannot be played: " + golden[i];
        }
    }
    const Lines again = told(game);
    for (std::size_t i = 0; i < golden.size(); ++i) {
        if (i >= again.size() || again[i] != golden[i]) {
            return "line " + std::to_string(i + 1) + " was " + golden[i] + " and is " +
                   (i < again.size() ? again[i] : "missing");
        }
    }
    return {};
}

}  // namespace gnostica::tests
