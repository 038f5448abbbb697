// Records: saved and journalled games, one JSON object per line.
//
// The first line is the header: format, version of the engine, the whole ruleset, seats, names, seed. Each further line
// is one step with the outcomes of chance after it, the time, and a hash of the resulting state; the first of these
// lines may have only the deal and no step. `{"undo": 3}` undoes the last three moments, so that a journal only grows
// at its end. Unknown keys are ignored: later versions may add some.
//
// `{"left": "A", "player": "adept"}`: the player at that seat has left the table, and another plays on for it.
// `{"left": "A", "over": true}`: nobody does, and the last opponent wins. `{"left": null}` takes back such a line,
// which `undo` does not count. Earlier versions ignore all three and show the game as it was then; so that they can,
// the hash of these lines, and of all after a departure that ended the game, is that of the state before it.
//
// The header's `"temperaments": ["", "builder prudent"]` says for each seat what its computer likes to do; absent if no
// computer has a temperament. Earlier versions ignore it.
//
// Version 1 differs only in the hash, which covered only the table. Each line shows its kind of hash, so that a journal
// of that version can be continued.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/play/game.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <iosfwd>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::engine {

class Registry;

inline constexpr int kRecordVersion = 2;
/// The most steps of a record.
inline constexpr std::size_t kMaxRecordLines = 50'000;
/// The most bytes of a whole record that is read from a file.
inline constexpr std::size_t kMaxRecordBytes = 64 << 20;
/// The most bytes of one line after the header.
inline constexpr std::size_t kMaxRecordLine = 1 << 16;

/// The first line of a record.
struct RecordHeader {
    std::string engine = GNOSTICA_VERSION;  ///< the version that wrote it
    nlohmann::json ruleset;                 ///< the whole merged document
    int seats = 0;
    std::vector<std::string> names;    ///< of the seats, in order, empty where unknown; no names if all are unknown
    std::vector<std::string> players;  ///< the player of each seat ("person", a bot's id); may be empty
    /// The temperament of each seat's computer ("builder prudent"); empty where there is none. May be shorter.
    std::vector<std::string> temperaments;
    std::uint64_t seed = 0;
    std::string started;      ///< date and time, ISO 8601; may be empty
    nlohmann::json position;  ///< instead of a deal; null for an ordinary game
};

/// The header of a game that begins with the deal.
RecordHeader headerFor(const Rules& rules, int seats);

// Lines, without their line break.
std::string recordLine(const RecordHeader& header);
/// One step and the outcomes after it (or outcomes alone), or a departure alone; and the resulting state.
std::string recordLine(const Rules& rules, std::span<const Moment> moments, const State& after,
                       std::chrono::milliseconds time);
/// Undoes the last `moments`, none of which is a departure; `after` is the restored state.
std::string undoLine(const Rules& rules, std::size_t moments, const State& after);
/// Undoes `undone`, the moments that came after the state `after`. Two lines if they begin with a departure.
std::string undoLines(const Rules& rules, std::span<const Moment> undone, const State& after);
/// A note about the game that is not a step, like `{"over": true}`. Readers that do not know the key ignore the line.
std::string noteLine(const Rules& rules, nlohmann::json note, const State& now);

/// The state whose hash further lines contain: the present one, or that before a departure that ended the game.
const State& recordedState(const Game& game);

/// Divides a history into groups of moments, one group for each line.
std::vector<std::span<const Moment>> recordGroups(std::span<const Moment> history);

/// Writes a whole game; `times`, one for each moment, may be shorter or empty.
void writeRecord(std::ostream& out, const RecordHeader& header, const Game& game,
                 std::span<const std::chrono::milliseconds> times = {});

/// A record that was read and replayed.
struct LoadedRecord {
    RecordHeader header;
    Game game;                                     ///< at the end of the last whole line
    std::vector<std::chrono::milliseconds> times;  ///< of each moment
    std::size_t lines = 0;                         ///< whole lines, the header included
    std::uint64_t wholeBytes = 0;                  ///< up to the end of the last whole line
    /// The reason why the record ends there, if the text continues: `truncated` for an incomplete line, or else the
    /// problem of the line; with its location.
    std::optional<Diagnostic> damage;
    nlohmann::json notes = nlohmann::json::object();  ///< from noteLine(), the last of each key
};

/// Replays a record, comparing the hash of every line. Fails only if nothing can be played: no complete header, or a
/// ruleset that this version cannot play. Never reads more than the limits. If a stop is requested, returns what has
/// been replayed by then, as if the record ended there.
Checked<LoadedRecord> loadRecord(std::istream& in, const Registry& registry, const std::stop_token& stop = {});
/// Continues with a record that has grown since then. `in` begins where its whole lines ended.
void continueRecord(LoadedRecord& record, std::istream& in, const std::stop_token& stop = {});

/// 64 bits of the table, computed from its text in the notation: later versions compute the same.
std::uint64_t tableHash(const State& state);
/// The same for the whole state, including the memory of mechanics and the turn in progress.
std::uint64_t stateHash(const Rules& rules, const State& state);

}  // namespace gnostica::engine
