// Reviews all decisions of a finished game.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/game/advice/advice_budgets.h"
#include "engine/bots/analysis.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace gnostica::table {
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::gui {

/// Reviews one decision after another in the background; the results so far can be read at any time. The review is
/// discarded when the game is replaced or continued.
class Reviewer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void setBudgets(const AdviceBudgets& budgets) { budgets_ = budgets; }
    /// The game on the table; nullptr for none.
    void attach(table::SeenTable* table);

    /// Only for finished games: earlier, a review would reveal the hands of others.
    bool canReview() const;
    /// Starts a review, or restarts it.
    void start();
    /// Keeps the results so far.
    void stop();

    bool isRunning() const { return job_.isRunning(); }
    /// All decisions have been reviewed.
    bool isWhole() const { return isWhole_; }
    /// Nullptr unless it is running.
    std::shared_ptr<const engine::bots::Progress> progress() const { return progress_; }
    /// In the order of the game.
    const std::vector<engine::bots::ReviewedDecision>& decisions() const { return decisions_; }

Q_SIGNALS:
    /// The review has started, ended or been discarded.
    void changed();
    /// A decision was added to decisions().
    void found();

private:
    void follow();
    void forget();

    QPointer<table::SeenTable> table_;
    AdviceBudgets budgets_;
    std::vector<engine::bots::ReviewedDecision> decisions_;
    std::size_t moments_ = 0;  ///< of the reviewed game
    bool isWhole_ = false;
    std::shared_ptr<engine::bots::Progress> progress_;
    async::Job<engine::bots::ReviewedDecision, bool> job_;
};

}  // namespace gnostica::gui
