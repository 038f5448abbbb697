// What is measured of games: one table, with one definition each. The words for players are in the app.
//
// Of a game, turns count from 1; a turn is counted when it begins. Where a definition speaks of the starts of turns, it
// means the moments at which a turn has just begun, before anything is decided in it. Points are those of score();
// a seat's chance is its value by bots::Evaluation::judge, with the shipped weights. The leader is the seat still in
// the game that has more points than every other such seat; there may be none. A measure that means nothing for a game
// is undefined for it (NaN), and such a game does not count for its mean.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace gnostica::engine::lab {

enum class Metric : std::uint8_t {
    /// 1 if the game came to its end, 0 if it was cut after so many decisions.
    ended,
    /// Turns that have begun, the one in which the game ended included.
    turns,
    /// Steps that players have taken: options, uses of powers, ends of turns, bids and answers.
    decisions,
    /// The turn in which somebody announced first that a next turn is the last (CHL-1). Undefined if nobody
    /// did. Announcing is a challenge() step where the mechanic that takes it says that the game is won by announcing
    /// and holding (Outlook::announces), and after which it says that the announcement of that seat is due. Declaring a
    /// final round (FIN-1) is none.
    firstAnnouncement,
    /// The share of the win of the seat that had the first turn: 1 divided by the number of winners if it is one of
    /// them, else 0. Undefined for a game that was cut or had no turn.
    firstSeat,
    /// The points of the best winner minus those of the best seat that has not won and is still in the game. Below 0
    /// where the end was not about the most points. Undefined without a winner or without such another seat.
    margin,
    /// 1 if two seats that are enemies of each other share the win, else 0.
    ties,
    /// Seats that were eliminated.
    eliminations,
    /// The turn of the first elimination. Undefined if nobody was.
    firstElimination,
    /// Announcements made (see firstAnnouncement).
    announcements,
    /// Announcements that held, divided by those made. One holds if it was judged to (event::ChallengeJudged), or the
    /// mechanic by which it was made has ended the game with the announcer among the winners. Undefined if nobody
    /// announced.
    announcementsHeld,
    /// The points of announcers when they announced, on average. Undefined if nobody announced.
    announcementScore,
    /// Announcements that failed: judged so, or no longer due while the game goes on, or the announcer was
    /// eliminated. One that the end of the game has overtaken has neither held nor failed.
    announcementsFailed,
    /// Turns at whose start some seat still in the game had at least the target minus 1 points and no announcement was
    /// due, and in which nobody announced. Undefined where the game is not won by announcing, or has no target.
    stagnation,
    /// Acts that have hit the leader, divided by all hostile acts, both counted only where there was a leader when the
    /// act began. An act is a decision of the mover with all that comes of it until the mover's next decision (dice,
    /// answers). It is hostile if by it an enemy of the mover loses a piece or a pip (also by conversion; not by an
    /// elimination), if such a seat has fewer points or holds fewer territories alone than before, or if a piece of
    /// such a seat is moved or turned by somebody else's step or by chance. It hits those seats. Undefined without
    /// hostile acts.
    pilingOn,
    /// How often the leader was another seat than the leader before, looked at at the starts of turns and at the
    /// end; moments without a leader are passed over.
    leadChanges,
    /// The largest difference, over the starts of turns, between the best chance of all seats and the best chance of
    /// the winners. Undefined without a winner.
    drama,
    /// The entropy of the chances, -sum(p log p) / log(seats), on average over the starts of turns: 1 if all stand
    /// equal, 0 if all is decided. Each term is rounded to a multiple of 2^-32 before it is added, so that C libraries
    /// whose logarithms differ in the last digit come to the same.
    uncertainty,
    /// The last turn at whose start the winners together had a chance of at most 0.8; 0 if there was none. Undefined
    /// without a winner.
    decisiveness,
    /// Decisions of others between two turns of a seat, from the end of one to the start of the next, on average over
    /// all such gaps of all seats. Undefined without one.
    waiting,
    /// Turns that began after a seat's elimination, summed over the eliminated seats.
    waitingEliminated,
    /// Legal steps at a decision, on average over all decisions; undefined without a decision, as are the next two.
    branchingMean,
    /// Their median; of an even number the mean of the two in the middle.
    branchingMedian,
    /// The most at one decision.
    branchingLargest,
    /// Cards in a hand of a seat still in the game, on average over these seats at the start of a turn, and then over
    /// the starts of turns. Undefined without a turn, as are the next four.
    hand,
    /// Turns in which a refresh discarded or was to draw cards (TRN-2), divided by all turns.
    refreshes,
    /// Territories on the board at the starts of turns, on average.
    territories,
    /// Pieces on the board at the starts of turns, on average.
    pieces,
    /// Pieces that stand in wasteland (SPC-2) at the starts of turns, on average.
    wasteland,
    /// How often the discards have become the draw pile (DRW-1).
    reshuffles,

    // Of several games:
    /// The score of the stronger of two given players against the weaker one: the share of the win, on average over
    /// games in which each sits on each side as often.
    skill,
    /// The correlation between the share of the win that a seat gets from a deal and the one that the same seat gets
    /// from the same deal with the players of the seats swapped: 1 if the deal decides, 0 if it says nothing.
    luck,
    count
};
inline constexpr std::size_t kMetrics = static_cast<std::size_t>(Metric::count);
/// Those that one game has come first.
inline constexpr std::size_t kGameMetrics = static_cast<std::size_t>(Metric::skill);

constexpr std::size_t index(Metric metric) {
    return static_cast<std::size_t>(metric);
}

/// In what it is counted.
enum class Unit : std::uint8_t {
    share,  ///< of one
    turns,
    decisions,
    points,
    players,
    announcements,
    changes,
    steps,
    cards,
    territories,
    pieces,
    shuffles,
    correlation  ///< -1 to 1
};

/// The code of a unit, the same in every language: "turns".
std::string_view nameOf(Unit unit);

struct MetricInfo {
    Metric metric{};
    std::string_view id;  ///< in plans, files and reports: "first-announcement"
    Unit unit{};
    /// No value is smaller or larger.
    std::optional<double> low;
    std::optional<double> high;
    /// A key of the literature, or "own": defined for this program.
    std::string_view source;
    /// One game has a value of it; otherwise it is made from several.
    bool perGame = true;
};

/// All of them, in the order of Metric.
std::span<const MetricInfo, kMetrics> metrics();
const MetricInfo& infoOf(Metric metric);
std::optional<Metric> metricNamed(std::string_view id);

}  // namespace gnostica::engine::lab
