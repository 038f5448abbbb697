#include "app/gui/windows/workshop/trial/draft_trial.h"

#include <chrono>
#include <utility>

namespace gnostica::gui {

using engine::lab::Trial;

namespace {

/// Interval of progress reports.
constexpr std::chrono::milliseconds kTelling{250};

}  // namespace

DraftTrial::DraftTrial(const Workbench& bench, QObject* parent) : QObject(parent), bench_(bench) {
    settled_.setSingleShot(true);
    settled_.setInterval(kSettledMs);
    connect(&settled_, &QTimer::timeout, this, &DraftTrial::begin);
    connect(&bench_.draft, &Draft::changed, this, &DraftTrial::stop);
    connect(&bench_.check, &DraftCheck::inspected, this, &DraftTrial::wait);
    job_.whenItFails([this] { Q_EMIT changed(); });
    wait();
}

void DraftTrial::setWanted(bool wanted) {
    isWanted_ = wanted;
    stop();
    wait();
}

/// Discards findings of an earlier draft.
void DraftTrial::stop() {
    job_.cancel();
    settled_.stop();
    show({});
}

void DraftTrial::wait() {
    if (isWanted_ && bench_.draft.isReadable() && bench_.check.found().rules != nullptr && played_ == 0) {
        settled_.start();
    }
    Q_EMIT changed();
}

void DraftTrial::begin() {
    job_.start(
        [rules = bench_.check.found().rules, plan = plan_](const std::stop_token& stop, const auto& tell) {
            Trial trial(rules, plan);
            auto told = std::chrono::steady_clock::now();
            while (trial.step(stop)) {
                if (const auto now = std::chrono::steady_clock::now(); now - told >= kTelling) {
                    told = now;
                    tell({trial.findings(), trial.played()});
                }
            }
            return Progress{trial.findings(), trial.played()};
        },
        [this](Progress progress) { show(std::move(progress)); },
        [this](Progress progress) { show(std::move(progress)); });
    Q_EMIT changed();
}

void DraftTrial::show(Progress progress) {
    findings_ = std::move(progress.findings);
    played_ = progress.played;
    Q_EMIT changed();
}

}  // namespace gnostica::gui
