#include "engine/notation/chance_text.h"

#include "engine/notation/words.h"
#include "engine/play/play.h"

#include <algorithm>
#include <optional>
#include <span>

namespace gnostica::engine {
namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr std::size_t kLongestText = 4096;

std::string_view takeWord(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(kBlanks), rest.size()));
    const std::string_view word = rest.substr(0, rest.find_first_of(kBlanks));
    rest.remove_prefix(word.size());
    return word;
}

tl::unexpected<Diagnostic> notUnderstood(std::string_view found, std::string expected) {
    Diagnostic problem;
    problem.code = DiagnosticCode::syntax;
    problem.found = found;
    problem.expected = std::move(expected);
    return failure(std::move(problem));
}

void addDie(const DiceKind& kind, int value, std::string& text) {
    const int face = value - kind.lowest;
    if (kind.faces.empty()) {
        text += ' ' + std::to_string(value);
    } else if (face >= 0 && face < static_cast<int>(kind.faces.size())) {
        text += kind.faces[static_cast<std::size_t>(face)];
    } else {
        text += '?';  // not a face of these dice
    }
}

/// The faces of dice, one after another: ` 3 5`, ` +0`.
std::string facesText(const DiceKind& kind, std::span<const std::int8_t> dice) {
    std::string text = kind.faces.empty() ? "" : " ";
    for (const std::int8_t value : dice) {
        addDie(kind, value, text);
    }
    return text;
}

std::string diceText(const State& before, const DiceAsked& asked, const chance::Dice& dice, DiceText how) {
    std::string text(asked.kind.word);
    if (how == DiceText::alone || asked.throwerCount == 0 || asked.count != dice.count) {
        return text + facesText(asked.kind, dice.shown());
    }
    auto rest = dice.shown();
    for (const auto& thrower : std::span(asked.throwers).first(asked.throwerCount)) {
        text += ' ' + toText(before.piece(thrower.piece)) + facesText(asked.kind, rest.first(thrower.dice));
        rest = rest.subspan(thrower.dice);
    }
    return text;
}

struct Printer {
    const Rules& rules;
    const State& before;
    DiceText dice;

    std::string operator()(const chance::Shuffle& shuffle) const {
        std::string list;
        for (const Card card : shuffle.cards()) {
            list += (list.empty() ? "" : ",") + toText(card);
        }
        return "shuffle " + (list.empty() ? "-" : list);
    }
    std::string operator()(const chance::DrawnSeat& drawn) const { return "seat " + toText(drawn.seat); }
    std::string operator()(const chance::Timer& timer) const { return "timer " + std::to_string(timer.count); }
    std::string operator()(const chance::TimeUp&) const { return "time-up"; }
    std::string operator()(const chance::Departure& left) const {
        const std::string who = "leave " + toText(left.seat);
        return left.isTakenOver() ? who + ' ' + std::string(left.player()) : who;
    }
    std::string operator()(const chance::Dice& thrown) const {
        return diceText(before, awaitedDice(rules, before), thrown, dice);
    }
};

Expected<std::uint8_t> parseCount(std::string_view word) {
    const auto number = parseNumber(word);
    if (!number || *number < 0 || *number > 255) {
        return notUnderstood(word, "number");
    }
    return static_cast<std::uint8_t>(*number);
}

Expected<Chance> parseShuffle(std::string_view list) {
    chance::Shuffle shuffle;
    CardSet seen;
    while (!list.empty() && list != "-") {
        const auto comma = std::min(list.find(','), list.size());
        const auto card = parseCard(list.substr(0, comma));
        if (!card) {
            return tl::unexpected(card.error());
        }
        if (seen.contains(*card)) {
            Diagnostic problem;
            problem.code = DiagnosticCode::duplicate;
            problem.found = toText(*card);
            return failure(std::move(problem));
        }
        seen.insert(*card);
        shuffle.order[shuffle.count++] = *card;
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return shuffle;
}

std::optional<std::int8_t> parseFace(const DiceKind& kind, std::string_view word) {
    if (kind.faces.empty()) {
        const auto number = parseNumber(word);
        const bool fits = number && *number >= kind.lowest && *number <= kind.highest;
        return fits ? std::optional(static_cast<std::int8_t>(*number)) : std::nullopt;
    }
    const auto face = kind.faces.find(word);
    return face == std::string_view::npos
               ? std::nullopt
               : std::optional(static_cast<std::int8_t>(kind.lowest + static_cast<int>(face)));
}

}  // namespace

std::string toText(const Rules& rules, const State& before, const Chance& outcome, DiceText dice) {
    return std::visit(Printer{rules, before, dice}, outcome);
}

Expected<chance::Dice> parseDice(const DiceKind& kind, std::string_view text) {
    chance::Dice dice;
    for (std::string_view word = takeWord(text); !word.empty(); word = takeWord(text)) {
        if (word.find('@') != std::string_view::npos) {
            if (const auto name = parsePieceName(word); !name) {
                return tl::unexpected(name.error());
            }
            continue;
        }
        const std::size_t length = kind.faces.empty() ? word.size() : 1;
        for (std::size_t at = 0; at < word.size(); at += length) {
            const auto face = parseFace(kind, word.substr(at, length));
            if (!face || dice.count == chance::Dice::kMost) {
                return notUnderstood(word, "die");
            }
            dice.add(*face);
        }
    }
    return dice;
}

Expected<Chance> parsePlainChance(std::string_view text) {
    std::string_view rest = text.substr(0, kLongestText);
    const std::string_view kind = takeWord(rest);
    const std::string_view value = takeWord(rest);
    if (!takeWord(rest).empty() || text.size() > kLongestText) {
        return notUnderstood(text.substr(0, 40), "end");
    }
    if (kind == "shuffle") {
        return parseShuffle(value);
    }
    if (kind == "timer") {
        return parseCount(value).map([](std::uint8_t number) { return Chance(chance::Timer{number}); });
    }
    if (kind == "seat") {
        return parseSeat(value).map([](Seat seat) { return Chance(chance::DrawnSeat{seat}); });
    }
    if (kind == "time-up" && value.empty()) {
        return chance::TimeUp{};
    }
    Diagnostic problem;
    problem.code = DiagnosticCode::unknownWord;
    problem.found = kind;
    return failure(std::move(problem));
}

Expected<Chance> parseChance(const Rules& rules, const State& before, std::string_view text) {
    std::string_view rest = text.substr(0, kLongestText);
    const std::string_view word = takeWord(rest);
    const DiceAsked asked = awaitedDice(rules, before);
    if (asked.count > 0 && word == asked.kind.word) {
        return parseDice(asked.kind, rest).map([](const chance::Dice& dice) { return Chance(dice); });
    }
    return parsePlainChance(text);
}

chance::Shuffle shuffleInOrder(const State& state) {
    chance::Shuffle shuffle;
    for (const Card card : state.discard.cards()) {
        shuffle.order[shuffle.count++] = card;
    }
    return shuffle;
}

}  // namespace gnostica::engine
