// The result of a match, for people and for programs.
#pragma once

#include "engine/lab/match.h"

#include <QStringList>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::cli {

struct MatchOptions {
    std::string a = "adept";
    std::string b = "greedy";
    std::string variant = "gnostica";
    std::vector<std::string> expansions;
    int seats = 2;
    bool one = false;
    int games = 100;
    std::uint64_t seed = 1;
    int jobs = 1;
    double seconds = 0;
    int mostRounds = 1000;
    double scale = 1;
    int threads = 1;
    int iterationsA = 0;
    int iterationsB = 0;
    std::string judgingA;
    std::string judgingB;
    std::string temperamentA;
    std::string temperamentB;
    std::string programB;
    bool equalTime = false;
    bool sequential = false;
    bool json = false;
};

/// The result, and the reason if the match was cut short.
struct MatchOutcome {
    engine::lab::MatchResult result;
    std::optional<QString> problem;  ///< a sentence: the other program's fault
};

/// Sentences, one or more per line.
QStringList linesOf(const MatchOptions& options, const MatchOutcome& outcome);

/// `variant` is the game that was played; the options do not name it if all games were requested.
nlohmann::json jsonOf(const MatchOptions& options, const std::string& variant, const MatchOutcome& outcome);

}  // namespace gnostica::cli
