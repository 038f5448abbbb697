#include "app/lab/words/metric_texts.h"

#include <QCoreApplication>

#include <array>

namespace gnostica::lab {

using engine::lab::Metric;

namespace {

/// In the order of Metric.
constexpr std::array<MetricTexts, engine::lab::kMetrics> kMetricTexts{{
    // ended
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Games that come to an end", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Share of games played to the end; the others were cut short at the limit of decisions."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Games with an end, divided by all games."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "More games come to an end in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Fewer games come to an end in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // turns
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Turns in a game", "a metric of an experiment"),
        QT_TRANSLATE_NOOP(
            "gnostica::lab::MetricWording",
            "Number of turns in a game, of all players together. A game that is cut short has at least this many."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Turns that have begun, the last one included."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "%1 lasts %2 longer than %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "%1 ends %2 sooner than %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // decisions
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Decisions in a game", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of decisions in a game: what to do in a turn, how to use a power, whether to "
                          "announce. A game that is cut short has at least this many."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Steps that players have taken, bids and answers included."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 asks for %2 more than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 asks for %2 fewer than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // firstAnnouncement
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Turns until the first announcement",
                           "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Turn in which a last turn is first announced."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "The number of the turn of the first announcement; games without one do not count."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The first announcement comes %2 later in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The first announcement comes %2 sooner in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // firstSeat
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Wins by the first player", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Share of games that the player with the first turn wins. With equal chances, it is one "
                          "divided by the number of players."),
        QT_TRANSLATE_NOOP(
            "gnostica::lab::MetricWording",
            "The share of the win that goes to the seat with the first turn. Games that were cut short do not count."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The first player wins more often in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The first player wins less often in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // margin
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Points ahead at the end", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of points by which the winner leads the best other player at the end of the game."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "The points of the best winner minus those of the best other player still in the game."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The winner is further ahead in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The winner is less far ahead in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // ties
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Shared wins", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Share of games that several players who are not allies win together."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Games in which enemies of each other share the win, divided by all games."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Wins are shared more often in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Wins are shared less often in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // eliminations
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Players eliminated", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Number of players who are out of the game before it ends."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Number of eliminated players."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 eliminates %2 more than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 eliminates %2 fewer than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // firstElimination
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Turns until the first elimination",
                           "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Turn in which the first elimination happens."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "The number of the turn of the first elimination; games without one do not count."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The first elimination comes %2 later in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The first elimination comes %2 sooner in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // announcements
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Announcements in a game", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of times that players announce their next turn as the last."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Announcements made; declaring a final round does not count."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 has %2 more than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 has %2 fewer than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // announcementsHeld
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Announcements that hold", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Share of announcements that win the game for the announcer."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Announcements that held, divided by those made; games without one do not count."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Announcements hold more often in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Announcements hold less often in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // announcementScore
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Points when announcing", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Number of points that players have when they announce."),
        QT_TRANSLATE_NOOP(
            "gnostica::lab::MetricWording",
            "The points of announcers when they announced, on average; games without an announcement do not count."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Players announce with %2 more in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Players announce with %2 fewer in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // announcementsFailed
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Announcements that fail", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Number of failed announcements in a game."),
        QT_TRANSLATE_NOOP(
            "gnostica::lab::MetricWording",
            "Announcements that failed; one that was still due at the end of the game has neither held nor failed."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "In a game under %1, %2 more fail than in a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "In a game under %1, %2 fewer fail than in a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // stagnation
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Turns in which nobody dares to announce",
                           "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of turns in which a player is within one point of the target, and nobody announces."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Turns in which nobody announced. They began with a player at most one point below the "
                          "target and no announcement due."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "A game under %1 has %2 more in which nobody dares to announce than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // pilingOn
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Hostile steps against the leader",
                           "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Share of hostile steps that hurt the player in the lead."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A "
                          "step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning "
                          "an enemy piece is also hostile."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "Hostile steps hit the leader more often in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "Hostile steps hit the leader less often in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // leadChanges
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Lead changes", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of times that another player takes the lead in a game."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of times that the leading player differs from the previous one. It is counted at the "
                          "start of each turn and at the end; ties do not count."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 has %2 more than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 has %2 fewer than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // drama
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Deficit of the winner", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "How far the later winner was behind the favourite at the worst point."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "At the start of each turn, computers judge each player's chance of winning. The largest gap "
                          "between the best chance and the winner's chance counts."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The winner was further behind in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The winner was less far behind in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // uncertainty
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Openness of the game", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "How open the result is, on average over the game. It is 100 % if all players have equal "
                          "chances, 0 % if the game is decided."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "The entropy of the players' chances of winning, divided by its largest possible value. It "
                          "is an average over the starts of turns, as computers judge the position."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Games under %1 stay more open than games under %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Games under %1 stay less open than games under %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // decisiveness
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Turn in which a game is decided",
                           "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Turn after which the winner's chance of winning stays above 80 %."),
        QT_TRANSLATE_NOOP(
            "gnostica::lab::MetricWording",
            "The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Games under %1 are decided %2 later than games under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Games under %1 are decided %2 sooner than games under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // waiting
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Waiting for one's turn", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of decisions that other players make between two turns of a player."),
        QT_TRANSLATE_NOOP(
            "gnostica::lab::MetricWording",
            "Decisions of other players from the end of a player's turn to the start of the next one, on average."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "Between two turns of a player, other players make %2 more in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "Between two turns of a player, other players make %2 fewer in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // waitingEliminated
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Sitting out after an elimination",
                           "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of turns that eliminated players have to watch until the game ends."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Turns that began after a player's elimination, added up over all who were eliminated."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Eliminated players wait %2 longer in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Eliminated players wait %2 less in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // branchingMean
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Choices at a decision, on average",
                           "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of steps a player can choose from, on average over all decisions."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Mean number of legal steps at a decision."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "On average there are %2 more to choose from in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "On average there are %2 fewer to choose from in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // branchingMedian
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Choices at a typical decision",
                           "a metric of an experiment"),
        QT_TRANSLATE_NOOP(
            "gnostica::lab::MetricWording",
            "Number of steps a player can choose from: half of the decisions offer more, half of them fewer."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Median number of legal steps at a decision."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "At a typical decision there are %2 more to choose from in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "At a typical decision there are %2 fewer to choose from in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // branchingLargest
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Most choices at a decision", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of steps a player can choose from at the widest decision of a game."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Largest number of legal steps at a decision of a game."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "At the widest decision there are %2 more to choose from in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording",
                           "At the widest decision there are %2 fewer to choose from in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // hand
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Cards in a hand", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Number of cards that a player holds."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Cards in the hands of those still in the game at the start of a turn, on average."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Players hold %2 more in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Players hold %2 fewer in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // refreshes
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Turns that refresh the hand", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Share of turns spent on discarding and drawing cards."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Turns with a refresh that discards or draws, divided by all turns."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "More turns refresh the hand in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Fewer turns refresh the hand in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // territories
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Territories on the board", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Size of the board."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Territories on the board at the start of a turn, on average."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "There are %2 more in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "There are %2 fewer in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // pieces
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Pieces on the board", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of pieces that all players together have on the board."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Pieces on the board at the start of a turn, on average."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "There are %2 more on the board in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "There are %2 fewer on the board in %1 than in %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // wasteland
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Pieces in wasteland", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Number of pieces outside the territories."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording", "Pieces in wasteland at the start of a turn, on average."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Under %1, wasteland holds %2 more than under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Under %1, wasteland holds %2 fewer than under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // reshuffles
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Reshuffles in a game", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of times that the draw pile runs out and is reshuffled."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Number of times that the discards have become the draw pile."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 has %2 more than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "A game under %1 has %2 fewer than a game under %3.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // skill
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Influence of skill", "a metric of an experiment"),
        QT_TRANSLATE_NOOP(
            "gnostica::lab::MetricWording",
            "Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference."),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "The share of the win of the stronger of two given players. It is an average over games in "
                          "which both have each seat equally often."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The stronger player wins more in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The stronger player wins less in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
    // luck
    {
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "Influence of the deal", "a metric of an experiment"),
        QT_TRANSLATE_NOOP("gnostica::lab::MetricWording",
                          "Whether the same seat wins again when the same cards are dealt to other players. It is 1 if "
                          "the deal decides, 0 if it has no influence."),
        QT_TRANSLATE_NOOP(
            "gnostica::lab::MetricWording",
            "The correlation between a seat's results in a deal and in the same deal with the players' seats swapped."),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The deal decides more in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
        QT_TRANSLATE_NOOP3("gnostica::lab::MetricWording", "The deal decides less in %1 than in %3, by %2.",
                           "%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”"),
    },
}};

}  // namespace

const MetricTexts& textsOf(Metric metric) {
    return kMetricTexts[index(metric)];
}

}  // namespace gnostica::lab
