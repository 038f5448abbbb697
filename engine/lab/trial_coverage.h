// The parts of a ruleset that have occurred in its games. For Trial only.
#pragma once

#include "engine/lab/trial.h"

#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace gnostica::engine::lab {

/// How often something could be used and was used; and the first position where it could.
struct TrialUse {
    int offered = 0;
    int legal = 0;
    int used = 0;
    std::shared_ptr<const TrialGame> game;
    std::size_t moment = 0;
};

/// Counts the occurrences of the cards, powers and kinds of step of one ruleset.
class TrialCoverage {
public:
    /// The rules must outlive this.
    explicit TrialCoverage(const Rules& rules);

    void watch(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game);
    /// Adds the things that never happened in `games` games; `game` is the example where no better one exists.
    void report(int games, const std::shared_ptr<const TrialGame>& game, std::vector<Finding>& out) const;

private:
    struct Tracked {
        TrialSubject subject;
        std::string pointer;
        TrialUse use;
    };
    /// A major, or a suit after the majors; slot; alternative.
    using Place = std::tuple<int, int, int>;

    void addCards(const Rules& rules);
    void addSteps(const Rules& rules);
    void expect(const Step& step);
    void watchCard(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game);
    void watchPowers(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game);
    void watchSteps(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game);

    static int rowOf(Card card);

    const Rules& rules_;
    int decisions_ = 0;
    std::map<int, Tracked> cards_;
    std::map<Place, Tracked> powers_;
    std::map<StepKind, Tracked> steps_;
};

}  // namespace gnostica::engine::lab
