// Tries the effect of each rule of a ruleset in the background.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/report/illustration.h"
#include "engine/lab/exploration.h"

#include <QObject>

#include <memory>
#include <optional>

namespace gnostica::gui {

/// The settings of an exploration.
struct ExplorationWish {
    ComparedRules rules;
    engine::lab::PlanPlayer player{engine::bots::Level::quick, 0};
    int seats = 2;
    int firstPairs = 16;
    int lastPairs = 256;
    std::uint64_t seed = 1;
    int longest = 2000;  ///< steps after which a game is cut off
};

/// The results; labels of changes are in words.
struct ExplorationFound {
    ExplorationWish wish;
    engine::lab::ExplorationPlan plan;
    engine::lab::Exploration exploration;
    report::Illustrations pictures;  ///< one for each metric of exploredMetrics() that has something to show
};

/// Progress of an exploration.
struct ExplorationState {
    engine::lab::ExplorationProgress progress;
    double share = 0;  ///< approximate share of all games
    std::optional<double> secondsLeft;
};

/// Approximate share of games played: every round has half as many changes and twice as many pairs.
double shareDone(const engine::lab::ExplorationPlan& plan, const engine::lab::ExplorationProgress& progress);

/// Runs one exploration at a time, on all spare threads.
class ExplorationRunner : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this; `words` must not be nullptr.
    ExplorationRunner(const engine::Registry& registry, std::shared_ptr<const wording::Vocabulary> words,
                      QObject* parent = nullptr);

    void start(ExplorationWish wish);
    /// Stops soon, with the results of complete rounds.
    void stop();
    bool isRunning() const { return job_.isRunning(); }
    bool isStopping() const { return isRunning() && isStopping_; }
    /// The last exploration was stopped before it had results.
    bool isFruitless() const { return isFruitless_; }
    const ExplorationState& state() const { return state_; }
    /// Nullptr until something has been found.
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
    async::Job<ExplorationState, Found> job_;
};

}  // namespace gnostica::gui
