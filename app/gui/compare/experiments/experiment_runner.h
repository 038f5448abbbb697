// An experiment that is being played.
#pragma once

#include "app/gui/async/job.h"
#include "app/lab/experiment_run.h"

#include <QObject>
#include <QString>

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
    /// Ends it soon, with what was played in the file; ended() follows.
    void pause();

    bool isRunning() const { return job_.isRunning(); }
    /// A stop was asked for, and the games under way come to their end.
    bool isPausing() const { return isRunning() && isPausing_; }
    /// Of the experiment that runs, or ran last.
    const QString& path() const { return path_; }
    const lab::RunProgress& progress() const { return progress_; }

Q_SIGNALS:
    void progressed();
    /// Finished or stopped.
    void ended();
    void failed(const gnostica::lab::LabError& error);

private:
    QString path_;
    lab::RunProgress progress_;
    bool isPausing_ = false;
    Job<lab::RunProgress, lab::LabResult<lab::RunEnd>> job_;
};

}  // namespace gnostica::gui
