#include "engine/notation/detail/spelling.h"

#include "engine/model/aimed_pieces.h"
#include "engine/play/play.h"
#include "engine/powers/twins.h"

#include <algorithm>

namespace gnostica::engine {

CardSet Speller::hand() const {
    const Seat seat = decider(table_.rules, table_.state);
    return isPlayer(seat) ? table_.state.hands[seat] : CardSet();
}

std::string Speller::name(PieceId id, bool numbered) const {
    const Piece& piece = table_.state.piece(id);
    if (!numbered) {
        return toText(piece);
    }
    const auto upTo = table_.state.board().first(index(id) + 1);
    const auto number = std::ranges::count_if(upTo, [&](const Piece& twin) { return twin.bearsNameOf(piece); });
    return toText(piece) + '#' + std::to_string(number);
}

bool Speller::writesFacing(const Step& step, const StepParts& parts) const {
    if (!formOf(table_.rules, kindOf(step)).has(Part::keptFacing) || std::holds_alternative<step::Convert>(step)) {
        return true;
    }
    const Piece& piece = table_.state.piece(facingPiece(parts));
    if (piece.owner() != table_.mover) {
        return false;
    }
    if (const auto* special = std::get_if<step::Special>(&step)) {
        const auto stays = table_.rules.kindOf(*special).stays;
        return stays == nullptr || stays(table_.state, *special);
    }
    return !std::holds_alternative<step::Hit>(step) || parts.number < piece.size();
}

std::string Speller::sourceText(const StepParts& parts) const {
    switch (parts.source) {
    case CardSource::none: return "-";
    case CardSource::hand: return toText(parts.card);
    case CardSource::discardPile: return toText(parts.card) + " discard";
    case CardSource::drawPile: return "top";
    }
    return {};
}

/// True if another twin would stand for one that the step names: then only numbers say which is meant.
bool Speller::namesTwin(const Step& step, const StepParts& parts, const Form& form) const {
    const auto isTwin = [&](PieceId id) { return id != kNoPiece && !table_.standsForItsLike(id); };
    return isTwin(parts.piece) || (!form.has(Part::given) && isTwin(parts.target)) ||
           (parts.pieces != 0 && standIn(table_, step) != step);
}

std::string Speller::partText(Part part, const StepParts& parts, bool exact) const {
    const auto name = [&](PieceId id) {
        const Piece& piece = table_.state.piece(id);
        const auto isTwin = [&](const Piece& other) { return &other != &piece && other.bearsNameOf(piece); };
        return this->name(id, exact ? std::ranges::any_of(table_.state.board(), isTwin) : table_.numbered(id));
    };
    switch (part) {
    case Part::minion:
    case Part::piece: return name(parts.piece);
    case Part::target:
    case Part::given: return name(parts.target);
    case Part::space: return toText(parts.space);
    case Part::to: return toText(parts.to);
    case Part::facing:
    case Part::keptFacing: return toText(parts.facing);
    case Part::number: return std::to_string(parts.number);
    case Part::card: return toText(parts.card);
    case Part::cards: return toText(parts.cards.from(hand()));
    case Part::source: return sourceText(parts);
    case Part::pieces: break;
    }
    std::string names;
    const AimedPieces pieces(table_.state, parts.piece, parts.pieces);
    for (const PieceId id : pieces.ids()) {
        names += (names.empty() ? "" : ",") + name(id);
    }
    return names;
}

std::string Speller::text(const Step& step) const {
    const Form& form = formOf(table_.rules, kindOf(step));
    const StepParts parts = takeApart(table_.rules, step);
    std::string text(form.word);
    const bool exact = namesTwin(step, parts, form);
    bool verbDue = !form.verb.empty();
    for (const Part part : form.parts()) {
        if (part == Part::keptFacing && !writesFacing(step, parts)) {
            continue;
        }
        text += ' ' + partText(part, parts, exact);
        if (verbDue) {
            text += ' ';
            text += form.verb;
            verbDue = false;
        }
    }
    return parts.linked ? text + " +" : text;
}

}  // namespace gnostica::engine
