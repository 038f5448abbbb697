// Sound documents of every kind, as they come with the program and its tests: to be broken.
#pragma once

#include <string>
#include <vector>

namespace gnostica::tests {

struct Sample {
    std::string
        kind;  ///< "ruleset", "position", "scenario", "record", "lesson", "puzzles", "tactics", "plan", "theme", "deck"
    std::string text;
};

/// Small ones; of a file of many, some.
std::vector<Sample> samples();
std::vector<Sample> samplesOf(const std::string& kind);

}  // namespace gnostica::tests
