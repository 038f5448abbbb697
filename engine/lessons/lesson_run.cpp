#include "engine/lessons/lesson_run.h"

#include "engine/notation/step_text.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine {

namespace {

/// The most steps that are examined to see whether one leads to the goals.
constexpr int kLookAhead = 8000;

/// An outcome of chance from the lesson. If a learner has taken a way that the lesson does not foresee, the lesson may
/// have no outcome for the dice: they then come from a seed that depends only on the state.
Chance nextOutcome(const Rules& rules, const State& state, ChanceFeed& chance) {
    if (auto given = chance.next(rules, state)) {
        return *given;
    }
    Rng rng(hash(state));
    return drawChance(rules, state, rng);
}

/// The texts of the steps in these lines; a line that cannot be read becomes a step that is refused.
std::vector<std::string> stepsOf(const std::vector<std::string>& lines) {
    std::vector<std::string> steps;
    for (const std::string& line : lines) {
        if (auto texts = parseLine(line)) {
            steps.insert(steps.end(), texts->begin(), texts->end());
        } else {
            steps.push_back(line);
        }
    }
    return steps;
}

}  // namespace

LessonRun::LessonRun(std::shared_ptr<const Lesson> lesson)
    : lesson_(std::move(lesson)),
      game_(lesson_->start.rules, lesson_->start.state),
      chance_(lesson_->chance) {
    playChance();
    marks_.push_back({game_, chance_});
}

bool LessonRun::isGoalMet(std::size_t stage, std::size_t goal, const Simulation& simulation) const {
    return ((simulation.done >> goal) & 1U) != 0 ||
           isMet(game_.rules(), simulation.state, lesson_->stages[stage].goals[goal]);
}

bool LessonRun::areGoalsMet(std::size_t stage, const Simulation& simulation) const {
    for (std::size_t i = 0; i < lesson_->stages[stage].goals.size(); ++i) {
        if (!isGoalMet(stage, i, simulation)) {
            return false;
        }
    }
    return true;
}

std::vector<std::size_t> LessonRun::openGoals() const {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; !isFinished() && i < current().goals.size(); ++i) {
        if (!isGoalMet(stage(), i, here())) {
            open.push_back(i);
        }
    }
    return open;
}

std::vector<PieceId> LessonRun::shownPieces() const {
    std::vector<PieceId> shown;
    const State& state = game_.state();
    for (const PieceName& name : current().show.pieces) {
        std::vector<PieceId> found = bearers(state, name);
        for (std::size_t i = 0; i < state.pieceCount && found.empty(); ++i) {
            if (state.pieces[i].owner() == name.owner && state.pieces[i].space() == name.space) {
                found.push_back(static_cast<PieceId>(i));
            }
        }
        shown.insert(shown.end(), found.begin(), found.end());
    }
    return shown;
}

bool LessonRun::isAllowed(const State& state, const Step& step) const {
    const auto& allow = current().allow;
    if (allow.empty()) {
        return true;
    }
    const std::string text = toText(game_.rules(), state, step);
    return std::ranges::any_of(allow, [&](const std::string& pattern) { return fitsPattern(text, pattern); });
}

void LessonRun::playChance(Simulation& simulation) const {
    while (decider(game_.rules(), simulation.state) == Seat::chance) {
        apply(game_.rules(), simulation.state, nextOutcome(game_.rules(), simulation.state, simulation.chance));
    }
}

void LessonRun::playChance() {
    while (game_.decider() == Seat::chance) {
        game_.play(nextOutcome(game_.rules(), game_.state(), chance_));
    }
}

void LessonRun::take(Simulation& simulation, std::size_t stage, const Step& step) const {
    const auto& goals = lesson_->stages[stage].goals;
    const auto isAboutSteps = [](const Goal& goal) { return goal.kind == GoalKind::step; };
    if (std::ranges::any_of(goals, isAboutSteps)) {
        const std::string text = toText(game_.rules(), simulation.state, step);
        for (std::size_t i = 0; i < goals.size(); ++i) {
            if (isAboutSteps(goals[i]) && fitsPattern(text, goals[i].like)) {
                simulation.done |= 1U << i;
            }
        }
    }
    apply(game_.rules(), simulation.state, step);
    playChance(simulation);
}

bool LessonRun::leadsOn(const Simulation& simulation, int& budget) const {
    if (areGoalsMet(stage(), simulation)) {
        return true;
    }
    if (decider(game_.rules(), simulation.state) != lesson_->learner ||
        simulation.state.turnsPlayed != game_.state().turnsPlayed) {
        return false;
    }
    StepList steps;
    engine::legalSteps(game_.rules(), simulation.state, steps);
    for (const Step& step : steps) {
        if (--budget < 0) {
            return true;
        }
        if (isAllowed(simulation.state, step)) {
            Simulation next = simulation;
            take(next, stage(), step);
            if (leadsOn(next, budget)) {
                return true;
            }
        }
    }
    return false;
}

LessonAnswer LessonRun::tryStep(const Step& step) {
    LessonAnswer answer{LessonAnswer::Kind::refused, openGoals(), explain(game_.rules(), game_.state(), step), nullptr};
    const std::string text = toText(game_.rules(), game_.state(), step);
    const auto foreseen =
        std::ranges::find_if(current().tries, [&](const LessonTry& known) { return fitsPattern(text, known.step); });
    answer.foreseen = foreseen != current().tries.end() ? &*foreseen : nullptr;
    if (answer.refusal) {
        return answer;
    }
    Simulation simulation = here();
    int budget = kLookAhead;
    answer.kind = LessonAnswer::Kind::notAsked;
    if (!isAllowed(simulation.state, step)) {
        return answer;
    }
    take(simulation, stage(), step);
    if (!leadsOn(simulation, budget)) {
        return answer;
    }
    answer.foreseen = nullptr;
    play(step);
    answer.missing = openGoals();
    answer.kind = answer.missing.empty() ? LessonAnswer::Kind::completed : LessonAnswer::Kind::accepted;
    return answer;
}

void LessonRun::play(const Step& step) {
    Simulation simulation = here();
    take(simulation, stage(), step);
    done_ = simulation.done;
    game_.play(step);
    playChance();
}

void LessonRun::playTexts(const std::vector<std::string>& texts) {
    for (const std::string& text : stepsOf(texts)) {
        if (const auto step = parseStep(game_.rules(), game_.state(), text)) {
            play(*step);
        }
    }
}

void LessonRun::solve() {
    game_ = marks_.back().game;
    chance_ = marks_.back().chance;
    done_ = 0;
    playTexts(current().solution);
}

bool LessonRun::playTexts(Simulation& simulation, std::size_t stage, const std::vector<std::string>& texts) const {
    for (const std::string& text : stepsOf(texts)) {
        const auto step = parseStep(game_.rules(), simulation.state, text);
        if (!step) {
            return false;
        }
        take(simulation, stage, *step);
    }
    return true;
}

bool LessonRun::canBeFinished(Simulation simulation) const {
    for (std::size_t at = stage(); at < lesson_->stages.size(); ++at) {
        if (at > stage()) {
            simulation.done = 0;
            const bool isAsked = !lesson_->stages[at].goals.empty();
            if ((isAsked && areGoalsMet(at, simulation)) || !playTexts(simulation, at, lesson_->stages[at].solution) ||
                !areGoalsMet(at, simulation)) {
                return false;
            }
        }
        if (!playTexts(simulation, at, lesson_->stages[at].then)) {
            return false;
        }
    }
    return true;
}

bool LessonRun::goOn() {
    if (isFinished() || awaitsStep()) {
        return false;
    }
    putRight_ = hasPlayed() && !canBeFinished(here());
    if (putRight_) {
        solve();
    }
    playTexts(current().then);
    done_ = 0;
    marks_.push_back({game_, chance_});
    return true;
}

void LessonRun::goBack() {
    if (!hasPlayed() && stage() > 0) {
        marks_.pop_back();
    }
    game_ = marks_.back().game;
    chance_ = marks_.back().chance;
    done_ = 0;
    putRight_ = false;
}

}  // namespace gnostica::engine
