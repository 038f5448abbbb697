// Records: saved and journalled games, one JSON object a line.
//
// The first line is the header: format, version of the engine, the whole ruleset, seats, names, seed. Each further
// line is one step with the outcomes of chance after it, the time, and a hash of the state then reached; the first
// of them may have no step, but the deal. `{"undo": 3}` takes back the last three moments, so that a journal can grow
// only at its end. Unknown keys are ignored: later versions may add some.
//
// Version 1 differs in the hash alone, which saw only what lay on the table. Each line shows which hash it has, so
// that a journal of that version can be continued.
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
/// Steps that a record may hold.
inline constexpr std::size_t kMaxRecordLines = 50'000;
/// Bytes of a whole record, where it is read from a file.
inline constexpr std::size_t kMaxRecordBytes = 64 << 20;
/// Bytes of one line after the header.
inline constexpr std::size_t kMaxRecordLine = 1 << 16;

/// The first line of a record.
struct RecordHeader {
    std::string engine = GNOSTICA_VERSION;  ///< the version that wrote it
    nlohmann::json ruleset;                 ///< the whole merged document
    int seats = 0;
    std::vector<std::string> names;    ///< of the seats, in order, empty where unknown; none if all are
    std::vector<std::string> players;  ///< who plays each seat ("person", a bot's id); may be empty
    std::uint64_t seed = 0;
    std::string started;      ///< date and time, ISO 8601; may be empty
    nlohmann::json position;  ///< instead of a deal; null for an ordinary game
};

/// The header of a game that begins with the deal.
RecordHeader headerFor(const Rules& rules, int seats);

// Lines without their line break.
std::string recordLine(const RecordHeader& header);
/// One step and the outcomes after it (or outcomes alone), and the state that they have led to.
std::string recordLine(const Rules& rules, std::span<const Moment> moments, const State& after,
                       std::chrono::milliseconds time);
/// Takes back the last `moments`; `after` is the state gone back to.
std::string undoLine(const Rules& rules, std::size_t moments, const State& after);
/// Says something about the game that is no step, like `{"over": true}`. Whoever does not know the key passes over it.
std::string noteLine(const Rules& rules, nlohmann::json note, const State& now);

/// Cuts a history into the groups of moments that make one line each.
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
    /// Why it ends there, if the text goes on: `truncated` for a line that is cut short, else what is wrong with the
    /// line; its place is given.
    std::optional<Diagnostic> damage;
    nlohmann::json notes = nlohmann::json::object();  ///< of noteLine(), the last of each key
};

/// Replays a record, comparing the hash of every line. Fails only if nothing can be played: no whole header, or a
/// ruleset that this version does not know how to play. Never reads more than the bounds allow. Whoever asks it to stop
/// gets what has been replayed by then, as if the record ended there.
Checked<LoadedRecord> loadRecord(std::istream& in, const Registry& registry, const std::stop_token& stop = {});
/// Goes on with a record that has grown since. `in` begins where its whole lines ended.
void continueRecord(LoadedRecord& record, std::istream& in, const std::stop_token& stop = {});

/// 64 bits of what lies on the table, made from its text in the notation: later versions find the same.
std::uint64_t tableHash(const State& state);
/// The same of the whole state, what mechanics remember and the turn in progress included.
std::uint64_t stateHash(const Rules& rules, const State& state);

}  // namespace gnostica::engine
