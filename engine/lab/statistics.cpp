#include "engine/lab/statistics.h"

#include "engine/lab/normal.h"

#include <algorithm>
#include <cmath>

namespace gnostica::engine::lab {

void PairedScore::add(double score) {
    ++pairs_;
    sum_ += score;
    squares_ += score * score;
}

double PairedScore::variance() const {
    const double count = pairs_ + 2;
    const double average = (sum_ + 1) / count;
    return std::max(0.0, (squares_ + 1) / count - average * average);
}

double PairedScore::margin() const {
    static const double kWidth = normalQuantile(0.975);
    return pairs_ == 0 ? 0.5 : kWidth * std::sqrt(variance() / pairs_);
}

double PairedScore::low() const {
    return std::max(0.0, mean() - margin());
}

double PairedScore::high() const {
    return std::min(1.0, mean() + margin());
}

void SequentialTest::update(const PairedScore& score) {
    if (verdict_ != Verdict::undecided || score.pairs() < 8) {
        return;
    }
    logRatio_ = score.pairs() * (kStronger - kEqual) * (2 * score.mean() - kEqual - kStronger) / (2 * score.variance());
    if (logRatio_ >= kBound) {
        verdict_ = Verdict::stronger;
    } else if (logRatio_ <= -kBound) {
        verdict_ = Verdict::equal;
    }
}

}  // namespace gnostica::engine::lab
