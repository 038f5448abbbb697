// What one's own turn can come to at best, tried out line by line.
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

/// Tries the lines of a turn up to its closing step, as far as neither chance nor another's decision comes between,
/// and remembers for every position on the way how well the turn can end from there. A search that only looks one
/// step ahead would pass by a turn whose worth shows in its last step. Hidden things do not matter: they do not
/// change while only the mover acts.
class TurnScan {
public:
    /// How much may be tried; whichever comes first ends it.
    struct Limits {
        int positions = 0;
        std::stop_token stop;
        std::optional<std::chrono::steady_clock::time_point> until;
    };

    /// The evaluation must outlive it.
    explicit TurnScan(const Evaluation& evaluation) : evaluation_(evaluation) {}

    /// Tries the lines that begin with these steps; the positions are shared out fairly.
    void scan(const State& state, const StepList& steps, Limits limits);
    /// The best end of the turn that is known from a position; nothing if it was not reached.
    std::optional<float> bestFrom(const State& state) const;
    void clear() { known_.clear(); }
    /// The steps of lines that were taken since it was made, for measuring.
    std::uint64_t taken() const { return taken_; }

private:
    float explore(const State& state, int depth);
    StepList& listAt(int depth);
    bool isSpent();
    bool isTimeUp() const;

    const Evaluation& evaluation_;
    Seat seat_ = Seat::none;
    int left_ = 0;  ///< positions of the step that is tried
    std::uint64_t taken_ = 0;
    Limits limits_;
    std::unordered_map<std::uint64_t, float> known_;  ///< by fingerprint
    std::vector<std::unique_ptr<StepList>> lists_;    ///< one for each step of a line
};

}  // namespace gnostica::engine::bots
