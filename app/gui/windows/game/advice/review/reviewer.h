// Looks again at all decisions of a game that is over.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/game/advice/advice_budgets.h"
#include "engine/bots/analysis.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace gnostica::gui {

class TableView;

/// Works aside, one decision after the other; what it has found so far can be read at any time. The review is forgotten
/// as soon as the game is another, or goes on.
class Reviewer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void setBudgets(const AdviceBudgets& budgets) { budgets_ = budgets; }
    /// The game on the table; nullptr for none.
    void attach(TableView* table);

    /// Only once a game is over: before, it would tell what is in other hands.
    bool canReview() const;
    /// Begins, anew if need be.
    void start();
    /// Keeps what was found so far.
    void stop();

    bool isRunning() const { return job_.isRunning(); }
    /// Nullptr unless it runs.
    std::shared_ptr<const engine::bots::Progress> progress() const { return progress_; }
    /// In the order of the game.
    const std::vector<engine::bots::ReviewedDecision>& decisions() const { return decisions_; }

Q_SIGNALS:
    /// It has begun, or ended, or forgotten everything.
    void changed();
    /// One more at the end of decisions().
    void found();

private:
    void follow();
    void forget();

    QPointer<TableView> table_;
    AdviceBudgets budgets_;
    std::vector<engine::bots::ReviewedDecision> decisions_;
    std::size_t moments_ = 0;  ///< of the game that is reviewed
    std::shared_ptr<engine::bots::Progress> progress_;
    Job<engine::bots::ReviewedDecision, bool> job_;
};

}  // namespace gnostica::gui
