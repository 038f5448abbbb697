// Games of experiments, played once more.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"
#include "app/storage/file_error.h"

#include <QObject>
#include <QTemporaryDir>

namespace gnostica::gui {

/// Experiments keep no records: a game follows from its plan, and is played anew, aside.
class GameShower : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void show(const std::shared_ptr<const ExperimentResults>& results, const engine::lab::GameKey& key);
    bool isRunning() const { return job_.isRunning(); }

Q_SIGNALS:
    void started();
    /// A record in a file that stays for as long as this.
    void shown(const QString& path);
    void failed(const gnostica::storage::FileError& error);

private:
    QTemporaryDir folder_;
    Job<NoProgress, storage::FileResult<QString>> job_;
};

}  // namespace gnostica::gui
