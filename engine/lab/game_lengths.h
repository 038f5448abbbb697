// The lengths of games of each ruleset, measured with computer players: a document that is shipped.
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
    std::uint64_t rules = 0;    ///< rulesHash()
    std::uint64_t judging = 0;  ///< hash of the document of the players' judging
    std::uint64_t players = 0;  ///< hash of a game by the players (playersHash())
    int games = 1;
    int cut = 0;           ///< games that were not over after the most rounds; they count with that length
    int mostRounds = 200;  ///< the limit of a game
    double median = 0;     ///< rounds
    double within95 = 0;   ///< rounds within which 95 % of the games were over
    double shortest = 0;   ///< rounds

    friend bool operator==(const GameLength&, const GameLength&) = default;

    /// Do games often continue without an end? At least one in ten did.
    bool isOftenCut() const { return cut * 10.0 >= games; }
};

/// Hash of a ruleset's document without its texts: a better summary makes no game longer.
std::uint64_t rulesHash(const Rules& rules);

/// The row for the games of a plan, with the hashes of its players and of its judging or the shipped one.
GameLength lengthOf(const LengthPlan& plan, const MeasuredLengths& measured);

/// The rows of the document: one for each ruleset and number of seats, in the order of ids and seats.
class GameLengths {
public:
    const std::vector<GameLength>& rows() const { return rows_; }
    /// The row of the document with this hash; nullptr if there is none.
    const GameLength* find(std::uint64_t rules, int seats) const;
    /// The row of these ids, for any document.
    const GameLength* named(std::string_view ruleset, int seats) const;
    /// Adds the row, replacing any with the same ids and seats.
    void put(GameLength row);

    friend bool operator==(const GameLengths&, const GameLengths&) = default;

private:
    std::vector<GameLength> rows_;
};

/// The document as JSON, a line for each row, with rounds to a hundredth.
std::string toText(const GameLengths& lengths);
/// Reads such a document: every member exactly once, no duplicate rows. Problems have places; for a document of another
/// kind that is the only problem.
Checked<GameLengths> lengthsFrom(const std::string& text, const std::string& source);

}  // namespace gnostica::engine::lab
