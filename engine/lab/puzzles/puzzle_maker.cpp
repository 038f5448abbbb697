#include "engine/lab/puzzles/puzzle_maker.h"

#include "engine/bots/features.h"
#include "engine/lab/table_game.h"
#include "engine/mechanics/mechanic.h"
#include "engine/notation/position.h"
#include "engine/notation/words.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace gnostica::engine::lab {

namespace {

bool isTurnBegin(const State& state) {
    return state.turn.stage == Stage::option ||
           (state.turn.stage == Stage::floor && state.turn.hook == Hook::turnStart);
}

/// The part of a puzzle that recurs in others: the words of its steps, without the first card.
std::string ideaOf(const Puzzle& puzzle) {
    std::string idea;
    for (const Step& step : puzzle.solution) {
        const Card card = cardBegunWith(puzzle.tactic.state, step);
        idea += std::to_string(static_cast<int>(engine::wordOf(step))) + " ";
        if (!card.isNone() && card.isMajor()) {
            idea += std::to_string(card.number()) + " ";
        }
    }
    return idea;
}

int grade(const Puzzle& puzzle) {
    return gradeOf(puzzle.measures);
}

/// Adds the parts of a puzzle other than its lines.
void finish(Puzzle& puzzle, const PuzzlePlan& plan, int game, int turn) {
    puzzle.origin = {.seed = plan.seed, .game = game, .turn = turn};
    puzzle.id = std::string(nameOf(puzzle.tactic.goal)) + "-" + std::to_string(plan.seed) + "-" + std::to_string(game) +
                "-" + std::to_string(turn);
    puzzle.measures.found = solversOf(plan.rules, puzzle);
}

/// Examines the beginnings of the turns of one game.
class PuzzleSeeker {
public:
    PuzzleSeeker(const PuzzlePlan& plan, int game, std::optional<int> turn) : plan_(plan), game_(game), turn_(turn) {}

    void see(const State& state) {
        if (!isTurnBegin(state) || state.turnsPlayed == last_) {
            return;
        }
        last_ = state.turnsPlayed;
        if (last_ > turn_.value_or(kLastTurn)) {
            enough_.request_stop();
        } else if (!turn_ || last_ == *turn_) {
            look(state);
        }
    }
    std::stop_token enough() const { return enough_.get_token(); }
    std::vector<Puzzle> take() { return std::move(found_); }

private:
    static constexpr int kLastTurn = 160;

    /// One of each goal. Points can always be gained: the first turn to examine differs from game to game.
    bool isWanted(Goal goal) const {
        constexpr int places = 5;
        constexpr int apart = 6;
        return plan_.wanted[static_cast<std::size_t>(goal)] > 0 &&
               (turn_ || goal != Goal::points || last_ >= game_ % places * apart) &&
               std::ranges::none_of(found_, [&](const Puzzle& puzzle) { return puzzle.tactic.goal == goal; });
    }

    void look(const State& state) {
        const EndConditions outlook = bots::endConditionsOf(*plan_.rules, state);
        nlohmann::json position = writePosition(*plan_.rules, state);
        lookAt(position, aimOf(*plan_.rules, state).goal);
        if (!outlook.announces || outlook.target == 0 || outlook.announcer != Seat::none) {
            return;
        }
        // Players rarely announce: near the target, the position is the same as if they had announced.
        constexpr int near = 4;
        const Seat mover = state.turn.mover;
        const int own = score(*plan_.rules, state, mover);
        if (own < outlook.target && own + near >= outlook.target) {
            position["challenge"] = toText(mover);
            lookAt(position, Goal::win);
        }
        const Seat next = bots::nextMover(state);
        if (isPlayer(next) && next != mover && score(*plan_.rules, state, next) + near >= outlook.target) {
            position["challenge"] = toText(next);
            lookAt(position, Goal::stop);
        }
    }

    /// Examines the written position: it lacks the memory of the players.
    void lookAt(const nlohmann::json& written, Goal goal) {
        const auto position = isWanted(goal) ? readPosition(written, plan_.rules) : Checked<Position>();
        auto puzzle = position && position->rules ? puzzleOf(plan_.rules, position->state) : std::nullopt;
        if (puzzle && puzzle->tactic.goal == goal) {
            finish(*puzzle, plan_, game_, last_);
            found_.push_back(std::move(*puzzle));
        }
    }

    const PuzzlePlan& plan_;
    int game_;
    std::optional<int> turn_;
    int last_ = -1;
    std::stop_source enough_;
    std::vector<Puzzle> found_;
};

/// Selects different puzzles from many.
class Choice {
public:
    Choice(std::vector<Puzzle> candidates, std::array<int, 3> wanted)
        : candidates_(std::move(candidates)),
          wanted_(wanted) {}

    std::vector<Puzzle> choose() {
        for (std::size_t goal = 0; goal < wanted_.size(); ++goal) {
            int idle = 0;
            for (int turn = 0; wanted_[goal] > 0 && idle < kGrades; ++turn) {
                const bool has = take(static_cast<Goal>(goal), 1 + turn % kGrades);
                idle = has ? 0 : idle + 1;
                wanted_[goal] -= has ? 1 : 0;
            }
        }
        std::ranges::stable_sort(chosen_, [](const Puzzle& a, const Puzzle& b) {
            return difficultyOf(a.measures) < difficultyOf(b.measures);
        });
        return std::move(chosen_);
    }

private:
    int sameness(const Puzzle& puzzle) const {
        const auto had = [](const auto& counts, const auto& key) {
            const auto found = counts.find(key);
            return found == counts.end() ? 0 : found->second;
        };
        const Card card = cardBegunWith(puzzle.tactic.state, puzzle.solution.front());
        const int several = puzzle.tactic.best.size() > 1 ? 4 : 0;
        return several + 8 * had(ideas_, ideaOf(puzzle)) + 3 * had(cards_, card) +
               had(seats_, std::pair(puzzle.tactic.goal, puzzle.tactic.state.seats));
    }

    bool take(Goal goal, int wantedGrade) {
        const Puzzle* best = nullptr;
        for (const Puzzle& puzzle : candidates_) {
            if (puzzle.tactic.goal == goal && grade(puzzle) == wantedGrade &&
                !games_.contains({goal, puzzle.origin.game}) &&
                (best == nullptr || sameness(puzzle) < sameness(*best))) {
                best = &puzzle;
            }
        }
        if (best == nullptr) {
            return false;
        }
        games_.emplace(goal, best->origin.game);
        ++ideas_[ideaOf(*best)];
        ++cards_[cardBegunWith(best->tactic.state, best->solution.front())];
        ++seats_[{goal, best->tactic.state.seats}];
        chosen_.push_back(*best);
        return true;
    }

    std::vector<Puzzle> candidates_;
    std::array<int, 3> wanted_;
    std::vector<Puzzle> chosen_;
    std::set<std::pair<Goal, int>> games_;
    std::map<std::string, int> ideas_;
    std::map<Card, int> cards_;
    std::map<std::pair<Goal, std::uint8_t>, int> seats_;
};

}  // namespace

std::vector<Puzzle> puzzlesOfGame(const PuzzlePlan& plan, int game, std::optional<int> turn) {
    constexpr int thoughts = 24;
    PuzzleSeeker seeker(plan, game, turn);
    TablePlan table{.rules = plan.rules, .seats = plan.seats[static_cast<std::size_t>(game) % plan.seats.size()]};
    for (int i = 0; i < table.seats; ++i) {
        table.entrants[seatAt(i)] = {
            .level = bots::Level::apprentice, .budget = {.iterations = thoughts}, .judging = nullptr};
    }
    Rng seeds(plan.seed + static_cast<std::uint64_t>(game) * 0x9e3779b97f4a7c15U);
    table.chanceSeed = seeds();
    table.playerSeed = seeds();
    const Watcher watch = [&](const State& state) { seeker.see(state); };
    playGame(table, watch, seeker.enough());
    return seeker.take();
}

std::vector<Puzzle> puzzlesAmong(const PuzzlePlan& plan, const std::vector<State>& turns) {
    std::vector<Puzzle> found;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const Goal goal = aimOf(*plan.rules, turns[i]).goal;
        auto puzzle = plan.wanted[static_cast<std::size_t>(goal)] > 0 ? puzzleOf(plan.rules, turns[i]) : std::nullopt;
        if (puzzle) {
            finish(*puzzle, plan, static_cast<int>(i), 0);
            found.push_back(std::move(*puzzle));
        }
    }
    return found;
}

std::vector<Puzzle> choosePuzzles(std::vector<Puzzle> candidates, const std::array<int, 3>& wanted) {
    return Choice(std::move(candidates), wanted).choose();
}

std::vector<Puzzle> makePuzzles(const PuzzlePlan& plan, const std::stop_token& stop,
                                const std::function<void(int games, int found)>& tell) {
    std::vector<Puzzle> all;
    for (int game = 0; game < plan.games && !stop.stop_requested(); ++game) {
        for (Puzzle& puzzle : puzzlesOfGame(plan, game)) {
            all.push_back(std::move(puzzle));
        }
        if (tell) {
            tell(game + 1, static_cast<int>(all.size()));
        }
    }
    return choosePuzzles(std::move(all), plan.wanted);
}

}  // namespace gnostica::engine::lab
