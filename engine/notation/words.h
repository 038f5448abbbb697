// The words of the notation for seats, facings, spaces, cards and pieces.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/card_set.h"
#include "engine/model/facing.h"
#include "engine/model/piece.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"
#include "engine/model/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// "A" to "F"; "-" for a seat that is not a player.
std::string toText(Seat seat);
/// "N", "E", "S", "W" or "U"; "NE", "SE", "SW", "NW" in games with diagonal facings.
std::string toText(Facing facing);
/// "column,row".
std::string toText(Space space);
/// The card's id, "cups-ace" or "high-priestess"; "-" for none.
std::string toText(Card card);
/// The ids in deck order, joined by commas; "-" for the empty set.
std::string toText(CardSet cards);
/// The name of a piece, "A2E@0,1", without a number.
std::string toText(const Piece& piece);

/// The name of a piece in a text. `number` counts the pieces with this name in order of arrival; 0: not given.
struct PieceName {
    Seat owner = Seat::none;
    int size = 0;
    Facing facing{};
    Space space;
    int number = 0;

    bool isBorneBy(const Piece& piece) const {
        return piece.owner() == owner && piece.size() == size && piece.facing() == facing && piece.space() == space;
    }
    friend bool operator==(const PieceName&, const PieceName&) = default;
};
std::string toText(const PieceName& name);

/// A whole number in the notation: decimal, no sign except a minus, no leading zeros, at most nine digits.
std::optional<int> parseNumber(std::string_view text);

// Each function reads one whole word. A problem names the word; for an unknown card it has a suggestion.
Expected<Seat> parseSeat(std::string_view text);
Expected<Facing> parseFacing(std::string_view text);
/// By its coordinates ("0,1") or by its name ("d5", space_name.h); within ±kCoordinateLimit.
Expected<Space> parseSpace(std::string_view text);
/// Does not accept "-".
Expected<Card> parseCard(std::string_view text);
/// Ids joined by commas, in any order, each once; "-" is the empty set.
Expected<CardSet> parseCardSet(std::string_view text);
Expected<PieceName> parsePieceName(std::string_view text);
/// Names joined by commas; coordinates also contain commas.
Expected<std::vector<PieceName>> parsePieceNames(std::string_view text);

/// The pieces on the board that a name can mean, oldest first.
std::vector<PieceId> bearers(const State& state, const PieceName& name);

}  // namespace gnostica::engine
