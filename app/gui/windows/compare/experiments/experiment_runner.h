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

/// Plays one experiment at a time in the background, on all spare threads. The destructor stops it; the games that have
/// been played are in the file.
class ExperimentRunner : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Starts or resumes an experiment. `plan` must be that of the file, if the file has one.
    void start(const QString& path, std::shared_ptr<const engine::lab::Plan> plan);
    /// Stops soon, with all finished games in the file, so that it can be resumed; ended() follows.
    void pause() { endAs(State::pausing); }
    /// Stops for good; also works on a paused experiment.
    void stop() { endAs(State::stopping); }

    bool isRunning() const { return job_.isRunning(); }
    /// A stop was requested; the games in progress are being finished.
    bool isEnding() const { return isRunning() && state_ != State::playing; }
    bool isStopping() const { return isRunning() && state_ == State::stopping; }
    bool isPaused() const { return !isRunning() && state_ == State::pausing; }
    /// The file of the current or last experiment.
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
    async::Job<lab::RunProgress, lab::LabResult<lab::RunEnd>> job_;
};

}  // namespace gnostica::gui
