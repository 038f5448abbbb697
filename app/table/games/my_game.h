// A game of the user's folder as it is listed: who played, how it stands or ended, and its board.
#pragma once

#include "app/storage/game_files.h"
#include "app/storage/game_lock.h"
#include "app/table/record_files.h"
#include "app/table/seats/seating.h"
#include "engine/model/state.h"
#include "engine/notation/record.h"
#include "engine/rules/rules.h"

#include <QDateTime>
#include <QMetaType>
#include <QString>

#include <compare>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::table {

/// The outcome for the people at this screen. Who played is decided by the players when the game began.
enum class GameOutcome : std::uint8_t {
    unfinished,
    won,      ///< by the only person, alone
    shared,   ///< by the only person, together with others
    lost,     ///< by the only person, who stayed to the end
    decided,  ///< several people played: MyGame::winners says who won
    left,     ///< finished after all people had left the table, whoever won
    watched   ///< finished; only computers played
};

/// The rules of a game by the ids of their documents: two games with the same key are games of the same title.
struct RulesetKey {
    std::string id;
    std::vector<std::string> expansions;  ///< in their order
    friend auto operator<=>(const RulesetKey&, const RulesetKey&) = default;
};

/// A value; entries that cannot be read have a fault, and only the members up to it.
struct MyGame {
    storage::GameFile file;                     ///< with the bookmark, and the time when it was last played
    std::optional<storage::LockHolder> holder;  ///< the program that is playing it, perhaps this one
    std::optional<RecordProblem> fault;         ///< why nothing of it can be shown

    std::optional<engine::Diagnostic> damage;  ///< why it can be shown only up to here
    engine::RecordHeader header;               ///< of the ruleset only what names it: id, name, expansions
    RulesetKey ruleset;
    bool isFromPosition = false;  ///< did not begin with the deal
    Seating seating;              ///< when the game began
    GameOutcome outcome = GameOutcome::unfinished;
    engine::Seat turn = engine::Seat::none;       ///< who decides next; none when it is over, or before the deal
    engine::Seat announcer = engine::Seat::none;  ///< whose announced last turn is due
    int rounds = 0;                               ///< including the one in progress; 0 before the first turn
    engine::PerSeat<int> points{};                ///< of the players in `last`
    std::vector<engine::Seat> winners;            ///< in the order of the seats
    /// Games of the same rules share one object.
    std::shared_ptr<const engine::Rules> rules;
    /// The last position, with its hidden cards: to be shown as a picture of the board only.
    engine::State last;

    bool isReadable() const { return !fault; }
    /// Of games that cannot be read, those are unfinished whose file is a journal.
    bool isUnfinished() const { return isReadable() ? outcome == GameOutcome::unfinished : file.isJournal; }
    /// The day on which the game began, or else that on which it was last played.
    QDate begun() const;
    /// Only finished games in records can get a bookmark.
    bool canBeKept() const { return !file.isJournal; }
};

using MyGamePtr = std::shared_ptr<const MyGame>;

/// Lets games of the same rules share them, which are much larger than all else of an entry.
class RulesPool {
public:
    /// The same rules from an earlier call, if they are still in use, or else these.
    std::shared_ptr<const engine::Rules> shared(std::shared_ptr<const engine::Rules> rules);

private:
    std::vector<std::weak_ptr<const engine::Rules>> known_;
};

/// What the file of a game says. May take a while; if stopped, the result is useless.
MyGame readMyGame(const storage::GameFile& file, const engine::Registry& registry, RulesPool& pool,
                  const std::stop_token& stop = {});

}  // namespace gnostica::table

Q_DECLARE_METATYPE(gnostica::table::MyGamePtr)
