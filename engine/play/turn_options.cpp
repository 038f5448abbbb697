#include "engine/play/turn_options.h"

#include "engine/mechanics/mechanic.h"
#include "engine/model/space_window.h"
#include "engine/powers/power.h"
#include "engine/powers/redraw.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

Refusal refusedBy(RefusalCode code, RuleId rule) {
    return Refusal{.code = code, .rule = rule};
}

bool standsOn(const Table& table, Space space) {
    return table.state.isOccupiedByAny(space, 1U << index(table.mover));
}

/// TRN-2: as an action, or as the orientation that does not count as one.
bool mayOrient(const Table& table) {
    if (table.state.turn.turning) {
        return true;
    }
    return table.rules.orientAllowed || (table.rules.freeOrientation && !table.state.turn.turnedFreely);
}

/// TRN-2: each piece is oriented once.
bool hasTurned(const Table& table, const Piece& piece) {
    return table.state.turn.turning && piece.has(Mark::worker);
}

/// TRN-2: for games in which a refresh either discards the hand or draws. Passing does neither.
bool fitsRefresh(const Table& table, HandPick discards, int draw) {
    return !table.rules.refreshApart || discards.bits == 0 ||
           (draw == 0 && discards.size() == table.state.hands[table.mover].size());
}

bool isPass(const Step& step) {
    const auto* refresh = std::get_if<step::Refresh>(&step);
    return refresh != nullptr && refresh->discards.bits == 0 && refresh->draw == 0;
}

/// Judges each of the options TRN-1 and TRN-2 for a player who is to choose one.
struct OptionExplainer {
    const Table& table;

    std::optional<Refusal> operator()(const step::Place& place) const {
        if (table.state.hasPieces(table.mover)) {
            return refusedBy(RefusalCode::hasPieces, {"TRN-1"});
        }
        if (table.state.isVoid(place.space)) {
            return Refusal{.code = RefusalCode::inVoid, .rule = {"SPC-3"}, .space = place.space};
        }
        if (!table.state.isFree(place.space)) {
            return Refusal{.code = RefusalCode::spaceTaken,
                           .rule = {"TRN-1"},
                           .number = table.state.countAt(place.space),
                           .space = place.space};
        }
        if (table.state.stashOf(table.mover, 1) < 1) {
            return Refusal{.code = RefusalCode::stashEmpty, .rule = {"TRN-1"}, .seat = table.mover, .size = 1};
        }
        return std::nullopt;
    }
    std::optional<Refusal> operator()(const step::Activate& activate) const {
        if (!table.rules.activateAllowed) {
            return refusedBy(RefusalCode::notInThisGame, {"TRN-2"});
        }
        if (!table.state.isTerritory(activate.space)) {
            return Refusal{.code = RefusalCode::notTerritory, .rule = {"TRN-2"}, .space = activate.space};
        }
        if (!standsOn(table, activate.space)) {
            return Refusal{.code = RefusalCode::noOwnPieceThere, .rule = {"TRN-2"}, .space = activate.space};
        }
        return std::nullopt;
    }
    std::optional<Refusal> operator()(const step::Play& play) const {
        if (!table.rules.playAllowed) {
            return refusedBy(RefusalCode::notInThisGame, {"TRN-2"});
        }
        return check::cardAt(table, CardSource::hand, play.card, {"TRN-2"});
    }
    std::optional<Refusal> operator()(const step::Refresh& refresh) const {
        if (!table.rules.refreshAllowed && !isPass(refresh)) {
            return refusedBy(RefusalCode::notInThisGame, {"TRN-2"});
        }
        if (!fitsRefresh(table, refresh.discards, refresh.draw)) {
            return refusedBy(RefusalCode::allOrNothing, {"TRN-2"});
        }
        return explainDraw(table, refresh.discards, refresh.draw, table.rules.mostRefreshed(), {"TRN-2"});
    }
    std::optional<Refusal> operator()(const step::Orient& orient) const {
        if (!mayOrient(table)) {
            return refusedBy(RefusalCode::notInThisGame, {"TRN-2"});
        }
        const Piece& piece = table.state.piece(orient.piece);
        if (piece.owner() != table.mover) {
            return Refusal{.code = RefusalCode::notYourPiece, .rule = {"TRN-2"}, .piece = orient.piece};
        }
        if (hasTurned(table, piece)) {
            return Refusal{.code = RefusalCode::turnedBefore, .rule = {"TRN-2"}, .piece = orient.piece};
        }
        if (piece.facing() == orient.facing) {
            return Refusal{.code = RefusalCode::nothingChanges, .rule = {"TRN-2"}, .piece = orient.piece};
        }
        return std::nullopt;
    }
    template <class S>
    std::optional<Refusal> operator()(const S& step) const {
        return refusedNow(table, step);
    }
};

// Lists of options are needed in every turn and are hundreds of steps long, so they are made without calling
// explainOption() for each step. Tests compare the two.

void listActivations(const Table& table, StepList& out) {
    const auto map = table.state.map();
    SpaceWindow own(map.empty() ? Space{} : map.front().space);
    for (const Piece& piece : table.state.board()) {
        if (piece.owner() == table.mover && own.covers(piece.space())) {
            own.add(piece.space());
        }
    }
    for (const Territory& territory : map) {
        if (own.covers(territory.space) ? own.has(territory.space) : standsOn(table, territory.space)) {
            out.add(step::Activate{.space = territory.space});
        }
    }
}

void listRefreshes(const Table& table, StepList& out) {
    const int held = table.state.hands[table.mover].size();
    out.makeRoom((std::size_t{1} << held) * static_cast<std::size_t>(table.rules.handLimit + 1));
    const auto add = [&](HandPick discards, std::uint8_t draw) {
        out.addInRoom(step::Refresh{.discards = discards, .draw = draw});
    };
    if (!table.rules.refreshApart) {
        forEachDraw(table, table.rules.mostRefreshed(), add);
        return;
    }
    forEachDraw(table, table.rules.mostRefreshed(), [&](HandPick discards, std::uint8_t draw) {
        if (fitsRefresh(table, discards, draw)) {
            add(discards, draw);
        }
    });
}

void listOrients(const Table& table, StepList& out) {
    for (std::size_t i = 0; i < table.state.pieceCount; ++i) {
        const auto id = static_cast<PieceId>(i);
        const Piece& piece = table.state.pieces[i];
        if (piece.owner() != table.mover || hasTurned(table, piece) || !table.standsForItsLike(id)) {
            continue;
        }
        for (const Facing facing : table.rules.facings()) {
            if (facing != piece.facing()) {
                out.add(step::Orient{.piece = id, .facing = facing});
            }
        }
    }
}

/// TRN-1: a player who cannot place a piece passes or, under a ruling, refreshes.
void listWithoutPieces(const Table& table, StepList& out) {
    if (table.state.stashOf(table.mover, 1) > 0) {
        table.forEachLivingSpace([&](Space space) {
            if (!table.state.isFree(space)) {
                return;
            }
            for (const Facing facing : table.rules.facings()) {
                out.add(step::Place{.space = space, .facing = facing});
            }
        });
    }
    if (!out.empty()) {
        return;
    }
    if (table.rules.rulings.passWithoutFreeSpace) {
        out.add(step::Refresh{.discards = {}, .draw = 0});
    } else {
        listRefreshes(table, out);
    }
}

}  // namespace

void listOptions(const Table& table, StepList& out) {
    if (!table.state.hasPieces(table.mover)) {
        listWithoutPieces(table, out);
        return;
    }
    if (table.state.turn.turning) {
        out.add(step::Refresh{.discards = {}, .draw = 0});
        listOrients(table, out);
        return;
    }
    if (table.rules.activateAllowed) {
        listActivations(table, out);
    }
    if (table.rules.playAllowed) {
        for (const Card card : table.state.hands[table.mover]) {
            out.add(step::Play{.card = card});
        }
    }
    if (table.rules.refreshAllowed) {
        listRefreshes(table, out);
    } else {
        out.add(step::Refresh{.discards = {}, .draw = 0});  // TRN-3: a player may always pass
    }
    if (mayOrient(table)) {
        listOrients(table, out);
    }
}

std::optional<Refusal> explainOption(const Table& table, const Step& step) {
    const bool places = std::holds_alternative<step::Place>(step);
    if (!table.state.hasPieces(table.mover) && isTurnOption(step) && !places) {
        StepList steps;
        listWithoutPieces(table, steps);
        if (std::ranges::find(steps, step) != steps.end()) {
            return std::nullopt;
        }
        return refusedBy(RefusalCode::noPiecesMustPlace, {"TRN-1"});
    }
    if (table.state.turn.turning && isTurnOption(step)) {
        if (isPass(step)) {
            return std::nullopt;
        }
        if (!std::holds_alternative<step::Orient>(step)) {
            return refusedBy(RefusalCode::turnsPieces, {"TRN-2"});
        }
    }
    return std::visit(OptionExplainer{table}, step);
}

}  // namespace gnostica::engine
