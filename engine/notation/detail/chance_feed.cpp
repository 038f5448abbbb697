#include "engine/notation/detail/chance_feed.h"

#include "engine/documents/problems.h"
#include "engine/notation/chance_text.h"
#include "engine/play/play.h"

namespace gnostica::engine {
namespace {

using nlohmann::json;

/// What a text of the notation is built from a value of a list: "d12 " and 7.
std::string asText(const std::string& word, const json& value) {
    if (value.is_array()) {
        std::string cards;
        for (const json& card : value) {
            cards += (cards.empty() ? "" : ",") + shown(card);
        }
        return word + ' ' + cards;
    }
    return word + ' ' + shown(value);
}

/// Adds the outcomes of one key to `out`.
void readList(const json& list, const std::string& word, std::vector<Chance>& out, Problems& problems) {
    for (std::size_t i = 0; i < list.size() && !problems.full(); ++i) {
        auto outcome = parseChance(asText(word, list[i]));
        if (outcome) {
            out.push_back(*outcome);
        } else {
            outcome.error().pointer = childOf("/chance/" + word, i);
            problems.add(std::move(outcome.error()));
        }
    }
}

tl::unexpected<Diagnostic> missing(std::string key) {
    return failure(problemAt(DiagnosticCode::missingKey, "/chance", {}, std::move(key)));
}

Expected<Chance> takeFrom(const std::vector<Chance>& list, std::size_t& next, const char* key) {
    if (next >= list.size()) {
        return missing(key);
    }
    return list[next++];
}

}  // namespace

ChanceFeed::ChanceFeed() : lists_(std::make_shared<Lists>()) {}

Checked<ChanceFeed> ChanceFeed::read(const json& chance) {
    Problems problems;
    auto lists = std::make_shared<Lists>();
    if (!chance.is_object()) {
        problems.wrongType("/chance", chance, "object");
        return tl::unexpected(problems.take());
    }
    const std::vector<std::string> known{"d12", "fate", "seat", "shuffle", "timer"};
    std::vector<Chance> fates;
    for (const auto& [key, list] : chance.items()) {
        if (!list.is_array()) {
            problems.wrongType(childOf("/chance", key), list, "array");
        } else if (key == "d12") {
            readList(list, key, lists->dice, problems);
        } else if (key == "fate") {
            readList(list, key, fates, problems);
        } else if (key == "seat") {
            readList(list, key, lists->seats, problems);
        } else if (key == "shuffle") {
            readList(list, key, lists->shuffles, problems);
        } else if (key == "timer") {
            readList(list, key, lists->timers, problems);
        } else {
            problems.unknownKey("/chance", key, known);
        }
    }
    for (const Chance& outcome : fates) {
        const auto& fate = std::get<chance::Fate>(outcome);
        lists->faces.insert(lists->faces.end(), fate.dice.begin(), fate.dice.begin() + fate.count);
    }
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    ChanceFeed feed;
    feed.lists_ = std::move(lists);
    return feed;
}

Expected<Chance> ChanceFeed::takeFate(const Rules& rules, const State& state) {
    Rng anySeed(0);  // only the number of dice is of interest
    auto fate = std::get<chance::Fate>(drawChance(rules, state, anySeed));
    if (face_ + fate.count > lists_->faces.size()) {
        return missing("fate");
    }
    for (std::size_t i = 0; i < fate.count; ++i) {
        fate.dice[i] = lists_->faces[face_++];
    }
    return fate;
}

Expected<Chance> ChanceFeed::take(const Rules& rules, const State& state) {
    switch (awaitedChance(state)) {
    case ChanceKind::fate: return takeFate(rules, state);
    case ChanceKind::d12: return takeFrom(lists_->dice, die_, "d12");
    case ChanceKind::seat: return takeFrom(lists_->seats, seat_, "seat");
    case ChanceKind::timer: return takeFrom(lists_->timers, timer_, "timer");
    case ChanceKind::shuffle:
        return shuffle_ < lists_->shuffles.size() ? lists_->shuffles[shuffle_++] : Chance(shuffleInOrder(state));
    case ChanceKind::deal:
    case ChanceKind::none: break;
    }
    return missing("shuffle");
}

Expected<Chance> ChanceFeed::next(const Rules& rules, const State& state) {
    auto outcome = take(rules, state);
    if (outcome && !fits(rules, state, *outcome)) {
        return failure(problemAt(DiagnosticCode::wrongValue, "/chance", toText(state, *outcome)));
    }
    return outcome;
}

}  // namespace gnostica::engine
