#include "app/gui/advice/review/reviewer.h"

#include "app/gui/play/game_session.h"

#include <functional>

namespace gnostica::gui {

using namespace engine;

namespace {

/// A game of which every decision is to be looked at.
struct Task {
    std::shared_ptr<const Rules> rules;
    std::vector<Moment> history;
    AdviceBudgets budgets;
    std::shared_ptr<bots::Progress> progress;
    std::function<void(const bots::ReviewedDecision&)> tell;

    /// True if it came to the end. A decision that was being looked at when it was stopped is left out.
    bool run(const std::stop_token& stop) const {
        bots::review(*rules, history, budgets.review, budgets.seed, tell, stop, progress.get());
        return !stop.stop_requested();
    }
};

}  // namespace

void Reviewer::attach(GameSession* session) {
    if (session_) {
        session_->disconnect(this);
    }
    session_ = session;
    if (session != nullptr) {
        connect(session, &GameSession::changed, this, &Reviewer::follow);
    }
    forget();
}

bool Reviewer::canReview() const {
    return session_ && session_->isOver();
}

void Reviewer::start() {
    if (!canReview()) {
        return;
    }
    forget();
    const auto history = session_->game().history();
    moments_ = history.size();
    progress_ = std::make_shared<bots::Progress>();
    const auto tell = [this, run = run_](const bots::ReviewedDecision& decision) {
        QMetaObject::invokeMethod(
            this,
            [this, run, decision] {
                if (run == run_) {
                    decisions_.push_back(decision);
                    Q_EMIT found();
                }
            },
            Qt::QueuedConnection);
    };
    worker_.start(
        [task = Task{session_->game().sharedRules(), {history.begin(), history.end()}, budgets_, progress_, tell}](
            const std::stop_token& stop) { return task.run(stop); },
        [this](bool) {
            progress_.reset();
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void Reviewer::stop() {
    worker_.hurry();
}

void Reviewer::forget() {
    worker_.cancel();
    ++run_;
    moments_ = 0;
    progress_.reset();
    decisions_.clear();
    Q_EMIT changed();
}

void Reviewer::follow() {
    if (moments_ > 0 && !(canReview() && session_->game().history().size() == moments_)) {
        forget();
    } else {
        Q_EMIT changed();
    }
}

}  // namespace gnostica::gui
