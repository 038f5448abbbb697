#include "engine/lab/moments.h"

#include <cmath>

namespace gnostica::engine::lab {

void Moments::add(double value) {
    if (count_ == 0) {
        first_ = value;
    }
    const double before = count_++;
    const double count = count_;
    const double fromFirst = value - first_;
    sum_ += fromFirst;
    const double delta = fromFirst - centre_;
    const double part = delta / count;
    const double term = delta * part * before;
    centre_ += part;
    fourth_ += term * part * part * (count * count - 3 * count + 3) + 6 * part * part * second_ - 4 * part * third_;
    third_ += term * part * (count - 2) - 3 * part * second_;
    second_ += term;
}

double Moments::mean() const {
    return count_ == 0 ? 0 : first_ + sum_ / count_;
}

double Moments::variance() const {
    return count_ < 2 ? 0 : second_ / (count_ - 1);
}

double Moments::skewness() const {
    return second_ > 0 ? std::sqrt(static_cast<double>(count_)) * third_ / std::pow(second_, 1.5) : 0;
}

double Moments::kurtosis() const {
    constexpr double normal = 3;
    return second_ > 0 ? count_ * fourth_ / (second_ * second_) : normal;
}

}  // namespace gnostica::engine::lab
