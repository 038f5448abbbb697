// What a ruleset does when it is played: small games of quick computers, and what they show, as data.
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

/// What games have shown. Of those with a number, `count` of `of` says how often.
enum class FindingCode : std::uint8_t {
    ends,             ///< all games of players who want to win ended
    endless,          ///< some were cut, because nobody had won after very many decisions
    explored,         ///< `count` of `of` games were of players who do not mean to win: only for what never happened
    length,           ///< turns of a game: `share` on average, `low` at least, `high` at most
    announcements,    ///< announcements that held (Metric::announcementsHeld)
    nobodyAnnounces,  ///< the game is won by announcing, and nobody did
    firstSeat,        ///< `share` of the wins for the seat that began, with its 95 % interval; `fair` would be equal
    cardNeverUsed,    ///< `subject` is a card that was neither played nor activated; `of` games
    powerNeverLegal,  ///< `subject` is a power that was offered `of` times, and could never be used
    powerNeverUsed,   ///< likewise, could be used `of` times, and never was
    stepNeverLegal,   ///< `subject` is a kind of step that was never legal; `of` decisions
    stepNeverUsed,    ///< was legal `of` times, and nobody took one
    onlyPasses,       ///< turns of players with pieces who had nothing to choose from but passing; `of` turns
    shutOut           ///< games in which a player had no piece and no place for one
};

/// What a finding is about, where it is about one thing.
struct TrialSubject {
    enum class Kind : std::uint8_t { none, card, suit, step };
    Kind kind = Kind::none;
    Card card;            ///< card, and the major that has the power
    Suit suit{};          ///< suit
    std::string power;    ///< name of the power in documents; empty for a card as a whole
    int slot = 0;         ///< which decision of the card that is, from 0 …
    int alternative = 0;  ///< … and which of its alternatives
    Step step;            ///< step: one of its kind, otherwise empty
    friend bool operator==(const TrialSubject&, const TrialSubject&) = default;
};

struct Finding {
    FindingCode code{};
    /// `warning` for what most authors will not have wanted, else `note`.
    Severity severity = Severity::note;
    int count = 0;
    int of = 0;
    double share = 0;
    double low = 0;
    double high = 0;
    double fair = 0;
    TrialSubject subject;
    /// Where in the (merged) document that stands (RFC 6901), or empty.
    std::string pointer;
    /// The rule that it is about, or none.
    RuleId rule;
    /// A game that shows it, and the number of the moment in it: as many have happened before. Never null.
    std::shared_ptr<const TrialGame> game;
    std::size_t moment = 0;
};

struct TrialPlan {
    int games = 40;
    /// 0: two, or as near to that as the rules allow.
    int seats = 0;
    std::uint64_t seed = 1;
    /// Of most players; in every fourth game they do not mean to win, but try what nobody else would (Explorer).
    bots::Level level = bots::Level::greedy;
    /// Decisions after which a game is cut.
    int longest = 2000;
};

/// Plays one game after the other. Equal rules, plans and numbers of games give equal findings. Not to be used by two
/// threads at once; findings may go anywhere.
class Trial {
public:
    explicit Trial(std::shared_ptr<const Rules> rules, const TrialPlan& plan = {});
    ~Trial();
    Trial(Trial&&) noexcept;
    Trial& operator=(Trial&&) noexcept;

    /// Plays one more game. False if none is left, or a stop was asked for: then the game that was under way does not
    /// count.
    bool step(const std::stop_token& stop = {});
    int played() const;
    int planned() const;
    bool isDone() const { return played() == planned(); }
    /// What the games so far have shown, in the order of FindingCode; what says that something never happens only
    /// after as many games as that takes.
    std::vector<Finding> findings() const;

private:
    struct Tally;
    std::unique_ptr<Tally> tally_;
};

/// Plays all of them; `tell` is called after each. The findings of the games that were played.
std::vector<Finding> playTrial(const std::shared_ptr<const Rules>& rules, const TrialPlan& plan,
                               const std::stop_token& stop = {}, const std::function<void(const Trial&)>& tell = {});

/// The code of a finding: "endless". The same in every language.
std::string_view nameOf(FindingCode code);

}  // namespace gnostica::engine::lab
