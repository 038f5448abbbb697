#include "engine/lab/strength/ladder_file.h"

#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/lab/byte_hash.h"
#include "engine/lab/game_lengths.h"
#include "engine/lab/ruleset_names.h"
#include "engine/model/neutral_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace gnostica::engine::lab {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int kLadderFormat = 1;
constexpr const char* kLadderKind = "ladder";
constexpr std::size_t kMostLadderRows = 200;
constexpr std::size_t kMostLadderDeals = 1'000'000;
constexpr std::size_t kLongestText = 1000;
constexpr JsonBounds kLadderBounds{.bytes = kMostLadderBytes, .values = kMaxCollectionValues};

bool isSameRung(const Rung& one, const Rung& other) {
    return one.above == other.above && one.below == other.below && one.seats == other.seats;
}

/// Reads a document of a ladder, member by member.
class LadderReader {
public:
    Checked<LadderDocument> read(const json& document) {
        const Reading whole(document, "", problems_);
        if (isLadder(document) && whole.hasExactly({"format", "kind", "program", "ruleset", "rules", "judging", "scale",
                                                    "seed", "most_rounds", "rungs"})) {
            readSettings(whole);
            for (const Reading& row : whole.find("rungs")->elements(0, kMostLadderRows)) {
                if (!problems_.full()) {
                    readRow(row);
                }
            }
        }
        return problems_.empty() ? Checked<LadderDocument>(std::move(ladder_)) : tl::unexpected(problems_.take());
    }

private:
    /// For another kind of document, or a later version, that is the only problem.
    bool isLadder(const json& document) {
        const json* kind = memberNamed(document, "kind");
        const json* format = memberNamed(document, "format");
        if (!document.is_object()) {
            problems_.wrongType("", document, "object");
        } else if (kind == nullptr) {
            problems_.missingKey("", "kind");
        } else if (*kind != kLadderKind) {
            problems_.wrongValue("/kind", *kind, {kLadderKind});
        } else if (format != nullptr && *format != kLadderFormat) {
            problems_.add(wrongFormat("/format", *format, kLadderFormat));
        }
        return problems_.empty();
    }

    void readSettings(const Reading& whole) {
        LadderSettings& settings = ladder_.settings;
        settings.program = textAt(*whole.find("program"));
        settings.ruleset = textAt(*whole.find("ruleset"));
        settings.rules = numberAt(*whole.find("rules"), 16);
        settings.judging = numberAt(*whole.find("judging"), 16);
        settings.scale = whole.find("scale")->real(0, std::numeric_limits<int>::max()).value_or(0);
        settings.seed = numberAt(*whole.find("seed"), 10);
        settings.mostRounds = wholeAt(*whole.find("most_rounds"), 1, kMostLengthRounds);
    }

    void readRow(const Reading& row) {
        const std::size_t before = problems_.list().size();
        if (!row.hasExactly({"above", "below", "seats", "players", "cut_deals", "scores"})) {
            return;
        }
        LadderDocument::Row read;
        read.rung.above = levelAt(*row.find("above"));
        read.rung.below = levelAt(*row.find("below"));
        read.rung.seats = wholeAt(*row.find("seats"), 2, kMaxSeats);
        read.players = numberAt(*row.find("players"), 16);
        read.rung.cutDeals = wholeAt(*row.find("cut_deals"), 0, static_cast<int>(kMostLadderDeals));
        for (const Reading& score : row.find("scores")->elements(0, kMostLadderDeals)) {
            read.rung.scores.push_back(score.real(0, 1).value_or(0));
        }
        if (problems_.list().size() > before) {
            return;
        }
        if (ladder_.find(read.rung) != nullptr) {
            problems_.add(problemAt(DiagnosticCode::duplicate, row.pointer(), std::string(nameOf(read.rung.above))));
        }
        ladder_.put(std::move(read));
    }

    static std::string textAt(const Reading& value) {
        const std::string* text = value.text(kLongestText);
        return text != nullptr ? *text : std::string();
    }

    static int wholeAt(const Reading& value, int least, int most) {
        return static_cast<int>(value.whole(least, most).value_or(least));
    }

    /// A number as text: JSON readers may round large numbers.
    std::uint64_t numberAt(const Reading& value, int base) {
        const std::string* text = value.text(kLongestText);
        const auto number = text != nullptr ? wholeNumber<std::uint64_t>(*text, base) : std::nullopt;
        if (text != nullptr && !number) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, value.pointer(), shown(value.value())));
        }
        return number.value_or(0);
    }

    bots::Level levelAt(const Reading& value) {
        const std::string* name = value.text(kLongestText);
        const auto level = name != nullptr ? bots::levelNamed(*name) : std::nullopt;
        if (name != nullptr && !level) {
            problems_.wrongValue(value.pointer(), value.value(), {});
        }
        return level.value_or(bots::Level::random);
    }

    Problems problems_;
    LadderDocument ladder_;
};

std::string lineOf(const LadderDocument::Row& row) {
    ordered_json object;
    object["above"] = nameOf(row.rung.above);
    object["below"] = nameOf(row.rung.below);
    object["seats"] = row.rung.seats;
    object["players"] = hexText(row.players);
    object["cut_deals"] = row.rung.cutDeals;
    object["scores"] = row.rung.scores;
    return orderedText(object);
}

}  // namespace

LadderSettings settingsOf(const LadderPlan& plan) {
    return {.program = GNOSTICA_VERSION,
            .ruleset = namesOf(*plan.rules),
            .rules = rulesHash(*plan.rules),
            .judging = byteHash(toText(bots::shippedJudging())),
            .scale = plan.scale,
            .seed = plan.seed,
            .mostRounds = plan.mostRounds};
}

std::string_view differenceOf(const LadderSettings& found, const LadderSettings& expected) {
    const auto isSame = [&](const auto member) { return found.*member == expected.*member; };
    return !isSame(&LadderSettings::ruleset) || !isSame(&LadderSettings::rules) ? "--variant"
           : !isSame(&LadderSettings::scale)                                    ? "--scale"
           : !isSame(&LadderSettings::seed)                                     ? "--seed"
           : !isSame(&LadderSettings::mostRounds)                               ? "--most-rounds"
           : !isSame(&LadderSettings::judging)                                  ? "judging"
           : !isSame(&LadderSettings::program)                                  ? "program"
                                                                                : "";
}

const LadderDocument::Row* LadderDocument::find(const Rung& rung) const {
    const auto row = std::ranges::find_if(rows, [&](const Row& each) { return isSameRung(each.rung, rung); });
    return row == rows.end() ? nullptr : &*row;
}

void LadderDocument::put(Row row) {
    const auto place = std::ranges::find_if(rows, [&](const Row& each) { return isSameRung(each.rung, row.rung); });
    if (place == rows.end()) {
        rows.push_back(std::move(row));
    } else {
        *place = std::move(row);
    }
}

std::string toText(const LadderDocument& ladder) {
    const LadderSettings& settings = ladder.settings;
    ordered_json head;
    head["format"] = kLadderFormat;
    head["kind"] = kLadderKind;
    head["program"] = settings.program;
    head["ruleset"] = settings.ruleset;
    head["rules"] = hexText(settings.rules);
    head["judging"] = hexText(settings.judging);
    head["scale"] = settings.scale;
    head["seed"] = std::to_string(settings.seed);
    head["most_rounds"] = settings.mostRounds;
    std::string text = orderedText(head, 4);
    text.resize(text.rfind('\n'));  // without the closing brace
    text += ",\n    \"rungs\": [";
    const char* between = "\n        ";
    for (const LadderDocument::Row& row : ladder.rows) {
        text += between + lineOf(row);
        between = ",\n        ";
    }
    return text + (ladder.rows.empty() ? "]\n}\n" : "\n    ]\n}\n");
}

Checked<LadderDocument> ladderFrom(const std::string& text, const std::string& source) {
    const auto document = parseJson(text, source, kLadderBounds);
    if (!document) {
        return tl::unexpected(Diagnostics{document.error()});
    }
    auto ladder = LadderReader().read(*document);
    if (!ladder) {
        ladder.error() = placedIn(std::move(ladder.error()), text, source);
    }
    return ladder;
}

}  // namespace gnostica::engine::lab
