// Valid documents of every kind, from the program and its tests, as a base for broken ones.
#pragma once

#include <string>
#include <vector>

namespace gnostica::tests {

struct Sample {
    std::string
        kind;  ///< "ruleset", "position", "scenario", "record", "lesson", "puzzles", "tactics", "plan", "theme", "deck"
    std::string text;
};

/// Small documents; of files with many entries, a selection.
std::vector<Sample> samples();
std::vector<Sample> samplesOf(const std::string& kind);

}  // namespace gnostica::tests
