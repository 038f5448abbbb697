#include "engine/lab/meters/choice_meter.h"

#include <algorithm>

namespace gnostica::engine::lab {

namespace {

/// Sorts the numbers.
double medianOf(std::vector<int>& numbers) {
    std::ranges::sort(numbers);
    const std::size_t middle = numbers.size() / 2;
    return numbers.size() % 2 == 1 ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2.0;
}

}  // namespace

void ChoiceMeter::decide(const SeenDecision& decision) {
    choices_.push_back(static_cast<int>(decision.legal.size()));
    for (int i = 0; i < decision.state.seats; ++i) {
        const Seat seat = seatAt(i);
        waited_[seat] += seat != decision.who && seat != mover_ ? 1 : 0;
    }
}

void ChoiceMeter::beginTurn(const State&, const TurnRow& row) {
    if (((waiting_ >> index(row.mover)) & 1U) != 0) {
        ++gaps_;
        waitedInAll_ += waited_[row.mover];
    }
    mover_ = row.mover;
    waiting_ |= 1U << index(mover_);
    waited_[mover_] = 0;
}

void ChoiceMeter::finish(const State&, const Standing&, MeasuredGame& game) {
    valueOf(game, Metric::waiting) = shareOf(waitedInAll_, gaps_);
    if (choices_.empty()) {
        return;
    }
    double sum = 0;
    for (const int choices : choices_) {
        sum += choices;
    }
    valueOf(game, Metric::branchingMean) = sum / static_cast<double>(choices_.size());
    valueOf(game, Metric::branchingMedian) = medianOf(choices_);
    valueOf(game, Metric::branchingLargest) = choices_.back();
}

}  // namespace gnostica::engine::lab
