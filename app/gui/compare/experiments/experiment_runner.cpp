#include "app/gui/compare/experiments/experiment_runner.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace gnostica::gui {

namespace {

/// One is left to whoever sits before the screen.
int sparedThreads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

}  // namespace

void ExperimentRunner::start(const QString& path, std::shared_ptr<const engine::lab::Plan> plan) {
    path_ = path;
    progress_ = {0, plan->pairs, std::nullopt};
    isPausing_ = false;
    job_.start(
        [path, plan = std::move(plan)](const std::stop_token& stop, const auto& tell) {
            return lab::runInto(path, *plan, {sparedThreads(), stop, tell});
        },
        [this](const lab::LabResult<lab::RunEnd>& end) {
            isPausing_ = false;
            if (end) {
                Q_EMIT ended();
            } else {
                Q_EMIT failed(end.error());
            }
        },
        [this](const lab::RunProgress& progress) {
            progress_ = progress;
            Q_EMIT progressed();
        });
    Q_EMIT progressed();
}

void ExperimentRunner::pause() {
    if (isRunning()) {
        isPausing_ = true;
        job_.hurry();
        Q_EMIT progressed();
    }
}

}  // namespace gnostica::gui
