#include "app/gui/windows/learn/puzzle_task.h"

#include "app/gui/shared/learn/puzzle_words.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/wording/names.h"
#include "engine/bots/features.h"
#include "engine/lab/puzzles/open_line.h"
#include "engine/notation/step_text.h"

#include <chrono>
#include <memory>
#include <utility>

namespace gnostica::gui {

using namespace engine;
using lab::HintKind;
using lab::PuzzleHint;
using lab::PuzzleRun;
using lab::TryCode;
using language::fill;

namespace {

/// Delay between the steps of a solution.
constexpr std::chrono::milliseconds kBetweenShown{1100};

}  // namespace

QString puzzleTitle(const lab::Puzzle& puzzle) {
    switch (puzzle.tactic.goal) {
    case lab::Goal::win: return PuzzleTask::tr("Win this turn");
    case lab::Goal::points: return PuzzleTask::tr("Gain points");
    case lab::Goal::stop: return PuzzleTask::tr("Stop a last turn");
    }
    return {};
}

PuzzleTask::PuzzleTask(NamedPuzzle puzzle, QObject* parent)
    : Task(parent),
      name_(std::move(puzzle.name)),
      run_(std::make_shared<PuzzleRun>(std::move(puzzle.puzzle))),
      game_(run_->rules(), run_->state()),
      learner_(game_.decider()) {
    connect(&showing_, &QTimer::timeout, this, &PuzzleTask::showStep);
    prepare();
}

/// Repeats the steps that were tried in the meantime on the prepared puzzle, which knows all lines.
void PuzzleTask::prepare() {
    preparing_.start(
        [run = *run_](const std::stop_token& stop) {
            auto prepared = std::make_shared<PuzzleRun>(run);
            prepared->prepare(stop);
            return prepared;
        },
        [this](const std::shared_ptr<PuzzleRun>& prepared) {
            for (const Step& step : run_->line()) {
                prepared->tryStep(step);
            }
            run_ = prepared;
            if (isUnknown_) {
                judge(run_->verdict());
            }
            Q_EMIT said();
        });
}

// ---- Texts ----------------------------------------------------------------------------------------------------------

TaskWords PuzzleTask::words(const wording::Speaker& speaker) const {
    TaskWords words;
    words.title = title();
    words.place = puzzleDifficulty(run_->puzzle());
    words.text = goal(speaker);
    if (!isThrough()) {
        for (const PuzzleHint& each : hints_) {
            words.hints += hint(each, speaker);
        }
    }
    words.answer = verdict(speaker);
    words.mood = words.answer.isEmpty() ? Mood::none : isSolved_ || isShown_ ? Mood::good : Mood::bad;
    return words;
}

QString PuzzleTask::goal(const wording::Speaker& speaker) const {
    const lab::Tactic& tactic = run_->puzzle().tactic;
    const int target = bots::endConditionsOf(*run_->rules(), tactic.state).target;
    switch (tactic.goal) {
    case lab::Goal::win:
        //: %n: points
        return tr("This is your last turn. You win if you have %n points when it ends.", nullptr, target);
    case lab::Goal::stop:
        return fill(
            //: %1: player, %n: points
            tr("%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.",
               nullptr, target),
            {speaker.playerPhrase(lab::aimOf(*run_->rules(), run_->puzzle()).announcer)});
    case lab::Goal::points:
        //: %n: points
        return tr("Be %n points ahead of everybody else when your turn ends.", nullptr, tactic.points);
    }
    return {};
}

QString PuzzleTask::verdict(const wording::Speaker& speaker) const {
    if (isShown_) {
        return tr("This is how it is done.");
    }
    if (isSolved_) {
        return tr("Solved. Well done!");
    }
    if (isUnknown_) {
        return tr("Checking whether that solves it…");
    }
    return lost_ ? answerOf(*lost_, speaker) : QString();
}

QString PuzzleTask::answerOf(const lab::WhyNot& why, const wording::Speaker& speaker) const {
    QStringList parts;
    if (isPlayer(why.winner)) {
        parts += fill(
            //: %1: player, %n: points at the beginning of the last turn
            tr("The last turn can no longer be stopped: %1 begins it with %n points.", nullptr, why.score),
            {speaker.playerPhrase(why.winner)});
        if (why.answer) {
            State state = why.answer->from;
            for (const Step& step : why.answer->steps) {
                if (!std::holds_alternative<step::Skip>(step)) {
                    parts += speaker.stepToAll(View(*run_->rules(), state, why.winner), step);
                }
                lab::follow(*run_->rules(), state, step);
            }
        }
    } else if (why.missing > 0) {
        //: %n: points
        parts += tr("The goal can no longer be reached: %n points are missing.", nullptr, why.missing);
    } else {
        parts += tr("The goal can no longer be reached.");
    }
    parts += tr("Undo, and try something else.");
    return language::sentences(parts);
}

QString PuzzleTask::hint(const PuzzleHint& hint, const wording::Speaker& speaker) const {
    const View view(*run_->rules(), run_->state(), learner_);
    switch (hint.kind) {
    case HintKind::beginner:
        if (index(hint.piece) >= run_->state().pieceCount) {
            return hint.fromHand ? tr("It starts with a card from your hand.")
                                 : tr("It does not start with a card from your hand.");
        }
        return fill(
            //: %1: a piece
            hint.fromHand ? tr("It starts with a card from your hand, and %1 acts.")
                          : tr("It does not start with a card from your hand, and %1 acts."),
            {speaker.piecePhrase(run_->state().piece(hint.piece), learner_)});
    case HintKind::power:
        if (hint.card.isNone()) {
            //: %1: what a button says
            return fill(tr("Next: %1."), {speaker.word(hint.word)});
        }
        //: %1: a card
        return fill(tr("The card is %1."), {wording::cardPhrase(hint.card)});
    case HintKind::step: return speaker.step(view, hint.step);
    }
    return {};
}

/// The piece that acts first, once the user has asked for it.
TaskSights PuzzleTask::sights() const {
    TaskSights sights;
    for (const PuzzleHint& each : hints_) {
        if (each.kind == HintKind::beginner && index(each.piece) < run_->state().pieceCount) {
            sights.pieces.push_back(each.piece);
        }
    }
    return sights;
}

// ---- Steps ----------------------------------------------------------------------------------------------------------

void PuzzleTask::take(const Step& step) {
    const auto from = static_cast<int>(game_.history().size());
    const lab::TryResult result = run_->tryStep(step);
    if (result.code == TryCode::refused) {
        Q_EMIT refused(result.refusal.value_or(Refusal{}), {});
        return;
    }
    if (result.code == TryCode::chance) {
        Q_EMIT answered(tr("That depends on luck. There is a solution without luck."));
        return;
    }
    game_.play(step);
    forgetVerdict();
    judge(result);
    Q_EMIT moved(from);
}

void PuzzleTask::judge(const lab::TryResult& result) {
    isUnknown_ = result.code == TryCode::unknown;
    lost_ = result.code == TryCode::lost ? result.whyNot : std::nullopt;
    if (result.code == TryCode::reached && !std::exchange(isSolved_, true)) {
        Q_EMIT learnt();
    }
}

void PuzzleTask::forgetVerdict() {
    showing_.stop();
    hints_.clear();
    lost_.reset();
    isUnknown_ = false;
    isSolved_ = false;
    isShown_ = false;
}

// ---- Navigation -----------------------------------------------------------------------------------------------------

bool PuzzleTask::offers(Act act) const {
    switch (act) {
    case Act::hint:
    case Act::showMe:
    case Act::undo:
    case Act::startAgain: return true;
    default: return false;
    }
}

bool PuzzleTask::can(Act act) const {
    switch (act) {
    case Act::hint: return !isThrough() && !lost_ && awaitsStep() && hints_.size() < lab::kHints;
    case Act::showMe: return !isThrough();
    case Act::undo:
    case Act::startAgain: return !run_->line().empty();
    default: return false;
    }
}

void PuzzleTask::act(Act act) {
    if (!can(act)) {
        return;
    }
    switch (act) {
    case Act::hint: showNextHint(); break;
    case Act::showMe: showSolution(); break;
    case Act::undo: undo(); break;
    case Act::startAgain: restart(); break;
    default: break;
    }
}

void PuzzleTask::showNextHint() {
    if (const auto next = run_->hint(static_cast<HintKind>(hints_.size()))) {
        hints_.push_back(*next);
    }
    Q_EMIT said();
}

void PuzzleTask::undo() {
    run_->undo();
    game_.undo();
    forgetVerdict();
    judge(run_->verdict());
    Q_EMIT moved(static_cast<int>(game_.history().size()));
}

void PuzzleTask::restart() {
    run_->restart();
    while (game_.canUndo()) {
        game_.undo();
    }
    forgetVerdict();
    Q_EMIT moved(0);
}

void PuzzleTask::showSolution() {
    run_->restart();
    while (game_.canUndo()) {
        game_.undo();
    }
    forgetVerdict();
    isShown_ = true;
    Q_EMIT moved(0);
    showStep();
    showing_.start(kBetweenShown);
}

void PuzzleTask::showStep() {
    const std::vector<Step>& solution = run_->puzzle().solution;
    const auto from = game_.history().size();
    if (const std::size_t next = run_->line().size(); next < solution.size()) {
        run_->tryStep(solution[next]);
        game_.play(solution[next]);
    }
    if (run_->line().size() == solution.size()) {
        showing_.stop();
    }
    Q_EMIT moved(static_cast<int>(from));
}

}  // namespace gnostica::gui
