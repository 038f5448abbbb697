// The best possible end of the viewer's turn, found by trying line after line.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/model/step_list.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace gnostica::engine::bots {

/// Tries the lines of a turn up to its closing step, or to where chance or another seat decides, and stores for every
/// position on the way the best value with which the turn can end from there. A search with a lookahead of one step
/// would miss a turn whose value shows only in its last step. Hidden things do not matter: they do not change while
/// only the mover acts.
class TurnScan {
public:
    /// Limits of the trials; the first one reached ends them.
    struct Limits {
        int positions = 0;
        std::stop_token stop;
        std::optional<std::chrono::steady_clock::time_point> until;
    };

    /// The evaluation must outlive this.
    explicit TurnScan(const Evaluation& evaluation) : evaluation_(evaluation) {}

    /// Tries the lines that begin with these steps; each gets a fair share of the positions.
    void scan(const State& state, const StepList& steps, Limits limits);
    /// The best known end of the turn from a position; nullopt if the position was not reached.
    std::optional<float> bestFrom(const State& state) const;
    void clear() { known_.clear(); }
    /// Number of steps taken in lines since construction, for measurements.
    std::uint64_t taken() const { return taken_; }

private:
    float explore(const State& state, int depth);
    StepList& listAt(int depth);
    bool isSpent();
    bool isTimeUp() const;

    const Evaluation& evaluation_;
    Seat seat_ = Seat::none;
    int left_ = 0;  ///< positions left for the step that is being tried
    std::uint64_t taken_ = 0;
    Limits limits_;
    std::unordered_map<std::uint64_t, float> known_;  ///< by fingerprint
    std::vector<std::unique_ptr<StepList>> lists_;    ///< one for each step of a line
};

}  // namespace gnostica::engine::bots
