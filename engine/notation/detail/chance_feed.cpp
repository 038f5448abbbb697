#include "engine/notation/detail/chance_feed.h"

#include "engine/documents/problems.h"
#include "engine/notation/chance_text.h"
#include "engine/play/play.h"

namespace gnostica::engine {
namespace {

using nlohmann::json;

/// The text of the notation for a value of a list: "timer " and 7.
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
        auto outcome = parsePlainChance(asText(word, list[i]));
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

/// The dice of one key, one after another.
std::vector<std::int8_t> readDice(const json& list, const DiceKind& kind, Problems& problems) {
    std::vector<std::int8_t> values;
    for (std::size_t i = 0; i < list.size() && !problems.full(); ++i) {
        auto dice = parseDice(kind, shown(list[i]));
        if (dice) {
            values.insert(values.end(), dice->shown().begin(), dice->shown().end());
        } else {
            dice.error().pointer = childOf(childOf("/chance", kind.word), i);
            problems.add(std::move(dice.error()));
        }
    }
    return values;
}

/// All dice that the rules know, by word.
std::map<std::string, DiceKind, std::less<>> diceOf(const Rules& rules) {
    std::map<std::string, DiceKind, std::less<>> kinds;
    for (const Owner& owner : rules.owners) {
        for (const DiceKind& kind : owner.dice) {
            if (owner.inGame || !kinds.contains(kind.word)) {
                kinds.insert_or_assign(std::string(kind.word), kind);
            }
        }
    }
    return kinds;
}

}  // namespace

ChanceFeed::ChanceFeed() : lists_(std::make_shared<Lists>()) {}

Checked<ChanceFeed> ChanceFeed::read(const json& chance, const Rules& rules) {
    Problems problems;
    auto lists = std::make_shared<Lists>();
    if (!chance.is_object()) {
        problems.wrongType("/chance", chance, "object");
        return tl::unexpected(problems.take());
    }
    const auto dice = diceOf(rules);
    for (const auto& [key, list] : chance.items()) {
        const auto kind = dice.find(key);
        if (!list.is_array()) {
            problems.wrongType(childOf("/chance", key), list, "array");
        } else if (kind != dice.end()) {
            lists->dice[key] = readDice(list, kind->second, problems);
        } else if (key == "seat") {
            readList(list, key, lists->seats, problems);
        } else if (key == "shuffle") {
            readList(list, key, lists->shuffles, problems);
        } else if (key == "timer") {
            readList(list, key, lists->timers, problems);
        } else {
            std::vector<std::string> known = keysOf(dice);
            known.insert(known.end(), {"seat", "shuffle", "timer"});
            problems.unknownKey("/chance", key, known);
        }
    }
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    ChanceFeed feed;
    feed.lists_ = std::move(lists);
    return feed;
}

Expected<Chance> ChanceFeed::takeDice(const DiceAsked& asked) {
    const auto given = lists_->dice.find(asked.kind.word);
    std::size_t& next = thrown_[std::string(asked.kind.word)];
    if (given == lists_->dice.end() || next + static_cast<std::size_t>(asked.count) > given->second.size()) {
        return missing(std::string(asked.kind.word));
    }
    chance::Dice dice;
    for (int i = 0; i < asked.count; ++i) {
        dice.add(given->second[next++]);
    }
    return dice;
}

Expected<Chance> ChanceFeed::take(const Rules& rules, const State& state) {
    switch (awaitedChance(state)) {
    case ChanceKind::dice: return takeDice(awaitedDice(rules, state));
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
        return failure(problemAt(DiagnosticCode::wrongValue, "/chance", toText(rules, state, *outcome)));
    }
    return outcome;
}

}  // namespace gnostica::engine
