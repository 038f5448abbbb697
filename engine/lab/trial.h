// A trial of a ruleset: short games of fast computer players, and their findings as data.
#pragma once

#include "engine/bots/player.h"
#include "engine/documents/diagnostic.h"
#include "engine/lab/trial_game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

/// The findings of games. For findings with a number, `count` of `of` is the frequency.
enum class FindingCode : std::uint8_t {
    ends,             ///< all games of players who try to win ended
    endless,          ///< some were cut, because they had no winner after very many choices
    explored,         ///< `count` of `of` games had players who do not try to win: only for things that never happened
    length,           ///< turns of a game: `share` is the mean, `low` the minimum, `high` the maximum
    announcements,    ///< announcements that held (Metric::announcementsHeld)
    nobodyAnnounces,  ///< the game is won by announcing, but no player announced
    firstSeat,        ///< `share` of the wins for the first player, with its 95 % interval; `fair` would be equal
    cardNeverUsed,    ///< `subject` is a card that was neither played nor activated; `of` games
    powerNeverLegal,  ///< `subject` is a power that was offered `of` times and could never be used
    powerNeverUsed,   ///< the same, could be used `of` times and never was
    stepNeverLegal,   ///< `subject` is a kind of step that was never legal; `of` choices
    stepNeverUsed,    ///< was legal `of` times and was never taken
    onlyPasses,       ///< turns of players with pieces who could only pass; `of` turns
    shutOut           ///< games in which a player had no piece and no space for one
};

/// The subject of a finding that has a single one.
struct TrialSubject {
    enum class Kind : std::uint8_t { none, card, suit, step };
    Kind kind = Kind::none;
    Card card;            ///< card, and the major that has the power
    Suit suit{};          ///< suit
    std::string power;    ///< name of the power in documents; empty for a card as a whole
    int slot = 0;         ///< which choice of the card, from 0
    int alternative = 0;  ///< index of the alternative
    Step step;            ///< step: one of its kind, otherwise empty
    friend bool operator==(const TrialSubject&, const TrialSubject&) = default;
};

struct Finding {
    FindingCode code{};
    /// `warning` for results that most authors do not want, otherwise `note`.
    Severity severity = Severity::note;
    int count = 0;
    int of = 0;
    double share = 0;
    double low = 0;
    double high = 0;
    double fair = 0;
    TrialSubject subject;
    /// The place of the cause in the (merged) document (RFC 6901), or empty.
    std::string pointer;
    /// The rule concerned, or none.
    RuleId rule;
    /// A game that shows it, and the number of steps and outcomes before the position. Never null.
    std::shared_ptr<const TrialGame> game;
    std::size_t moment = 0;
};

struct TrialPlan {
    int games = 40;
    /// 0: two, or the nearest number that the rules allow.
    int seats = 0;
    std::uint64_t seed = 1;
    /// Of most players; in every fourth game they do not try to win, but try unusual steps (Explorer).
    bots::Level level = bots::Level::greedy;
    /// Number of choices after which a game is cut.
    int longest = 2000;
};

/// Plays one game after another. Equal rules, plans and numbers of games give equal findings. Not thread-safe; findings
/// may be passed to other threads.
class Trial {
public:
    explicit Trial(std::shared_ptr<const Rules> rules, const TrialPlan& plan = {});
    ~Trial();
    Trial(Trial&&) noexcept;
    Trial& operator=(Trial&&) noexcept;

    /// Plays the next game. False if none is left or after a stop request: then the unfinished game does not count.
    bool step(const std::stop_token& stop = {});
    int played() const;
    int planned() const;
    bool isDone() const { return played() == planned(); }
    /// The findings of the games so far, in the order of FindingCode. Findings that something never happens appear only
    /// after enough games.
    std::vector<Finding> findings() const;

private:
    struct Tally;
    std::unique_ptr<Tally> tally_;
};

/// Plays all games and calls `tell` after each. Returns the findings of the games played.
std::vector<Finding> playTrial(const std::shared_ptr<const Rules>& rules, const TrialPlan& plan,
                               const std::stop_token& stop = {}, const std::function<void(const Trial&)>& tell = {});

/// The code of a finding: "endless". The same in every language.
std::string_view nameOf(FindingCode code);

}  // namespace gnostica::engine::lab
