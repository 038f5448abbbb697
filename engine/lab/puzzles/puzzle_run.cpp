#include "engine/lab/puzzles/puzzle_run.h"

#include <algorithm>

namespace gnostica::engine::lab {

PuzzleRun::PuzzleRun(RuledPuzzle puzzle)
    : puzzle_(std::move(puzzle)),
      search_(*puzzle_.rules, aimOf(*puzzle_.rules, puzzle_.puzzle), kQuickPositions),
      states_{puzzle_.puzzle.tactic.state} {}

bool PuzzleRun::prepare(const std::stop_token& stop) {
    search_.allow(kMostPuzzlePositions);
    isPrepared_ = search_.prospect(states_.front(), stop).has_value();
    if (!isPrepared_) {
        search_.allow(kQuickPositions);
    }
    return isPrepared_;
}

TryResult PuzzleRun::tryStep(const Step& step) {
    if (isFinished()) {
        return {.code = TryCode::refused, .refusal = Refusal{.code = RefusalCode::notNow}, .whyNot = {}};
    }
    if (const auto refusal = explain(*puzzle_.rules, state(), step)) {
        return {.code = TryCode::refused, .refusal = refusal, .whyNot = {}};
    }
    State next = state();
    if (isLeftToChance(*puzzle_.rules, step) || !follow(*puzzle_.rules, next, step)) {
        return {.code = TryCode::chance, .refusal = {}, .whyNot = {}};
    }
    states_.push_back(next);
    line_.push_back(step);
    return verdict();
}

TryResult PuzzleRun::verdict() {
    const auto ahead = search_.prospect(state());
    if (!ahead) {
        return {.code = TryCode::unknown, .refusal = {}, .whyNot = {}};
    }
    if (!ahead->reaches()) {
        return {.code = TryCode::lost, .refusal = {}, .whyNot = whyNot()};
    }
    return {.code = isFinished() ? TryCode::reached : TryCode::goesOn, .refusal = {}, .whyNot = {}};
}

WhyNot PuzzleRun::whyNot() {
    State end = state();
    for (const Step& step : search_.bestLine(end)) {
        follow(*puzzle_.rules, end, step);
    }
    WhyNot why;
    const Aim& aim = search_.aim();
    if (aim.goal == Goal::stop) {
        const State reply = endTurn(*puzzle_.rules, end);
        why.winner = aim.announcer;
        why.score = score(*puzzle_.rules, reply, aim.announcer);
        if (isLineEnd(end) && search_.meritOf(end) == Prospect::kAnswered) {
            why.answer = search_.answerTo(end);
        }
    } else if (isLineEnd(end)) {
        why.missing = -search_.meritOf(end);
    }
    return why;
}

bool PuzzleRun::undo() {
    if (line_.empty()) {
        return false;
    }
    line_.pop_back();
    states_.pop_back();
    return true;
}

void PuzzleRun::restart() {
    line_.clear();
    states_.resize(1);
}

bool PuzzleRun::isSolved() {
    return isFinished() && search_.meritOf(state()) >= 0;
}

std::vector<Step> PuzzleRun::wayOn() {
    const std::vector<Step>& solution = puzzle_.puzzle.solution;
    if (line_.size() < solution.size() && std::equal(line_.begin(), line_.end(), solution.begin())) {
        return {solution.begin() + static_cast<std::ptrdiff_t>(line_.size()), solution.end()};
    }
    const auto ahead = search_.prospect(state());
    return ahead && ahead->reaches() ? search_.bestLine(state()) : std::vector<Step>();
}

std::optional<PuzzleHint> PuzzleRun::hint(HintKind kind) {
    const std::vector<Step> way = wayOn();
    if (way.empty()) {
        return std::nullopt;
    }
    PuzzleHint hint;
    hint.kind = kind;
    hint.step = way.front();
    hint.fromHand = std::holds_alternative<step::Play>(way.front());
    const Card begun = cardBegunWith(state(), way.front());
    hint.card = begun.isNone() ? cardInPlay(state()) : begun;
    const auto uses = std::ranges::find_if(
        way, [](const Step& step) { return !isTurnOption(step) && !std::holds_alternative<step::Skip>(step); });
    hint.word = engine::wordOf(uses == way.end() ? way.front() : *uses);
    if (uses != way.end() && index(minionOf(*uses)) < state().pieceCount) {
        hint.piece = minionOf(*uses);
    }
    return hint;
}

}  // namespace gnostica::engine::lab
