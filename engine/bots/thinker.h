// One or several parallel searches for the same choice.
#pragma once

#include "engine/bots/forecast.h"
#include "engine/bots/search.h"

#include <memory>
#include <optional>
#include <vector>

namespace gnostica::engine::bots {

/// A step that was considered.
struct Alternative {
    Step step;
    int visits = 0;
    Values values;  ///< for every seat, sum 1; without visits only a first guess for the deciding seat
};

/// Runs a search on each thread of a budget and adds up the results. With equal numbers of threads the result is the
/// same on every machine. Not thread-safe.
class Thinker {
public:
    /// The evaluation must outlive this.
    Thinker(const Evaluation& evaluation, std::uint64_t seed, SearchSettings settings = {})
        : evaluation_(evaluation),
          seed_(seed),
          settings_(settings),
          forecaster_(evaluation) {}

    /// Analyses the choice of the viewer; keeps earlier results of this turn.
    void think(const View& view, const Budget& budget, const std::stop_token& stop = {}, Progress* progress = nullptr);
    /// The steps of the choice, best first: by visits, then by worth. At the end of a turn, announcing and continuing
    /// without it have the values of the forecast.
    std::vector<Alternative> ranked() const;
    /// The values of the position for all seats, as far as they were computed.
    Values values() const;
    /// Moves to the chosen step, and keeps the results for the rest of the turn.
    void follow(const Step& step);

private:
    void price(std::vector<Alternative>& ranked) const;

    const Evaluation& evaluation_;
    std::uint64_t seed_;
    SearchSettings settings_;
    std::vector<std::unique_ptr<Search>> searches_;
    Forecaster forecaster_;
    std::optional<Forecast> forecast_;  ///< of the choice, if it is about announcing
};

/// The values for every seat after a step of the viewer, by a search that considers only this step.
Values valuesAfter(const Evaluation& evaluation, const View& view, const Step& step, const Budget& budget,
                   std::uint64_t seed, const std::stop_token& stop = {});

}  // namespace gnostica::engine::bots
