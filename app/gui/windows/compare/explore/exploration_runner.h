// What each rule of a ruleset does, tried aside.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/report/illustration.h"
#include "engine/lab/exploration.h"

#include <QObject>

#include <memory>
#include <optional>

namespace gnostica::gui {

/// What is to be tried.
struct ExplorationWish {
    ComparedRules rules;
    engine::lab::PlanPlayer player{engine::bots::Level::quick, 0};
    int seats = 2;
    int firstPairs = 16;
    int lastPairs = 256;
    std::uint64_t seed = 1;
    int longest = 2000;  ///< decisions after which a game is cut
};

/// What was found; the changes are labelled in words.
struct ExplorationFound {
    ExplorationWish wish;
    engine::lab::ExplorationPlan plan;
    engine::lab::Exploration exploration;
    report::Illustrations pictures;  ///< one for each of exploredMetrics() that has something to show
};

/// How far an exploration is.
struct ExplorationState {
    engine::lab::ExplorationProgress progress;
    double share = 0;  ///< of all games, about
    std::optional<double> secondsLeft;
};

/// So many of all games have been played, about: every round has half of the changes, with twice the pairs.
double shareDone(const engine::lab::ExplorationPlan& plan, const engine::lab::ExplorationProgress& progress);

/// One exploration at a time, on as many threads as the machine has to spare.
class ExplorationRunner : public QObject {
    Q_OBJECT

public:
    /// Both must stay, or for words not be nullptr.
    ExplorationRunner(const engine::Registry& registry, std::shared_ptr<const wording::Vocabulary> words,
                      QObject* parent = nullptr);

    void start(ExplorationWish wish);
    /// Ends it soon, with what whole rounds have shown.
    void stop();
    bool isRunning() const { return job_.isRunning(); }
    bool isStopping() const { return isRunning() && isStopping_; }
    /// The last one was stopped before there was anything to tell.
    bool isFruitless() const { return isFruitless_; }
    const ExplorationState& state() const { return state_; }
    /// Nullptr as long as nothing has been found.
    const std::shared_ptr<const ExplorationFound>& found() const { return found_; }

Q_SIGNALS:
    void progressed();
    void ended();

private:
    using Found = std::shared_ptr<const ExplorationFound>;

    const engine::Registry& registry_;
    std::shared_ptr<const wording::Vocabulary> words_;
    bool isStopping_ = false;
    bool isFruitless_ = false;
    ExplorationState state_;
    Found found_;
    Job<ExplorationState, Found> job_;
};

}  // namespace gnostica::gui
