#include "engine/lab/game_lengths.h"

#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/lab/byte_hash.h"
#include "engine/lab/ruleset_names.h"
#include "engine/model/neutral_text.h"
#include "engine/model/seat.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace gnostica::engine::lab {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int kLengthsFormat = 1;
constexpr const char* kLengthsKind = "lengths";
constexpr std::size_t kMostRows = 2000;
constexpr std::size_t kLongestNames = 1000;

/// A member that is a number of rounds, in non-decreasing order.
struct RoundsMember {
    const char* key;
    double GameLength::*value;
};
constexpr std::array kRounds{RoundsMember{"shortest", &GameLength::shortest},
                             RoundsMember{"median", &GameLength::median},
                             RoundsMember{"within_95", &GameLength::within95}};

std::vector<std::string> keysOfRow() {
    std::vector<std::string> keys{"ruleset", "seats", "rules", "judging", "players", "games", "cut", "most_rounds"};
    for (const RoundsMember& member : kRounds) {
        keys.emplace_back(member.key);
    }
    return keys;
}

auto placeOf(const GameLength& row) {
    return std::pair<std::string_view, int>(row.ruleset, row.seats);
}

/// To a hundredth, as written.
double rounded(double rounds) {
    return std::round(rounds * 100) / 100;
}

/// Reads a document of lengths, member by member.
class LengthsReader {
public:
    Checked<GameLengths> read(const json& document) {
        const Reading whole(document, "", problems_);
        if (isLengths(document) && whole.hasExactly({"format", "kind", "rows"})) {
            for (const Reading& row : whole.find("rows")->elements(0, kMostRows)) {
                if (!problems_.full()) {
                    readRow(row);
                }
            }
        }
        return problems_.empty() ? Checked<GameLengths>(std::move(lengths_)) : tl::unexpected(problems_.take());
    }

private:
    /// For another kind of document, or a later version, that is the only problem.
    bool isLengths(const json& document) {
        const json* kind = memberNamed(document, "kind");
        const json* format = memberNamed(document, "format");
        if (!document.is_object()) {
            problems_.wrongType("", document, "object");
        } else if (kind == nullptr) {
            problems_.missingKey("", "kind");
        } else if (*kind != kLengthsKind) {
            problems_.wrongValue("/kind", *kind, {kLengthsKind});
        } else if (format != nullptr && *format != kLengthsFormat) {
            problems_.add(wrongFormat("/format", *format, kLengthsFormat));
        }
        return problems_.empty();
    }

    void readRow(const Reading& row) {
        const std::size_t before = problems_.list().size();
        if (!row.hasExactly(keysOfRow())) {
            return;
        }
        GameLength length;
        length.ruleset = namesAt(*row.find("ruleset"));
        length.seats = wholeAt(*row.find("seats"), 2, kMaxSeats);
        length.rules = hashAt(*row.find("rules"));
        length.judging = hashAt(*row.find("judging"));
        length.players = hashAt(*row.find("players"));
        length.games = wholeAt(*row.find("games"), 1, kMostLengthGames);
        length.cut = wholeAt(*row.find("cut"), 0, length.games);
        length.mostRounds = wholeAt(*row.find("most_rounds"), 1, kMostLengthRounds);
        double least = 0;
        for (const RoundsMember& member : kRounds) {
            least = row.find(member.key)->real(least, length.mostRounds).value_or(least);
            length.*member.value = least;
        }
        if (problems_.list().size() > before) {
            return;
        }
        if (lengths_.named(length.ruleset, length.seats) != nullptr) {
            problems_.add(problemAt(DiagnosticCode::duplicate, row.pointer(), length.ruleset));
        }
        lengths_.put(std::move(length));
    }

    std::string namesAt(const Reading& value) {
        const std::string* names = value.text(kLongestNames);
        if (names != nullptr && names->empty()) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, value.pointer(), {}, "a-z 0-9 - +"));
        }
        return names != nullptr ? *names : std::string();
    }

    static int wholeAt(const Reading& value, int least, int most) {
        return static_cast<int>(value.whole(least, most).value_or(least));
    }

    std::uint64_t hashAt(const Reading& value) {
        const std::string most = hexText(~std::uint64_t{0});
        const std::string* text = value.text(most.size());
        const auto hash = text != nullptr ? wholeNumber<std::uint64_t>(*text, 16) : std::nullopt;
        if (text != nullptr && (!hash || hexText(*hash) != *text)) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, value.pointer(), shown(value.value()), "0.." + most));
        }
        return hash.value_or(0);
    }

    Problems problems_;
    GameLengths lengths_;
};

std::string lineOf(const GameLength& row) {
    ordered_json object;
    object["ruleset"] = row.ruleset;
    object["seats"] = row.seats;
    object["rules"] = hexText(row.rules);
    object["judging"] = hexText(row.judging);
    object["players"] = hexText(row.players);
    object["games"] = row.games;
    object["cut"] = row.cut;
    object["most_rounds"] = row.mostRounds;
    for (const RoundsMember& member : kRounds) {
        object[member.key] = rounded(row.*member.value);
    }
    return orderedText(object);
}

}  // namespace

std::uint64_t rulesHash(const Rules& rules) {
    json document = json::parse(rules.document);
    for (const char* text : {"$schema", "name", "summary", "notes", "version"}) {
        document.erase(text);
    }
    return byteHash(jsonText(document));
}

GameLength lengthOf(const LengthPlan& plan, const MeasuredLengths& measured) {
    const bots::Judging& judging = plan.entrant.judging != nullptr ? *plan.entrant.judging : bots::shippedJudging();
    return {.ruleset = namesOf(*plan.rules),
            .seats = plan.seats,
            .rules = rulesHash(*plan.rules),
            .judging = byteHash(toText(judging)),
            .players = playersHash(plan),
            .games = plan.games,
            .cut = measured.cut,
            .mostRounds = plan.mostRounds,
            .median = measured.rounds.median(),
            .within95 = measured.rounds.within(0.95),
            .shortest = measured.rounds.shortest()};
}

const GameLength* GameLengths::find(std::uint64_t rules, int seats) const {
    const auto row =
        std::ranges::find_if(rows_, [&](const GameLength& each) { return each.rules == rules && each.seats == seats; });
    return row == rows_.end() ? nullptr : &*row;
}

const GameLength* GameLengths::named(std::string_view ruleset, int seats) const {
    const std::pair place(ruleset, seats);
    const auto row = std::ranges::lower_bound(rows_, place, {}, placeOf);
    return row == rows_.end() || placeOf(*row) != place ? nullptr : &*row;
}

void GameLengths::put(GameLength row) {
    const auto place = std::ranges::lower_bound(rows_, placeOf(row), {}, placeOf);
    if (place != rows_.end() && placeOf(*place) == placeOf(row)) {
        *place = std::move(row);
    } else {
        rows_.insert(place, std::move(row));
    }
}

std::string toText(const GameLengths& lengths) {
    std::string text = "{\n    \"format\": " + std::to_string(kLengthsFormat) + ",\n    \"kind\": \"" + kLengthsKind +
                       "\",\n    \"rows\": [";
    const char* between = "\n        ";
    for (const GameLength& row : lengths.rows()) {
        text += between + lineOf(row);
        between = ",\n        ";
    }
    return text + (lengths.rows().empty() ? "]\n}\n" : "\n    ]\n}\n");
}

Checked<GameLengths> lengthsFrom(const std::string& text, const std::string& source) {
    const auto document = parseJson(text, source, {.bytes = kMostLengthsBytes});
    if (!document) {
        return tl::unexpected(Diagnostics{document.error()});
    }
    auto lengths = LengthsReader().read(*document);
    if (!lengths) {
        lengths.error() = placedIn(std::move(lengths.error()), text, source);
    }
    return lengths;
}

}  // namespace gnostica::engine::lab
