// Runs games between computers under a draft in the background.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/workshop/workbench.h"
#include "engine/lab/trial.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace gnostica::gui {

/// Tries out the draft shortly after each change that leaves it playable, and stops when it changes again. The findings
/// always belong to the current draft, or are empty.
class DraftTrial : public QObject {
    Q_OBJECT

public:
    DraftTrial(const Workbench& bench, QObject* parent = nullptr);

    const std::vector<engine::lab::Finding>& findings() const { return findings_; }
    int played() const { return played_; }
    int planned() const { return plan_.games; }
    bool isRunning() const { return job_.isRunning() || settled_.isActive(); }
    /// No games are played while this is false.
    void setWanted(bool wanted);
    bool isWanted() const { return isWanted_; }

    static constexpr int kSettledMs = 600;

Q_SIGNALS:
    void changed();

private:
    struct Progress {
        std::vector<engine::lab::Finding> findings;
        int played = 0;
    };
    void stop();
    void wait();
    void begin();
    void show(Progress progress);

    Workbench bench_;
    engine::lab::TrialPlan plan_;
    bool isWanted_ = true;
    QTimer settled_;
    std::vector<engine::lab::Finding> findings_;
    int played_ = 0;
    async::Job<Progress, Progress> job_;
};

}  // namespace gnostica::gui
