#include "app/gui/windows/compare/experiments/experiment_runner.h"

#include "app/gui/base/spared_threads.h"

#include <utility>

namespace gnostica::gui {

void ExperimentRunner::start(const QString& path, std::shared_ptr<const engine::lab::Plan> plan) {
    path_ = path;
    progress_ = {0, plan->pairs, std::nullopt};
    state_ = State::playing;
    job_.whenItFails([this] {
        state_ = State::idle;
        Q_EMIT ended();
    });
    job_.start(
        [path, plan = std::move(plan)](const std::stop_token& stop, const auto& tell) {
            return lab::runInto(path, *plan, {sparedThreads(), stop, tell});
        },
        [this](const lab::LabResult<lab::RunEnd>& end) {
            const bool isPaused = end && *end == lab::RunEnd::stopped && state_ == State::pausing;
            state_ = isPaused ? State::pausing : State::idle;
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

void ExperimentRunner::endAs(State state) {
    const bool wasRunning = isRunning();
    if (wasRunning) {
        state_ = state;
        job_.hurry();
    } else if (state == State::stopping) {
        state_ = State::idle;
    }
    Q_EMIT progressed();
}

}  // namespace gnostica::gui
