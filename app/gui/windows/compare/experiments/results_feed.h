// The results of one experiment as they come in.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"

#include <QObject>
#include <QTimer>

namespace gnostica::gui {

/// Reads the file in the background through a separate connection, repeatedly while games are being added or another
/// program holds it.
class ResultsFeed : public QObject {
    Q_OBJECT

public:
    /// Delay before the file is read again if the experiment is running or another program holds the file.
    static constexpr int kPauseMs = 500;

    /// `registry` must outlive this.
    explicit ResultsFeed(const engine::Registry& registry, QObject* parent = nullptr);

    /// Follows this file from now on; none if the path is empty.
    void follow(const QString& path);
    /// Are games being added? When that ends, the file is read again, with the values that take a while.
    void setGrowing(bool growing);
    const QString& path() const { return path_; }
    /// Nullptr until something has been read.
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
    async::Job<async::NoProgress, ResultsRead> job_;
};

}  // namespace gnostica::gui
