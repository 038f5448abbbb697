// How long the games of each ruleset are, as computers have measured it: a document that is shipped.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/lab/length_games.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine::lab {

inline constexpr int kMostLengthGames = 1'000'000;
inline constexpr int kMostLengthRounds = 100'000;
inline constexpr std::size_t kMostLengthsBytes = 1 << 20;

/// The games of a ruleset with a number of players.
struct GameLength {
    std::string ruleset;  ///< the ids of the game and its expansions, joined by "+"
    int seats = 2;
    std::uint64_t rules = 0;    ///< hash of the whole document
    std::uint64_t judging = 0;  ///< hash of the document by which the players judged
    std::uint64_t players = 0;  ///< hash of a game that they played (playersHash())
    int games = 1;
    int cut = 0;           ///< of these, how many were not over after the most rounds; they count as that long
    int mostRounds = 200;  ///< after which games were cut
    double median = 0;     ///< rounds
    double within95 = 0;   ///< the rounds within which 95 % of the games were over
    double shortest = 0;   ///< rounds

    friend bool operator==(const GameLength&, const GameLength&) = default;

    /// May a game go on without an end? One in ten did.
    bool isOftenCut() const { return cut * 10.0 >= games; }
};

/// The row for the games of a plan, with the hashes of its players and of its judging or the shipped one.
GameLength lengthOf(const LengthPlan& plan, const MeasuredLengths& measured);

/// The rows of the document: each ruleset once for each number of seats, in the order of ids and seats.
class GameLengths {
public:
    const std::vector<GameLength>& rows() const { return rows_; }
    /// That of the document with this hash; nullptr if there is none.
    const GameLength* find(std::uint64_t rules, int seats) const;
    /// That of these ids, whatever their document was.
    const GameLength* named(std::string_view ruleset, int seats) const;
    /// In the place of the row of the same ids and seats.
    void put(GameLength row);

    friend bool operator==(const GameLengths&, const GameLengths&) = default;

private:
    std::vector<GameLength> rows_;
};

/// The document, in JSON, a line for each row, with rounds to a hundredth.
std::string toText(const GameLengths& lengths);
/// Reads such a document: every member once, no row twice. Problems name their places; of a document of another kind
/// that is the only one.
Checked<GameLengths> lengthsFrom(const std::string& text, const std::string& source);

}  // namespace gnostica::engine::lab
