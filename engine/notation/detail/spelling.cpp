#include "engine/notation/detail/spelling.h"

#include "engine/play/twins.h"

#include <algorithm>
#include <tuple>

namespace gnostica::engine {
std::string Speller::name(PieceId id, bool numbered) const {
    const Piece& piece = table_.state.piece(id);
    if (!numbered) {
        return toText(piece);
    }
    const auto upTo = table_.state.board().first(index(id) + 1);
    const auto number = std::ranges::count_if(upTo, [&](const Piece& twin) { return twin.bearsNameOf(piece); });
    return toText(piece) + '#' + std::to_string(number);
}

bool Speller::survivesShrinking(const Piece& piece, int amount) const {
    // TRI-7: where the stash lacks the size, it becomes the next smaller one that is there.
    for (int size = piece.size() - amount; size > 0; --size) {
        if (table_.state.stashOf(piece.owner(), size) > 0) {
            return true;
        }
    }
    return false;
}

bool Speller::writesFacing(std::size_t form, const StepParts& parts) const {
    const auto list = forms()[form].parts();
    if (std::ranges::find(list, Part::keptFacing) == list.end() || form == kFormOf<step::Convert>) {
        return true;
    }
    const Piece& piece = table_.state.piece(facingPiece(parts));
    if (piece.owner() != table_.mover) {
        return false;
    }
    if (form == kFormOf<step::Shrink>) {
        return survivesShrinking(piece, parts.number);
    }
    return form != kFormOf<step::Hit> || parts.number < piece.size();
}

std::vector<PieceId> Speller::defenders(const StepParts& parts) const {
    const State& state = table_.state;
    const Space aim = state.piece(parts.piece).aim();
    std::vector<PieceId> ids;
    unsigned bits = parts.defenders;
    for (std::size_t i = 0; i < state.pieceCount && bits != 0; ++i) {
        if (state.pieces[i].space() == aim) {
            if ((bits & 1U) != 0) {
                ids.push_back(static_cast<PieceId>(i));
            }
            bits >>= 1U;
        }
    }
    std::ranges::stable_sort(ids, {}, [&](PieceId id) {
        const Piece& piece = state.piece(id);
        return std::tuple(piece.owner(), piece.size(), piece.facing());
    });
    return ids;
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
bool Speller::namesTwin(const Step& step, const StepParts& parts) const {
    const auto isTwin = [&](PieceId id) { return id != kNoPiece && !table_.standsForItsLike(id); };
    if (std::holds_alternative<step::Retaliate>(step)) {
        return false;  // there is no choice: the attacker is
    }
    return isTwin(parts.piece) || isTwin(parts.target) || (parts.defenders != 0 && standIn(table_, step) != step);
}

std::string Speller::partText(Part part, const StepParts& parts, bool exact) const {
    const auto name = [&](PieceId id) {
        const Piece& piece = table_.state.piece(id);
        const auto isTwin = [&](const Piece& other) { return &other != &piece && other.bearsNameOf(piece); };
        return this->name(id, exact ? std::ranges::any_of(table_.state.board(), isTwin) : table_.numbered(id));
    };
    switch (part) {
    case Part::piece: return name(parts.piece);
    case Part::target: return name(parts.target);
    case Part::space: return toText(parts.space);
    case Part::to: return toText(parts.to);
    case Part::facing:
    case Part::keptFacing: return toText(parts.facing);
    case Part::number: return std::to_string(parts.number);
    case Part::card: return toText(parts.card);
    case Part::cards: return toText(parts.cards.from(hand()));
    case Part::source: return sourceText(parts);
    case Part::defenders: break;
    }
    std::string names;
    for (const PieceId id : defenders(parts)) {
        names += (names.empty() ? "" : ",") + name(id);
    }
    return names;
}

std::string Speller::text(const Step& step) const {
    const Form& form = forms()[step.index()];
    const StepParts parts = takeApart(step);
    std::string text(form.word);
    const bool exact = namesTwin(step, parts);
    bool verbDue = !form.verb.empty();
    for (const Part part : form.parts()) {
        if (part == Part::keptFacing && !writesFacing(step.index(), parts)) {
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
