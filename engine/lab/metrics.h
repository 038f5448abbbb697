// The metrics of games: one table with one definition each. The app has the words for players.
//
// Turns of a game count from 1; a turn counts when it begins. "The start of a turn" in a definition is the position in
// which the turn has just begun, before any choice in it. Points are those of score(); a seat's chance is its value
// from bots::Evaluation::judge with the shipped weights. The leader is the seat still in the game with more points than
// every other such seat; there may be none. A metric without a meaning for a game is undefined for it (NaN), and the
// game does not count for its mean.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace gnostica::engine::lab {

enum class Metric : std::uint8_t {
    /// 1 if the game ended, 0 if it was cut after a number of choices.
    ended,
    /// Turns begun, including the one in which the game ended.
    turns,
    /// Steps that players took: options, uses of powers, ends of turns, bids and answers.
    decisions,
    /// The turn of the first announcement that a next turn is the last (CHL-1). Undefined without an announcement. An
    /// announcement is a challenge() step, if its mechanic states that the game is won by announcing and holding
    /// (EndConditions::announces) and afterwards that the announcement of the seat is due. Declaring a final round
    /// (FIN-1) does not count.
    firstAnnouncement,
    /// The share of the win of the seat with the first turn: 1 divided by the number of winners if it is a winner,
    /// otherwise 0. Undefined for a game that was cut or had no turn.
    firstSeat,
    /// The points of the best winner minus those of the best other seat still in the game. Below 0 if the most points
    /// did not decide the game. Undefined without a winner or without such another seat.
    margin,
    /// 1 if two enemies share the win, otherwise 0.
    ties,
    /// Seats that were eliminated.
    eliminations,
    /// The turn of the first elimination. Undefined without an elimination.
    firstElimination,
    /// Number of announcements (see firstAnnouncement).
    announcements,
    /// Announcements that held, divided by all announcements. An announcement holds if it was judged to hold
    /// (event::ChallengeJudged), or if its mechanic ended the game with the announcer among the winners. Undefined
    /// without an announcement.
    announcementsHeld,
    /// The mean points of announcers when they announced. Undefined without an announcement.
    announcementScore,
    /// Announcements that failed: judged to fail, or no longer due while the game continues, or the announcer was
    /// eliminated. An announcement overtaken by the end of the game neither holds nor fails.
    announcementsFailed,
    /// Turns without an announcement, at whose start a seat still in the game had at least the target minus 1 points
    /// and no announcement was due. Undefined if the game is not won by announcing or has no target.
    stagnation,
    /// Hostile acts that hit the leader, divided by all hostile acts; both count only if there was a leader when the
    /// act began. An act is a choice of the mover with all its effects until the mover's next choice (dice, answers).
    /// It is hostile if an enemy of the mover loses a piece or a pip (also by conversion, but not by an elimination),
    /// has fewer points or holds fewer territories alone than before, or has a piece moved or turned by another seat's
    /// step or by chance. It hits those enemies. Undefined without hostile acts.
    pilingOn,
    /// Number of changes of the leader, observed at the starts of turns and at the end; positions without a leader are
    /// skipped.
    leadChanges,
    /// The largest difference, over the starts of turns, between the best chance of all seats and the best chance of
    /// the winners. Undefined without a winner.
    drama,
    /// The mean entropy of the chances, -sum(p log p) / log(seats), over the starts of turns: 1 if all are equal, 0 if
    /// the game is decided. Each term is rounded to a multiple of 2^-32 before it is added, so that C libraries with
    /// logarithms that differ in the last digit give the same result.
    uncertainty,
    /// The last turn at whose start the winners together had a chance of at most 0.8; 0 if there was none. Undefined
    /// without a winner.
    decisiveness,
    /// The mean number of choices of others between two turns of a seat, from the end of one to the start of the next,
    /// over all such gaps of all seats. Undefined without a gap.
    waiting,
    /// Turns begun after a seat's elimination, summed over the eliminated seats.
    waitingEliminated,
    /// The mean number of legal steps over all choices. This and the next two are undefined without a choice.
    branchingMean,
    /// The median number of legal steps; for an even number of choices the mean of the two middle values.
    branchingMedian,
    /// The largest number of legal steps.
    branchingLargest,
    /// The mean number of cards in hand of a seat still in the game: over these seats at the start of a turn, then over
    /// the starts of turns. This and the next four are undefined without a turn.
    hand,
    /// Turns with a refresh that discarded or was to draw cards (TRN-2), divided by all turns.
    refreshes,
    /// The mean number of territories on the board at the starts of turns.
    territories,
    /// The mean number of pieces on the board at the starts of turns.
    pieces,
    /// The mean number of pieces in wasteland (SPC-2) at the starts of turns.
    wasteland,
    /// Number of times that the discards became the draw pile (DRW-1).
    reshuffles,

    // Of several games:
    /// The score of the stronger of two given players against the weaker one: the mean share of the win over games in
    /// which each has each side equally often.
    skill,
    /// The correlation between a seat's share of the win in a deal and its share in the same deal with the players
    /// swapped: 1 if the deal decides, 0 if it has no influence.
    luck,
    count
};
inline constexpr std::size_t kMetrics = static_cast<std::size_t>(Metric::count);
/// Number of metrics of a single game; these come first.
inline constexpr std::size_t kGameMetrics = static_cast<std::size_t>(Metric::skill);

constexpr std::size_t index(Metric metric) {
    return static_cast<std::size_t>(metric);
}

/// The unit of a metric.
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

/// The literature in which a metric is defined.
enum class MetricSource : std::uint8_t {
    own,  ///< none: defined for this program
    /// C. Browne and F. Maire, Evolutionary Game Design, IEEE Transactions on Computational Intelligence and AI in
    /// Games, 2010. Drama and decisiveness follow their ideas; the formulas used here are those above.
    browneMaire,
    /// C. E. Shannon, A Mathematical Theory of Communication, Bell System Technical Journal, 1948.
    shannon
};

struct MetricInfo {
    Metric metric{};
    std::string_view id;  ///< in plans, files and reports: "first-announcement"
    Unit unit{};
    /// The range of values; nullopt: unlimited.
    std::optional<double> low;
    std::optional<double> high;
    MetricSource source{};
    /// Has a single game a value? Otherwise several games give it.
    bool perGame = true;
};

/// All metrics, in the order of Metric.
std::span<const MetricInfo, kMetrics> metrics();
const MetricInfo& infoOf(Metric metric);
std::optional<Metric> metricNamed(std::string_view id);

}  // namespace gnostica::engine::lab
