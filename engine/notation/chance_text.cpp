#include "engine/notation/chance_text.h"

#include "engine/notation/detail/spelling.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {
namespace {

constexpr std::string_view kBlanks = " \t\r";

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

char faceLetter(std::int8_t face) {
    constexpr std::string_view letters = "-0+";
    return letters[static_cast<std::size_t>(face + 1)];
}

std::string fateText(const State& state, const chance::Fate& fate, std::span<const PieceId> rollers) {
    std::size_t wanted = 0;
    for (const PieceId id : rollers) {
        wanted += static_cast<std::size_t>(state.piece(id).size());
    }
    std::string text = "fate";
    std::size_t next = 0;
    const auto addDice = [&](std::size_t count) {
        text += ' ';
        for (; count > 0; --count) {
            text += faceLetter(fate.dice[next++]);
        }
    };
    if (wanted != fate.count) {
        addDice(fate.count);
        return text;
    }
    for (const PieceId id : rollers) {
        text += ' ' + toText(state.piece(id));
        addDice(static_cast<std::size_t>(state.piece(id).size()));
    }
    return text;
}

struct Printer {
    const State& state;
    std::span<const PieceId> rollers;

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
    std::string operator()(const chance::Die& die) const { return "d12 " + std::to_string(die.value); }
    std::string operator()(const chance::Fate& fate) const { return fateText(state, fate, rollers); }
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

Expected<Chance> parseFate(std::string_view rest) {
    chance::Fate fate;
    for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
        if (word.find('@') != std::string_view::npos) {
            if (const auto name = parsePieceName(word); !name) {
                return tl::unexpected(name.error());
            }
            continue;
        }
        for (const char letter : word) {
            const auto face = parseFace(letter);
            if (!face || fate.count == chance::Fate::kMaxDice) {
                return notUnderstood(word, "die");
            }
            fate.dice[fate.count++] = *face;
        }
    }
    return fate;
}

}  // namespace

std::vector<PieceId> rollersOf(const Rules& rules, const State& before, const Step& step) {
    if (!std::holds_alternative<step::Attack>(step)) {
        return {};
    }
    const Table table(rules, before);
    const StepParts parts = takeApart(step);
    std::vector<PieceId> rollers = Speller(table).defenders(parts);
    rollers.insert(rollers.begin(), parts.piece);
    return rollers;
}

std::string toText(const State& state, const Chance& outcome, std::span<const PieceId> rollers) {
    return std::visit(Printer{state, rollers}, outcome);
}

std::optional<std::int8_t> parseFace(char letter) {
    switch (letter) {
    case '+': return std::int8_t{1};
    case '0': return std::int8_t{0};
    case '-': return std::int8_t{-1};
    default: return std::nullopt;
    }
}

Expected<Chance> parseChance(std::string_view text) {
    constexpr std::size_t longest = 4096;
    std::string_view rest = text.substr(0, longest);
    const std::string_view kind = takeWord(rest);
    if (kind == "fate") {
        return parseFate(rest);
    }
    const std::string_view value = takeWord(rest);
    if (!takeWord(rest).empty() || text.size() > longest) {
        return notUnderstood(text.substr(0, 40), "end");
    }
    if (kind == "shuffle") {
        return parseShuffle(value);
    }
    if (kind == "d12") {
        return parseCount(value).map([](std::uint8_t number) { return Chance(chance::Die{number}); });
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

chance::Shuffle shuffleInOrder(const State& state) {
    chance::Shuffle shuffle;
    for (const Card card : state.discard.cards()) {
        shuffle.order[shuffle.count++] = card;
    }
    return shuffle;
}

}  // namespace gnostica::engine
