// The results of a ladder as a document, from which an interrupted ladder is resumed.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/lab/strength/ladder.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine::lab {

inline constexpr std::size_t kMostLadderBytes = 16 << 20;

/// What all results of a document have in common.
struct LadderSettings {
    std::string program;        ///< version of the program that played
    std::string ruleset;        ///< the ids of the game and its expansions, joined by "+"
    std::uint64_t rules = 0;    ///< rulesHash()
    std::uint64_t judging = 0;  ///< hash of the document of the players' judging
    double scale = 1;
    std::uint64_t seed = 1;
    int mostRounds = 1000;
    friend bool operator==(const LadderSettings&, const LadderSettings&) = default;
};

LadderSettings settingsOf(const LadderPlan& plan);

/// The option or member in which the settings of a document differ from the expected ones; empty if they are the same.
std::string_view differenceOf(const LadderSettings& found, const LadderSettings& expected);

struct LadderDocument {
    struct Row {
        Rung rung;
        std::uint64_t players = 0;  ///< playersHash()
        friend bool operator==(const Row&, const Row&) = default;
    };
    LadderSettings settings;
    std::vector<Row> rows = {};

    /// The row of these levels and seats; nullptr if there is none.
    const Row* find(const Rung& rung) const;
    /// Adds the row, replacing the one of the same levels and seats.
    void put(Row row);
    friend bool operator==(const LadderDocument&, const LadderDocument&) = default;
};

/// The document as JSON, a line for each row. Scores are written so that they are read as the same numbers.
std::string toText(const LadderDocument& ladder);
/// Reads such a document: every member exactly once, no duplicate rows. Problems have places; for a document of another
/// kind that is the only problem.
Checked<LadderDocument> ladderFrom(const std::string& text, const std::string& source);

}  // namespace gnostica::engine::lab
