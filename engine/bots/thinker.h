// One or several searches side by side that think about the same decision.
#pragma once

#include "engine/bots/forecast.h"
#include "engine/bots/search.h"

#include <memory>
#include <optional>
#include <vector>

namespace gnostica::engine::bots {

/// A step that was thought about.
struct Alternative {
    Step step;
    int visits = 0;
    Values values;  ///< for every seat, together 1; of a step without visits, only the decider's, a first guess
};

/// Runs a search on each of the threads that a budget asks for, and adds up what they found. With equal numbers of
/// threads the result is the same on every machine. Not to be used by two threads at once.
class Thinker {
public:
    /// The evaluation must outlive it.
    Thinker(const Evaluation& evaluation, std::uint64_t seed, SearchSettings settings = {})
        : evaluation_(evaluation),
          seed_(seed),
          settings_(settings),
          forecaster_(evaluation) {}

    /// Thinks about the decision of the viewer; what was found for this turn before is kept.
    void think(const View& view, const Budget& budget, const std::stop_token& stop = {}, Progress* progress = nullptr);
    /// The steps of the decision, best first: by visits, then by worth. At the end of a turn, announcing and going on
    /// without are worth what they come to when they are played out.
    std::vector<Alternative> ranked() const;
    /// The values of the position for all seats, as far as it was thought about.
    Values values() const;
    /// The step was chosen: keeps what was found out about the rest of the turn.
    void follow(const Step& step);

private:
    void price(std::vector<Alternative>& ranked) const;

    const Evaluation& evaluation_;
    std::uint64_t seed_;
    SearchSettings settings_;
    std::vector<std::unique_ptr<Search>> searches_;
    Forecaster forecaster_;
    std::optional<Forecast> forecast_;  ///< of the decision, if it is one about announcing
};

/// What a step of the viewer's comes to for every seat, by a search that thinks about no other.
Values valuesAfter(const Evaluation& evaluation, const View& view, const Step& step, const Budget& budget,
                   std::uint64_t seed, const std::stop_token& stop = {});

}  // namespace gnostica::engine::bots
