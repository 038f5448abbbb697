#include "engine/documents/document.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/json_fault.h"
#include "engine/documents/problems.h"
#include "engine/notation/chance_text.h"
#include "engine/notation/detail/record_hash.h"
#include "engine/notation/position.h"
#include "engine/notation/record.h"
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"

#include <algorithm>
#include <istream>

namespace gnostica::engine {
namespace {

using nlohmann::json;

/// Ten years, in milliseconds: no game takes longer, and sums of times do not overflow.
constexpr std::int64_t kLongestTime = std::int64_t{10} * 366 * 24 * 3600 * 1000;

/// A line of a stream, read up to a limit.
struct Line {
    std::string text;
    bool ended = false;    ///< by a line break
    bool tooLong = false;  ///< the rest of it was not read
};

Line readLine(std::istream& in, std::size_t longest) {
    Line line;
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        if (c == '\n') {
            line.ended = true;
            break;
        }
        if (line.text.size() == longest) {
            line.tooLong = true;
            break;
        }
        line.text += static_cast<char>(c);
    }
    return line;
}

Diagnostic atLine(Diagnostic problem, std::size_t line) {
    problem.place.line = static_cast<int>(line);
    return problem;
}

std::vector<std::string> stringsOf(const json& object, const char* key) {
    std::vector<std::string> strings;
    if (const auto at = object.find(key); at != object.end() && at->is_array() && at->size() <= kMaxSeats) {
        for (const json& entry : *at) {
            strings.push_back(entry.is_string() ? entry.get<std::string>() : std::string());
        }
    }
    return strings;
}

Expected<RecordHeader> readHeader(const Line& line) {
    if (line.tooLong) {
        return failure(problemAt(DiagnosticCode::tooLong, "", "", std::to_string(kMaxDocumentBytes)));
    }
    const auto object = parseJson(line.text);
    if (!object) {
        return tl::unexpected(object.error());
    }
    const auto is = [&](const char* key, bool (json::*test)() const noexcept) {
        return object->contains(key) && ((*object)[key].*test)();
    };
    if (!object->is_object() || !is("format", &json::is_string) || (*object)["format"] != "gnostica-record") {
        return failure(problemAt(DiagnosticCode::missingKey, "", "", "format"));
    }
    if (!is("version", &json::is_number_integer) || (*object)["version"] < 1 || (*object)["version"] > kRecordVersion) {
        return failure(wrongFormat("/version", object->value("version", json()), kRecordVersion));
    }
    if (!is("ruleset", &json::is_object) || !is("seats", &json::is_number_integer)) {
        return failure(
            problemAt(DiagnosticCode::missingKey, "", "", is("ruleset", &json::is_object) ? "seats" : "ruleset"));
    }
    RecordHeader header;
    header.engine = is("engine", &json::is_string) ? (*object)["engine"].get<std::string>() : std::string();
    header.ruleset = (*object)["ruleset"];
    header.seats = static_cast<int>(std::min<std::int64_t>((*object)["seats"].get<std::int64_t>(), kMaxSeats + 1));
    header.names = stringsOf(*object, "names");
    if (std::ranges::all_of(header.names, &std::string::empty)) {
        header.names.clear();
    }
    header.players = stringsOf(*object, "players");
    header.temperaments = stringsOf(*object, "temperaments");
    header.seed = is("seed", &json::is_number_unsigned) ? (*object)["seed"].get<std::uint64_t>() : 0;
    header.started = is("started", &json::is_string) ? (*object)["started"].get<std::string>() : std::string();
    header.position = object->value("position", json());
    return header;
}

/// A problem that names the kind of the whole text, if it is a document of another kind than a record.
std::optional<Diagnostic> otherKindIn(Line first, std::istream& in) {
    if (first.tooLong) {
        return std::nullopt;
    }
    std::string text = std::move(first.text);
    while (first.ended && text.size() <= kMaxDocumentBytes && in.peek() != std::istream::traits_type::eof()) {
        text += '\n' + readLine(in, kMaxDocumentBytes).text;
    }
    const auto document = parseJson(text);
    return document ? otherKind(*document, DocumentKind::record) : std::nullopt;
}

/// Why a text is not a record. If it never was one, a problem with its first line would be misleading.
Diagnostic whyNoRecord(const Line& first, std::istream& in, const Diagnostic& problem) {
    if (auto other = otherKindIn(first, in)) {
        return *other;
    }
    const bool isLegible = problem.expected != json_fault::kEncoding && problem.expected != json_fault::kUtf8;
    if (problem.code == DiagnosticCode::syntax && isLegible && !isRecordText(first.text)) {
        return problemAt(DiagnosticCode::otherKind, {}, {}, std::string(toText(DocumentKind::record)));
    }
    return atLine(problem, 1);
}

Checked<Game> startOf(const RecordHeader& header, const Registry& registry) {
    auto rules = compile(header.ruleset, registry);
    if (!rules) {
        return tl::unexpected(std::move(rules.error()));
    }
    if (header.seats < (*rules)->minSeats || header.seats > (*rules)->maxSeats) {
        return tl::unexpected(
            Diagnostics{problemAt(DiagnosticCode::wrongValue, "/seats", std::to_string(header.seats))});
    }
    if (header.position.is_null()) {
        return Game(*rules, header.seats);
    }
    const auto position = readPosition(header.position, *rules);
    if (!position) {
        return tl::unexpected(position.error());
    }
    return Game(*rules, position->state);
}

/// Plays the lines after the header, each whole or not at all.
class Replay {
public:
    explicit Replay(LoadedRecord& record) : record_(record) {}

    /// Plays a line. Returns the problem with the line, if any; the game is then unchanged.
    std::optional<Diagnostic> play(const Line& line) {
        if (line.tooLong) {
            return problemAt(DiagnosticCode::tooLong, "", "", std::to_string(kMaxRecordLine));
        }
        const auto object = parseJson(line.text);
        if (!object || !object->is_object()) {
            const bool isCut = !line.ended;
            return isCut || object ? problemAt(isCut ? DiagnosticCode::truncated : DiagnosticCode::wrongType, "")
                                   : object.error();
        }
        const std::size_t before = record_.game.history().size();
        auto problem = playObject(*object);
        if (problem) {
            goBackTo(before);
        }
        return problem;
    }

private:
    std::optional<Diagnostic> playObject(const json& line) {
        if (line.contains("undo")) {
            return undo(line);
        }
        if (line.contains("left")) {
            return playDeparture(line);
        }
        if (line.contains("step")) {
            if (auto problem = playStep(line["step"])) {
                return problem;
            }
        }
        const json outcomes = line.value("chance", json::array());
        for (const json& outcome : outcomes) {
            if (auto problem = playChance(outcome)) {
                return problem;
            }
        }
        record_.times.resize(record_.game.history().size(), timeIn(line));
        auto problem = compareHash(line, recordedState(record_.game));
        if (!problem && !line.contains("step") && !line.contains("chance")) {
            record_.notes.update(line);
            record_.notes.erase("hash");
        }
        return problem;
    }

    std::optional<Diagnostic> playStep(const json& text) {
        if (!text.is_string()) {
            return problemAt(DiagnosticCode::wrongType, "/step", shown(text), "string");
        }
        const auto step = parseStep(record_.game.rules(), record_.game.state(), text.get_ref<const std::string&>());
        if (!step) {
            Diagnostic problem = step.error().diagnostic;
            problem.pointer = "/step";
            return problem;
        }
        record_.game.play(*step);
        return std::nullopt;
    }

    std::optional<Diagnostic> playChance(const json& text) {
        const auto outcome = text.is_string() ? parseChance(record_.game.rules(), record_.game.state(),
                                                            text.get_ref<const std::string&>())
                                              : failure(problemAt(DiagnosticCode::wrongType, ""));
        if (!outcome || !record_.game.play(*outcome)) {
            return problemAt(DiagnosticCode::wrongValue, "/chance", shown(text));
        }
        return std::nullopt;
    }

    std::optional<Diagnostic> undo(const json& line) {
        const auto history = record_.game.history();
        const json& count = line["undo"];
        if (!count.is_number_unsigned() || count == 0 || count > history.size()) {
            return problemAt(DiagnosticCode::wrongValue, "/undo", shown(count), std::to_string(history.size()));
        }
        std::size_t length = history.size();
        for (auto left = count.get<std::size_t>(); left > 0 && length > 0;) {
            left -= isDeparture(history[--length]) ? 0U : 1U;
        }
        if (auto problem = compareHash(line, history[length].before)) {
            return problem;
        }
        goBackTo(length);
        return std::nullopt;
    }

    /// A departure that cannot have happened like this is only a note.
    std::optional<Diagnostic> playDeparture(const json& line) {
        const auto history = record_.game.history();
        if (auto problem = compareHash(line, recordedState(record_.game))) {
            return problem;
        }
        if (line["left"].is_null() && !history.empty() && isDeparture(history.back())) {
            goBackTo(history.size() - 1);
        } else if (const auto left = departureIn(line)) {
            record_.game.play(Chance(*left));
        }
        record_.times.resize(record_.game.history().size(), timeIn(line));
        return std::nullopt;
    }

    static std::optional<chance::Departure> departureIn(const json& line) {
        const auto word = [&line](const char* key) {
            const auto at = line.find(key);
            return at != line.end() && at->is_string() ? at->get<std::string>() : std::string();
        };
        const auto seat = parseSeat(word("left"));
        return seat ? std::optional(chance::Departure(*seat, word("player"))) : std::nullopt;
    }

    static std::chrono::milliseconds timeIn(const json& line) {
        const bool timed = line.contains("time") && line["time"].is_number_integer();
        return std::chrono::milliseconds(timed ? std::clamp<std::int64_t>(line["time"], 0, kLongestTime) : 0);
    }

    std::optional<Diagnostic> compareHash(const json& line, const State& state) const {
        const auto hash = line.find("hash");
        if (hash == line.end()) {
            return problemAt(DiagnosticCode::missingKey, "", "", "hash");
        }
        const std::string written = hash->is_string() ? hash->get<std::string>() : std::string();
        const std::string expected = hashTextLike(written, record_.game.rules(), state);
        if (written != expected) {
            return problemAt(DiagnosticCode::wrongValue, "/hash", shown(*hash), expected);
        }
        return std::nullopt;
    }

    void goBackTo(std::size_t length) {
        while (record_.game.history().size() > length) {
            record_.game.undo();
        }
        record_.times.resize(std::min(record_.times.size(), length));
    }

    LoadedRecord& record_;
};

}  // namespace

Checked<LoadedRecord> loadRecord(std::istream& in, const Registry& registry, const std::stop_token& stop) {
    const Line first = readLine(in, kMaxDocumentBytes);
    auto header = readHeader(first);
    if (!header) {
        return tl::unexpected(Diagnostics{whyNoRecord(first, in, header.error())});
    }
    auto start = startOf(*header, registry);
    if (!start) {
        return tl::unexpected(std::move(start.error()));
    }
    LoadedRecord record{std::move(*header), std::move(*start), {}, 1, first.text.size() + (first.ended ? 1U : 0U), {}};
    continueRecord(record, in, stop);
    return record;
}

void continueRecord(LoadedRecord& record, std::istream& in, const std::stop_token& stop) {
    Replay replay(record);
    while (!stop.stop_requested() && in.peek() != std::istream::traits_type::eof()) {
        const Line line = readLine(in, kMaxRecordLine);
        auto problem = record.lines > kMaxRecordLines
                           ? problemAt(DiagnosticCode::tooLarge, "", "", std::to_string(kMaxRecordLines))
                           : replay.play(line);
        if (problem) {
            record.damage = atLine(std::move(*problem), record.lines + 1);
            break;
        }
        ++record.lines;
        record.wholeBytes += line.text.size() + (line.ended ? 1U : 0U);
    }
}

}  // namespace gnostica::engine
