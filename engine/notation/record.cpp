#include "engine/notation/record.h"

#include "engine/documents/json_value.h"
#include "engine/notation/chance_text.h"
#include "engine/notation/detail/record_hash.h"
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"

#include <algorithm>
#include <functional>
#include <ostream>

namespace gnostica::engine {

using nlohmann::json;

RecordHeader headerFor(const Rules& rules, int seats) {
    RecordHeader header;
    header.ruleset = json::parse(rules.document, nullptr, false);
    header.seats = seats;
    return header;
}

std::string recordLine(const RecordHeader& header) {
    json line{{"format", "gnostica-record"}, {"version", kRecordVersion}, {"engine", header.engine},
              {"ruleset", header.ruleset},   {"seats", header.seats},     {"seed", header.seed}};
    std::vector<std::string> names = header.names;
    names.resize(static_cast<std::size_t>(header.seats));
    line["names"] = std::move(names);
    if (!header.players.empty()) {
        line["players"] = header.players;
    }
    if (!std::ranges::all_of(header.temperaments, &std::string::empty)) {
        line["temperaments"] = header.temperaments;
    }
    if (!header.started.empty()) {
        line["started"] = header.started;
    }
    if (!header.position.is_null()) {
        line["position"] = header.position;
    }
    return jsonText(line);
}

const State& recordedState(const Game& game) {
    const auto history = game.history();
    return !history.empty() && isDeparture(history.back()) ? history.back().before : game.state();
}

namespace {

std::string departureLine(const Rules& rules, const Moment& moment, std::chrono::milliseconds time) {
    const auto& left = std::get<chance::Departure>(std::get<Chance>(moment.what));
    json line{{"left", toText(left.seat)}, {"time", time.count()}, {"hash", hashText(rules, moment.before)}};
    if (left.isTakenOver()) {
        line["player"] = std::string(left.player());
    } else {
        line["over"] = true;
    }
    return jsonText(line);
}

}  // namespace

std::string recordLine(const Rules& rules, std::span<const Moment> moments, const State& after,
                       std::chrono::milliseconds time) {
    if (moments.size() == 1 && isDeparture(moments.front())) {
        return departureLine(rules, moments.front(), time);
    }
    json line = json::object();
    for (const Moment& moment : moments) {
        if (const auto* step = std::get_if<Step>(&moment.what)) {
            line["step"] = toText(rules, moment.before, *step);
        } else {
            line["chance"].push_back(toText(rules, moment.before, std::get<Chance>(moment.what)));
        }
    }
    line["time"] = time.count();
    line["hash"] = hashText(rules, after);
    return jsonText(line);
}

std::string undoLine(const Rules& rules, std::size_t moments, const State& after) {
    return jsonText({{"undo", moments}, {"hash", hashText(rules, after)}});
}

std::string undoLines(const Rules& rules, std::span<const Moment> undone, const State& after) {
    std::string lines;
    if (const auto counted = std::ranges::count_if(undone, std::not_fn(isDeparture)); counted > 0) {
        lines = undoLine(rules, static_cast<std::size_t>(counted), after);
    }
    if (!undone.empty() && isDeparture(undone.front())) {
        lines += lines.empty() ? "" : "\n";
        lines += jsonText({{"left", nullptr}, {"over", false}, {"hash", hashText(rules, after)}});
    }
    return lines;
}

std::string noteLine(const Rules& rules, json note, const State& now) {
    note["hash"] = hashText(rules, now);
    return jsonText(note);
}

std::vector<std::span<const Moment>> recordGroups(std::span<const Moment> history) {
    std::vector<std::span<const Moment>> groups;
    std::size_t from = 0;
    for (std::size_t i = 1; i <= history.size(); ++i) {
        if (i == history.size() || std::holds_alternative<Step>(history[i].what) || isDeparture(history[i])) {
            groups.push_back(history.subspan(from, i - from));
            from = i;
        }
    }
    return groups;
}

void writeRecord(std::ostream& out, const RecordHeader& header, const Game& game,
                 std::span<const std::chrono::milliseconds> times) {
    out << recordLine(header) << '\n';
    const auto history = game.history();
    std::size_t next = 0;
    for (const auto group : recordGroups(history)) {
        const auto time = next < times.size() ? times[next] : std::chrono::milliseconds(0);
        next += group.size();
        const State& after = next < history.size() ? history[next].before : game.state();
        out << recordLine(game.rules(), group, after, time) << '\n';
    }
}

}  // namespace gnostica::engine
