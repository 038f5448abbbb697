#include "engine/notation/words.h"

#include "engine/documents/nearest.h"
#include "engine/model/card_keys.h"
#include "engine/model/neutral_text.h"
#include "engine/notation/space_name.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {
namespace {

constexpr std::array<std::string_view, 9> kFacingLetters{"N", "E", "S", "W", "U", "NE", "SE", "SW", "NW"};
constexpr std::string_view kSeatLetters = "ABCDEF";

Diagnostic problem(DiagnosticCode code, std::string_view found, std::string expected = {}) {
    Diagnostic diagnostic;
    diagnostic.code = code;
    diagnostic.found = found;
    diagnostic.expected = std::move(expected);
    return diagnostic;
}

tl::unexpected<Diagnostic> unknownCard(std::string_view text) {
    std::vector<std::string> ids;
    for (const Card card : CardSet::deck()) {
        ids.push_back(toText(card));
    }
    Diagnostic diagnostic = problem(DiagnosticCode::unknownCard, text);
    diagnostic.suggestion = nearest(text, ids);
    return failure(std::move(diagnostic));
}

std::optional<int> parseCoordinate(std::string_view text) {
    const auto number = parseNumber(text);
    return number && std::abs(*number) <= kCoordinateLimit ? number : std::nullopt;
}

/// Removes the next name from a list: up to the comma after its space; coordinates contain one comma.
std::string_view takeName(std::string_view& rest) {
    const auto space = std::min(rest.find('@'), rest.size());
    auto end = rest.find(',', space);
    if (end != std::string_view::npos && parseNumber(rest.substr(space + 1, end - space - 1))) {
        end = rest.find(',', end + 1);
    }
    const std::string_view name = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return name;
}

}  // namespace

std::string toText(Seat seat) {
    return isPlayer(seat) ? std::string(1, kSeatLetters[index(seat)]) : "-";
}

std::string toText(Facing facing) {
    return std::string(kFacingLetters[static_cast<std::size_t>(facing)]);
}

std::string toText(Space space) {
    return std::to_string(space.column) + ',' + std::to_string(space.row);
}

std::string toText(Card card) {
    return card.isNone() ? "-" : cardKey(card);
}

std::string toText(CardSet cards) {
    std::string text;
    for (const Card card : cards) {
        text += (text.empty() ? "" : ",") + toText(card);
    }
    return text.empty() ? "-" : text;
}

std::string toText(const Piece& piece) {
    return toText(piece.owner()) + std::to_string(piece.size()) + toText(piece.facing()) + '@' + toText(piece.space());
}

std::string toText(const PieceName& name) {
    const std::string text = toText(Piece(name.owner, name.size, name.facing, name.space));
    return name.number == 0 ? text : text + '#' + std::to_string(name.number);
}

std::optional<int> parseNumber(std::string_view text) {
    const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
    const bool isZeroAndMore = digits.starts_with('0') && text.size() > 1;
    return digits.size() > 9 || isZeroAndMore ? std::nullopt : wholeNumber<int>(text);
}

Expected<Seat> parseSeat(std::string_view text) {
    const auto place = text.size() == 1 ? kSeatLetters.find(text.front()) : std::string_view::npos;
    if (place == std::string_view::npos) {
        return failure(problem(DiagnosticCode::unknownSeat, text));
    }
    return seatAt(static_cast<int>(place));
}

Expected<Facing> parseFacing(std::string_view text) {
    const auto* const letters = std::ranges::find(kFacingLetters, text);
    if (letters == kFacingLetters.end()) {
        return failure(problem(DiagnosticCode::syntax, text, "facing"));
    }
    return kAllFacings[static_cast<std::size_t>(letters - kFacingLetters.begin())];
}

Expected<Space> parseSpace(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) {
        if (const auto named = spaceNamed(text)) {
            return *named;
        }
        return failure(looksLikeSpaceName(text)
                           ? problem(DiagnosticCode::unknownSpace, text, std::to_string(kCoordinateLimit))
                           : problem(DiagnosticCode::syntax, text, "space"));
    }
    const auto column = parseCoordinate(text.substr(0, comma));
    const auto row = parseCoordinate(text.substr(comma + 1));
    if (!column || !row) {
        return failure(problem(DiagnosticCode::unknownSpace, text, std::to_string(kCoordinateLimit)));
    }
    return Space{static_cast<std::int16_t>(*column), static_cast<std::int16_t>(*row)};
}

Expected<Card> parseCard(std::string_view text) {
    const auto card = cardCalled(text);
    return card ? Expected<Card>(*card) : unknownCard(text);
}

Expected<CardSet> parseCardSet(std::string_view text) {
    CardSet cards;
    if (text == "-") {
        return cards;
    }
    while (true) {
        const auto comma = text.find(',');
        const auto card = parseCard(text.substr(0, comma));
        if (!card) {
            return tl::unexpected(card.error());
        }
        if (cards.contains(*card)) {
            return failure(problem(DiagnosticCode::duplicate, text.substr(0, comma)));
        }
        cards.insert(*card);
        if (comma == std::string_view::npos) {
            return cards;
        }
        text.remove_prefix(comma + 1);
    }
}

Expected<PieceName> parsePieceName(std::string_view text) {
    constexpr std::string_view sizes = "123";
    const auto hash = text.find('#');
    const auto at = text.find('@');
    if (text.size() < 4 || (at != 3 && at != 4) || sizes.find(text[1]) == std::string_view::npos) {
        return failure(problem(DiagnosticCode::syntax, text, "piece"));
    }
    const auto owner = parseSeat(text.substr(0, 1));
    const auto facing = parseFacing(text.substr(2, at - 2));
    const auto space = parseSpace(text.substr(at + 1, hash == std::string_view::npos ? hash : hash - at - 1));
    const auto number = hash == std::string_view::npos ? std::optional(0) : parseNumber(text.substr(hash + 1));
    if (!owner || !facing || !number || *number < 0 || (*number == 0 && hash != std::string_view::npos)) {
        return failure(problem(DiagnosticCode::syntax, text, "piece"));
    }
    if (!space) {
        return tl::unexpected(space.error());
    }
    return PieceName{*owner, text[1] - '0', *facing, *space, *number};
}

Expected<std::vector<PieceName>> parsePieceNames(std::string_view text) {
    std::vector<PieceName> names;
    do {
        const bool more = text.ends_with(',');
        auto name = parsePieceName(takeName(text));
        if (!name || (more && text.empty())) {
            return name ? failure(problem(DiagnosticCode::syntax, ",", "piece")) : tl::unexpected(name.error());
        }
        names.push_back(*name);
    } while (!text.empty());
    return names;
}

std::vector<PieceId> bearers(const State& state, const PieceName& name) {
    std::vector<PieceId> found;
    int count = 0;
    for (std::size_t i = 0; i < state.pieceCount; ++i) {
        if (name.isBorneBy(state.pieces[i])) {
            ++count;
            if (name.number == 0 || name.number == count) {
                found.push_back(static_cast<PieceId>(i));
            }
        }
    }
    return found;
}

}  // namespace gnostica::engine
