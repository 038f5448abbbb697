#include "app/gui/windows/position/model/position_draft.h"

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/notation/position.h"
#include "engine/notation/words.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;
using nlohmann::json;

namespace {

/// The cards listed in one of the position's piles, in order.
std::vector<Card> namedIn(const json& position, const char* pile) {
    std::vector<Card> cards;
    if (const auto list = position.find(pile); list != position.end()) {
        for (const json& id : *list) {
            cards.push_back(*parseCard(id.get_ref<const std::string&>()));
        }
    }
    return cards;
}

void fillPile(Pile& pile, const auto& cards) {
    pile.clear();
    for (const Card card : cards) {
        pile.push(card);
    }
}

}  // namespace

PositionDraft emptyDraft(std::shared_ptr<const Rules> rules, int seats) {
    const auto read = readPosition({{"seats", seats}}, rules);
    PositionDraft draft{std::move(rules), read ? read->state : State{}};
    draft.table.draw.clear();
    return draft;
}

int seatsWithin(const Rules& rules, int wished) {
    return std::clamp(wished, rules.minSeats, rules.maxSeats);
}

CardSet restOf(const PositionDraft& draft) {
    CardSet rest = CardSet::deck();
    for (const Territory& territory : draft.table.map()) {
        rest.erase(territory.card);
    }
    for (int i = 0; i < draft.table.seats; ++i) {
        rest -= draft.table.hands[seatAt(i)];
    }
    for (const Pile* pile : {&draft.table.draw, &draft.table.discard}) {
        for (const Card card : pile->cards()) {
            rest.erase(card);
        }
    }
    return rest;
}

int stockOf(const PositionDraft& draft, Seat seat, int size) {
    const auto board = draft.table.board();
    return draft.table.stashOf(seat, size) + static_cast<int>(std::ranges::count_if(board, [&](const Piece& piece) {
               return piece.owner() == seat && piece.size() == size;
           }));
}

bool hasField(const Rules& rules, const std::string& key) {
    return std::ranges::any_of(rules.mechanics, [&](const auto& mechanic) {
        const PositionFields* fields = mechanic->positionFields();
        return fields != nullptr && std::ranges::find(fields->fieldNames(), key) != fields->fieldNames().end();
    });
}

json positionOf(const PositionDraft& draft) {
    json position = writePosition(*draft.rules, draft.table);
    position.erase("variant");
    position.erase("expansions");
    position.erase("stage");
    if (draft.bids) {  // which determine who begins
        position["stage"] = "bid";
        position.erase("turn");
    }
    if (draft.restDiscarded) {
        position["rest"] = "discard";
    }
    position.update(draft.fields);
    return position;
}

Checked<PositionDraft> draftOf(const json& position, std::shared_ptr<const Rules> rules) {
    const auto read = readPosition(position, rules);
    if (!read) {
        return tl::unexpected(read.error());
    }
    PositionDraft draft = emptyDraft(std::move(rules), read->state.seats);
    const State blank = draft.table;
    draft.table = read->state;
    draft.table.memory = blank.memory;
    draft.table.sittingOut = blank.sittingOut;
    draft.table.against = blank.against;
    draft.table.turn = blank.turn;
    draft.table.turn.mover = isPlayer(read->state.turn.mover) ? read->state.turn.mover : Seat::a;
    draft.bids = position.value("stage", std::string()) == "bid";
    draft.restDiscarded = position.value("rest", std::string()) == "discard";
    std::vector<Card> draw = namedIn(position, "draw");  // top first
    std::ranges::reverse(draw);
    fillPile(draft.table.draw, draw);
    fillPile(draft.table.discard, namedIn(position, "discard"));
    for (const auto& [key, value] : position.items()) {
        if (hasField(*draft.rules, key)) {
            draft.fields[key] = value;
        }
    }
    return draft;
}

}  // namespace gnostica::gui
