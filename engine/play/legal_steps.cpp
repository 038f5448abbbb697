// The legal steps of each stage.
#include "engine/mechanics/mechanic.h"
#include "engine/play/link_rules.h"
#include "engine/play/play.h"
#include "engine/play/turn_machine.h"
#include "engine/powers/power.h"
#include "engine/powers/redraw.h"

namespace gnostica::engine {

namespace {

void listPlaces(const Table& table, StepList& out) {
    table.forEachLivingSpace([&](Space space) {
        if (!table.state.isFree(space)) {
            return;
        }
        for (const Facing facing : kFacings) {
            out.add(step::Place{.space = space, .facing = facing});
        }
    });
}

void listRefreshes(const Table& table, StepList& out) {
    const int held = table.state.hands[table.mover].size();
    out.makeRoom((std::size_t{1} << held) * static_cast<std::size_t>(table.rules.handLimit + 1));
    forEachDraw(table, [&](HandPick discards, std::uint8_t draw) {
        out.addInRoom(step::Refresh{.discards = discards, .draw = draw});
    });
}

void listOrients(const Table& table, StepList& out) {
    for (std::size_t i = 0; i < table.state.pieceCount; ++i) {
        const auto id = static_cast<PieceId>(i);
        const Piece& piece = table.state.pieces[i];
        if (piece.owner() != table.mover || !table.standsForItsLike(id)) {
            continue;
        }
        for (const Facing facing : kFacings) {
            if (facing != piece.facing()) {
                out.add(step::Orient{.piece = id, .facing = facing});
            }
        }
    }
}

bool standsOn(const Table& table, Space space) {
    for (const Piece& piece : table.state.board()) {
        if (piece.space() == space && piece.owner() == table.mover) {
            return true;
        }
    }
    return false;
}

// TRN-1
void listWithoutPieces(const Table& table, StepList& out) {
    if (table.state.stashOf(table.mover, 1) > 0) {
        listPlaces(table, out);
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

// TRN-1, TRN-2
void listOptions(const Table& table, StepList& out) {
    const Rules& rules = table.rules;
    if (!table.state.hasPieces(table.mover)) {
        listWithoutPieces(table, out);
        return;
    }
    if (rules.activateAllowed) {
        for (const Territory& territory : table.state.map()) {
            if (standsOn(table, territory.space)) {
                out.add(step::Activate{.space = territory.space});
            }
        }
    }
    if (rules.playAllowed) {
        for (const Card card : table.state.hands[table.mover]) {
            out.add(step::Play{.card = card});
        }
    }
    if (rules.refreshAllowed) {
        listRefreshes(table, out);
    } else {
        out.add(step::Refresh{.discards = {}, .draw = 0});  // TRN-3: one may always pass
    }
    if (rules.orientAllowed) {
        listOrients(table, out);
    }
}

void listPowers(const Table& table, StepList& out) {
    const Slot& slot = table.slot();
    if (table.linkPending()) {
        for (const Power* power : slot.alternatives) {
            power->list(table, out);
        }
        keepSecondHalves(table, out);
        return;
    }
    bool maySkip = true;
    for (const Power* power : slot.alternatives) {
        power->list(table, out);
        const std::size_t before = out.size();
        if (slot.link != LinkKind::none) {
            power->listFirstHalves(table, slot.link, out);
            keepFirstHalves(table, before, out);
        }
        maySkip = maySkip && power->maySkip(table);
    }
    if (maySkip || out.empty()) {
        out.add(step::Skip{});
    }
}

void listClosings(const Table& table, StepList& out) {
    out.add(step::Done{});
    for (const auto& mechanic : table.rules.mechanics) {
        mechanic->listClosing(table, out);
    }
}

}  // namespace

void legalSteps(const Rules& rules, const State& state, StepList& out) {
    out.clear();
    if (state.turn.awaiting != ChanceKind::none) {
        return;
    }
    const Table table(rules, state);
    switch (state.turn.stage) {
    case Stage::floor: rules.mechanics[state.turn.mechanic]->list(table, out); break;
    case Stage::option: listOptions(table, out); break;
    case Stage::power:
        if (state.turn.interrupt != 0) {
            interruptedPower(table).listInterrupt(table, out);
        } else {
            listPowers(table, out);
        }
        break;
    case Stage::close: listClosings(table, out); break;
    case Stage::setup:
    case Stage::over: break;
    }
}

}  // namespace gnostica::engine
