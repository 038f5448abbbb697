// How long games are.
#pragma once

#include <vector>

namespace gnostica::engine::lab {

/// Lengths in rounds. What is asked of none is 0.
class Lengths {
public:
    void add(double rounds) { rounds_.push_back(rounds); }
    int count() const { return static_cast<int>(rounds_.size()); }

    /// Of an even number of games the mean of the two in the middle.
    double median() const;
    /// The length of the game within which that share of the games, 0 to 1, was over.
    double within(double share) const;
    double shortest() const;

private:
    std::vector<double> rounds_;
};

}  // namespace gnostica::engine::lab
