#include "engine/notation/detail/spelling.h"

#include "engine/model/aimed_pieces.h"
#include "engine/notation/detail/step_kinds.h"
#include "engine/notation/words.h"
#include "engine/play/play.h"
#include "engine/powers/twins.h"
#include "engine/rules/said_fields.h"

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

PieceId Speller::facingPiece(const Step& step) {
    const PieceId target = targetOf(step);
    return target == kNoPiece ? actorOf(step) : target;
}

bool Speller::writesFacing(const Step& step) const {
    if (!formOf(table_.rules, step).has(Part::keptFacing) || std::holds_alternative<step::Convert>(step)) {
        return true;
    }
    const Piece& piece = table_.state.piece(facingPiece(step));
    if (piece.owner() != table_.mover) {
        return false;
    }
    if (const auto* special = std::get_if<step::Special>(&step)) {
        const auto stays = table_.rules.kindOf(*special).stays;
        return stays == nullptr || stays(table_.state, *special);
    }
    const auto* hit = std::get_if<step::Hit>(&step);
    return hit == nullptr || hit->amount < piece.size();
}

bool Speller::hasTwin(PieceId id) const {
    const Piece& piece = table_.state.piece(id);
    return std::ranges::any_of(table_.state.board(),
                               [&](const Piece& other) { return &other != &piece && other.bearsNameOf(piece); });
}

/// True if another twin stands for a piece that the step names: only numbers then show which is meant.
bool Speller::namesTwin(const Step& step) const {
    bool any = false;
    forEachSaid(table_.rules, step, [&]<class T>(auto field, const T& value) {
        if constexpr (field == Field::bits) {
            any = any || (value != 0 && standIn(table_, step) != step);
        } else if constexpr (std::is_same_v<T, PieceId> && field != Field::given) {
            any = any || !table_.standsForItsLike(value);
        }
    });
    return any;
}

/// The text of a field; empty if the field is not written.
template <Field kField, class T>
std::string Speller::fieldText(const Step& step, const T& value, bool exact) const {
    using enum Field;
    const auto nameOf = [&](PieceId id) { return name(id, exact ? hasTwin(id) : table_.numbered(id)); };
    if constexpr (std::is_same_v<T, PieceId>) {
        return nameOf(value);
    } else if constexpr (kField == bits) {
        std::string names;
        const AimedPieces pieces(table_.state, actorOf(step), value);
        for (const PieceId id : pieces.ids()) {
            names += (names.empty() ? "" : ",") + nameOf(id);
        }
        return names;
    } else if constexpr (std::is_same_v<T, std::uint8_t>) {
        return std::to_string(value);
    } else if constexpr (kField == facing) {
        return writesFacing(step) ? toText(value) : "";
    } else if constexpr (kField == source) {
        return value == CardSource::none ? "-" : value == CardSource::drawPile ? "top" : "";
    } else if constexpr (kField == card) {
        const auto from = fieldOr<source>(step, CardSource::hand);
        const bool isNamed = from == CardSource::hand || from == CardSource::discardPile;
        return isNamed ? toText(value) + (from == CardSource::discardPile ? " discard" : "") : "";
    } else if constexpr (kField == discards) {
        return toText(value.from(hand()));
    } else if constexpr (kField == linked) {
        return value ? "+" : "";
    } else {
        static_assert(std::is_same_v<T, Space>);
        return toText(value);
    }
}

std::string Speller::text(const Step& step) const {
    const Form& form = formOf(table_.rules, step);
    const bool exact = namesTwin(step);
    std::string text(form.word);
    bool verbDue = !form.verb.empty();
    forEachSaid(table_.rules, step, [&](auto field, const auto& value) {
        const std::string said = fieldText<field()>(step, value, exact);
        text += (said.empty() ? "" : " ") + said;
        if (verbDue) {
            text += ' ';
            text += form.verb;
            verbDue = false;
        }
    });
    return text;
}

}  // namespace gnostica::engine
