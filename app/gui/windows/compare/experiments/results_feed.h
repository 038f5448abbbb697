// The results of one experiment as they come in.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"

#include <QObject>
#include <QTimer>

namespace gnostica::gui {

/// Reads the file aside, through a connection of its own; while games are added, or another program holds it, again and
/// again.
class ResultsFeed : public QObject {
    Q_OBJECT

public:
    /// Between two looks at an experiment that goes on, or is held.
    static constexpr int kPauseMs = 500;

    /// `registry` must stay.
    explicit ResultsFeed(const engine::Registry& registry, QObject* parent = nullptr);

    /// Of this file from now on; nothing for an empty path.
    void follow(const QString& path);
    /// Whether games are being added to it. When no more are, it is read once more, with what takes a while.
    void setGrowing(bool growing);
    const QString& path() const { return path_; }
    /// Nullptr as long as nothing has been read.
    const std::shared_ptr<const ExperimentResults>& results() const { return results_; }

Q_SIGNALS:
    void changed();
    void failed(const gnostica::gui::ResultsProblem& problem);

private:
    void read();

    const engine::Registry& registry_;
    QString path_;
    bool isGrowing_ = false;
    std::shared_ptr<const ExperimentResults> results_;
    QTimer again_;
    Job<NoProgress, ResultsRead> job_;
};

}  // namespace gnostica::gui
