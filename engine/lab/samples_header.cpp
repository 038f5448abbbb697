#include "engine/lab/samples_header.h"

#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/lab/byte_hash.h"
#include "engine/model/neutral_text.h"
#include "engine/model/seat.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace gnostica::engine::lab {

namespace {

using nlohmann::json;

constexpr int kSamplesFormat = 1;
constexpr std::string_view kSamplesKind = "samples";

json groundsJson(const std::vector<SamplesGround>& grounds) {
    json list = json::array();
    for (const SamplesGround& ground : grounds) {
        list.push_back({{"ruleset", ground.ruleset}, {"rules", hexText(ground.rules)}, {"seats", ground.seats}});
    }
    return list;
}

/// The members of an object, with defaults for missing ones.
class Members {
public:
    explicit Members(const json& object) : object_(object) {}

    std::string text(std::string_view key) const {
        const std::string* text = textIn(memberNamed(object_, key));
        return text != nullptr ? *text : std::string();
    }
    int whole(std::string_view key, int most) const {
        const auto number = wholeIn(memberNamed(object_, key));
        return number && *number >= 0 && *number <= most ? static_cast<int>(*number) : -1;
    }
    std::uint64_t natural(std::string_view key, int base) const {
        return wholeNumber<std::uint64_t>(text(key), base).value_or(0);
    }
    std::vector<std::string> texts(std::string_view key) const {
        std::vector<std::string> texts;
        for (const json& each : elementsIn(memberNamed(object_, key))) {
            const std::string* text = textIn(&each);
            texts.push_back(text != nullptr ? *text : std::string());
        }
        return texts;
    }
    std::vector<SamplesGround> grounds(std::string_view key) const {
        std::vector<SamplesGround> grounds;
        for (const json& each : elementsIn(memberNamed(object_, key))) {
            const Members ground(each);
            grounds.push_back({ground.text("ruleset"), ground.natural("rules", 16), ground.whole("seats", kMaxSeats)});
        }
        return grounds;
    }

private:
    const json& object_;
};

bool isPossible(const SamplesHeader& header) {
    const auto seatsArePossible = [](const SamplesGround& ground) { return ground.seats >= 2; };
    return !header.grounds.empty() && std::ranges::all_of(header.grounds, seatsArePossible) && header.games >= 1 &&
           header.iterations >= 0 && header.round >= 1 && header.shards >= 1 && header.shard >= 1 &&
           header.shard <= header.shards;
}

}  // namespace

std::string toText(const SamplesHeader& header) {
    const json line{{"format", kSamplesFormat},
                    {"kind", kSamplesKind},
                    {"program", header.program},
                    {"features", header.features},
                    {"grounds", groundsJson(header.grounds)},
                    {"level", header.level},
                    {"iterations", header.iterations},
                    {"games", header.games},
                    {"seed", std::to_string(header.seed)},  // JSON readers may round large numbers
                    {"start", hexText(header.start)},
                    {"judging", hexText(header.judging)},
                    {"round", header.round},
                    {"shard", header.shard},
                    {"shards", header.shards}};
    return jsonText(line) + '\n';
}

SamplesResult<SamplesHeader> headerFrom(std::string_view line) {
    const auto document = parseJson(line, {}, {.bytes = kMostHeaderBytes});
    if (!document || Members(*document).text("kind") != kSamplesKind) {
        return tl::unexpected(SamplesProblem{SamplesFault::notSamples});
    }
    const Members members(*document);
    const auto format = wholeIn(memberNamed(*document, "format"));
    if (format && *format > kSamplesFormat) {
        return tl::unexpected(SamplesProblem{SamplesFault::laterFormat, std::to_string(*format)});
    }
    SamplesHeader header{.program = members.text("program"),
                         .features = members.texts("features"),
                         .grounds = members.grounds("grounds"),
                         .level = members.text("level"),
                         .iterations = members.whole("iterations", std::numeric_limits<int>::max()),
                         .games = members.whole("games", kMostSampleGames),
                         .seed = members.natural("seed", 10),
                         .start = members.natural("start", 16),
                         .judging = members.natural("judging", 16),
                         .round = members.whole("round", kMostSampleRounds),
                         .shard = members.whole("shard", kMostSampleShards),
                         .shards = members.whole("shards", kMostSampleShards)};
    if (!isPossible(header) || toText(header) != std::string(line) + '\n') {
        return tl::unexpected(SamplesProblem{SamplesFault::damaged, "offset = 0"});
    }
    return header;
}

std::string_view differenceOf(const SamplesHeader& found, const SamplesHeader& expected) {
    const auto isSame = [&](const auto member) { return found.*member == expected.*member; };
    const auto ruleset = [](const SamplesGround& ground) { return std::pair(ground.ruleset, ground.rules); };
    if (!std::ranges::equal(found.grounds, expected.grounds, {}, ruleset, ruleset)) {
        return std::ranges::equal(found.grounds, expected.grounds, {}, &SamplesGround::seats, &SamplesGround::seats)
                   ? "--variant"
                   : "--variant, --seats";
    }
    return !isSame(&SamplesHeader::grounds)      ? "--seats"
           : !isSame(&SamplesHeader::level)      ? "--level"
           : !isSame(&SamplesHeader::iterations) ? "--iterations"
           : !isSame(&SamplesHeader::games)      ? "--games"
           : !isSame(&SamplesHeader::seed)       ? "--seed"
           : !isSame(&SamplesHeader::start)      ? "--judging"
           : !isSame(&SamplesHeader::round)      ? "round"
           : !isSame(&SamplesHeader::judging)    ? "judging"
           : !isSame(&SamplesHeader::shards)     ? "--shard"
           : !isSame(&SamplesHeader::shard)      ? "--shard"
                                                 : "";
}

}  // namespace gnostica::engine::lab
