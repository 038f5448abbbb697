#include "app/gui/windows/game/advice/review/reviewer.h"

#include "app/table/seen_table.h"

#include <functional>

namespace gnostica::gui {

using namespace engine;

void Reviewer::attach(table::SeenTable* table) {
    if (table_) {
        table_->disconnect(this);
    }
    table_ = table;
    if (table != nullptr) {
        connect(table, &table::SeenTable::changed, this, &Reviewer::follow);
    }
    forget();
}

bool Reviewer::canReview() const {
    return table_ && table_->isOver();
}

void Reviewer::start() {
    if (!canReview()) {
        return;
    }
    forget();
    const auto history = table_->openHistory();
    moments_ = history.size();
    progress_ = std::make_shared<bots::Progress>();
    using Tell = std::function<void(bots::ReviewedDecision)>;
    job_.whenItFails([this] {
        progress_.reset();
        Q_EMIT changed();
    });
    job_.start(
        [rules = table_->sharedRules(), moments = std::vector<Moment>(history.begin(), history.end()),
         budgets = budgets_, progress = progress_](const std::stop_token& stop, const Tell& tell) {
            bots::review(*rules, moments, budgets.review, budgets.seed, tell, stop, progress.get());
            return !stop.stop_requested();
        },
        [this](bool isWhole) {
            isWhole_ = isWhole;
            progress_.reset();
            Q_EMIT changed();
        },
        [this](const bots::ReviewedDecision& decision) {
            decisions_.push_back(decision);
            Q_EMIT found();
        });
    Q_EMIT changed();
}

void Reviewer::stop() {
    job_.hurry();
}

void Reviewer::forget() {
    job_.cancel();
    moments_ = 0;
    isWhole_ = false;
    progress_.reset();
    decisions_.clear();
    Q_EMIT changed();
}

void Reviewer::follow() {
    if (moments_ > 0 && !(canReview() && table_->openHistory().size() == moments_)) {
        forget();
    } else {
        Q_EMIT changed();
    }
}

}  // namespace gnostica::gui
