// Lengths of games.
#pragma once

#include <vector>

namespace gnostica::engine::lab {

/// Lengths in rounds. Without games, all results are 0.
class Lengths {
public:
    void add(double rounds) { rounds_.push_back(rounds); }
    int count() const { return static_cast<int>(rounds_.size()); }

    /// With an even number of games, the mean of the two middle lengths.
    double median() const;
    /// The length within which this share of the games, 0 to 1, was over.
    double within(double share) const;
    double shortest() const;

private:
    std::vector<double> rounds_;
};

}  // namespace gnostica::engine::lab
