// An experiment that is being played.
#pragma once

#include "app/async/job.h"
#include "app/lab/experiment_run.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

namespace gnostica::gui {

/// Plays one experiment at a time, aside, on as many threads as the machine has to spare. Whoever goes away stops it:
/// what was played lies in the file.
class ExperimentRunner : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Begins an experiment, or goes on with one. `plan` is the one in the file, if there is one.
    void start(const QString& path, std::shared_ptr<const engine::lab::Plan> plan);
    /// Ends it soon, with what was played in the file; ended() follows. It is meant to go on.
    void pause() { endAs(State::pausing); }
    /// The same for good, also of one that is paused.
    void stop() { endAs(State::stopping); }

    bool isRunning() const { return job_.isRunning(); }
    /// An end was asked for, and the games under way come to theirs.
    bool isEnding() const { return isRunning() && state_ != State::playing; }
    bool isStopping() const { return isRunning() && state_ == State::stopping; }
    bool isPaused() const { return !isRunning() && state_ == State::pausing; }
    /// Of the experiment that runs, or ran last.
    const QString& path() const { return path_; }
    const lab::RunProgress& progress() const { return progress_; }

Q_SIGNALS:
    void progressed();
    /// Finished, paused or stopped.
    void ended();
    void failed(const gnostica::lab::LabError& error);

private:
    enum class State : std::uint8_t { idle, playing, pausing, stopping };

    void endAs(State state);

    QString path_;
    lab::RunProgress progress_;
    State state_ = State::idle;
    Job<lab::RunProgress, lab::LabResult<lab::RunEnd>> job_;
};

}  // namespace gnostica::gui
