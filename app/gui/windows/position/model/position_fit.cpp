#include "app/gui/windows/position/model/position_fit.h"

#include "engine/documents/plain_json.h"
#include "engine/mechanics/bid.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

namespace {

using MisfitKind = Misfit::Kind;

void fitPiece(Piece piece, Fitted& fitted) {
    State& table = fitted.draft.table;
    const bool isHere = index(piece.owner()) < table.seats && table.stashOf(piece.owner(), piece.size()) > 0;
    if (!isHere) {
        fitted.misfits.push_back({.kind = MisfitKind::piece, .piece = piece});
        return;
    }
    if (isDiagonal(piece.facing()) && !fitted.draft.rules->diagonalFacings) {
        fitted.misfits.push_back({.kind = MisfitKind::facing, .piece = piece});
        piece.setFacing(Facing::upright);
    }
    --table.stash[piece.owner()][static_cast<std::size_t>(piece.size() - 1)];
    table.pieces[table.pieceCount++] = piece;
}

void fitSeats(const State& before, Fitted& fitted) {
    State& table = fitted.draft.table;
    for (int i = 0; i < before.seats; ++i) {
        const Seat seat = seatAt(i);
        if (i < table.seats) {
            table.hands[seat] = before.hands[seat];
        } else if (!before.hands[seat].empty()) {
            fitted.misfits.push_back({.kind = MisfitKind::hand, .seat = seat});
        }
    }
    table.eliminated = static_cast<std::uint8_t>(before.eliminated & ((1U << table.seats) - 1U));
    if (table.seats == before.seats) {
        table.order = before.order;
    }
    if (index(before.turn.mover) < table.seats) {
        table.turn.mover = before.turn.mover;
    }
}

/// Tries a field alone, because fields can exclude each other.
bool takes(const Rules& rules, const std::string& key, const nlohmann::json& value, State state) {
    for (const auto& mechanic : rules.mechanics) {
        const PositionFields* fields = mechanic->positionFields();
        if (fields != nullptr && std::ranges::find(fields->fieldNames(), key) != fields->fieldNames().end()) {
            return !fields->readField(key, toPlain(value), state);
        }
    }
    return false;
}

}  // namespace

bool hasBids(const Rules& rules) {
    return std::ranges::any_of(
        rules.mechanics, [](const auto& mechanic) { return dynamic_cast<const Bid*>(mechanic.get()) != nullptr; });
}

Fitted fitTo(const PositionDraft& draft, std::shared_ptr<const Rules> rules, int seats) {
    Fitted fitted{emptyDraft(std::move(rules), seats), {}};
    State& table = fitted.draft.table;
    table.territories = draft.table.territories;
    table.territoryCount = draft.table.territoryCount;
    table.draw = draft.table.draw;
    table.discard = draft.table.discard;
    for (const Piece& piece : draft.table.board()) {
        fitPiece(piece, fitted);
    }
    fitSeats(draft.table, fitted);
    fitted.draft.restDiscarded = draft.restDiscarded;
    fitted.draft.bids = draft.bids && hasBids(*fitted.draft.rules);
    if (draft.bids && !fitted.draft.bids) {
        fitted.misfits.push_back({.kind = MisfitKind::bids});
    }
    for (const auto& [key, value] : draft.fields.items()) {
        if (takes(*fitted.draft.rules, key, value, table)) {
            fitted.draft.fields[key] = value;
        } else {
            fitted.misfits.push_back({.kind = MisfitKind::field, .field = key});
        }
    }
    return fitted;
}

}  // namespace gnostica::gui
