// Replays games of experiments.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"
#include "app/table/replay/wanted_record.h"

#include <QObject>

namespace gnostica::gui {

/// Experiments keep no records: a game follows from its plan and is replayed in the background.
class GameShower : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void show(const std::shared_ptr<const ExperimentResults>& results, const engine::lab::GameKey& key);
    bool isRunning() const { return job_.isRunning(); }

Q_SIGNALS:
    void started();
    void shown(const gnostica::table::WantedRecord& game);

private:
    async::Job<async::NoProgress, table::WantedRecord> job_;
};

}  // namespace gnostica::gui
