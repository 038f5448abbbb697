// A puzzle at a table.
#pragma once

#include "app/async/job.h"
#include "app/gui/shared/learn/learn_shelf.h"
#include "app/gui/windows/learn/task.h"
#include "engine/lab/puzzles/puzzle_run.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace gnostica::gui {

/// The goal of a puzzle: "Win this turn".
QString puzzleTitle(const engine::lab::Puzzle& puzzle);

/// One turn with a goal. Every legal step can be tried and undone. All lines are calculated in the background from the
/// start; after that, every question is answered immediately.
class PuzzleTask : public Task {
    Q_OBJECT

public:
    explicit PuzzleTask(NamedPuzzle puzzle, QObject* parent = nullptr);

    TaskKind kind() const override { return TaskKind::puzzle; }
    QString name() const override { return name_; }
    QString title() const override { return puzzleTitle(run_->puzzle()); }
    const engine::Game& game() const override { return game_; }
    engine::Seat learner() const override { return learner_; }

    TaskWords words(const wording::Speaker& speaker) const override;
    TaskSights sights() const override;

    bool awaitsStep() const override { return !isShown_ && !run_->isFinished(); }
    void take(const engine::Step& step) override;

    bool isThrough() const override { return isSolved_ || isShown_; }
    bool offers(Act act) const override;
    bool can(Act act) const override;
    void act(Act act) override;

    bool isPrepared() const { return run_->isPrepared(); }

private:
    void prepare();
    void judge(const engine::lab::TryResult& result);
    void restart();
    void undo();
    void showNextHint();
    /// Step by step, so that the user can follow.
    void showSolution();
    void showStep();
    void forgetVerdict();
    QString goal(const wording::Speaker& speaker) const;
    QString verdict(const wording::Speaker& speaker) const;
    QString answerOf(const engine::lab::WhyNot& why, const wording::Speaker& speaker) const;
    QString hint(const engine::lab::PuzzleHint& hint, const wording::Speaker& speaker) const;

    QString name_;
    std::shared_ptr<engine::lab::PuzzleRun> run_;
    engine::Game game_;  ///< the same steps, for the table
    engine::Seat learner_;
    std::vector<engine::lab::PuzzleHint> hints_;  ///< those for the current position
    std::optional<engine::lab::WhyNot> lost_;
    bool isUnknown_ = false;
    bool isSolved_ = false;
    bool isShown_ = false;
    QTimer showing_;
    async::Job<async::NoProgress, std::shared_ptr<engine::lab::PuzzleRun>> preparing_;
};

}  // namespace gnostica::gui
