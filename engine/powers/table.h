// The table as powers and mechanics see it when they list: rules and state, read only, and the vocabulary of the
// rules as named predicates.
#pragma once

#include "engine/model/space_window.h"
#include "engine/model/state.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>

namespace gnostica::engine {

/// Read access for the player whose turn it is.
class Table {
public:
    Table(const Rules& theRules, const State& theState)
        : rules(theRules),
          state(theState),
          mover(theState.turn.mover),
          foes_(isPlayer(mover) ? theRules.foesOf(theState, mover) : 0U) {}

    const Rules& rules;
    const State& state;
    const Seat mover;

    // The turn
    /// Only while a card's powers are decided.
    const Frame& frame() const {
        assert(state.turn.depth > 0);
        return state.turn.frames[state.turn.depth - 1U];
    }
    const Slot& slot() const {
        assert(frame().slot < rules.programOf(frame().card).size());
        return rules.programOf(frame().card)[frame().slot];
    }
    const PendingLink& link() const { return state.turn.link; }
    bool linkPending() const { return link().kind != LinkKind::none; }

    /// Does this piece belong to an enemy of the mover? Those of allies are neither own nor enemy pieces.
    bool isEnemy(const Piece& piece) const { return ((foes_ >> index(piece.owner())) & 1U) != 0; }

    // MIN
    /// MIN-1 to MIN-3: may this piece of the mover use the power that is offered?
    bool isMinion(const Piece& piece) const {
        return piece.owner() == mover && (state.turn.allMinions || piece.has(Mark::minion)) &&
               (state.turn.workerSlots == 0 || piece.has(Mark::worker));
    }
    /// Alike in what they may do and have done this turn.
    bool sameStanding(const Piece& a, const Piece& b) const;
    /// How the sizes of the turn's start may still matter.
    enum class StartSizes : std::uint8_t {
        no,
        capped,  ///< a power to come asks for them; what a piece has lost since does not come back before
        whole    ///< a piece may grow again before such a power comes
    };
    StartSizes startSizes() const;
    /// False when somebody answers to the last power of the turn: who may act makes no difference any more.
    bool powersToCome() const;
    /// Its twins (pieces that bear the same name) are not all alike, so that `#` tells them apart.
    bool numbered(PieceId id) const;
    /// Twins that are all alike are interchangeable, and the oldest stands for all; otherwise each for itself.
    bool standsForItsLike(PieceId id) const;

    // ORI
    /// ORI-2: a space that it targets.
    bool aimsAt(const Piece& minion, Space space) const {
        return space == minion.aim() || (rules.hasLongReach && aimsFar(minion, space));
    }
    /// ORI-2, ORI-3: the minion itself, or any piece in a space it aims at; within a link also its subject in
    /// the void (LNK-6).
    bool targets(const Piece& minion, const Piece& target) const {
        return aimsAt(minion, target.space()) && !isShielded(target);
    }
    /// Calls `f(Space)` for each space at which the minion aims, the nearest first.
    template <class F>
    void forEachAim(const Piece& minion, F f) const {
        f(minion.aim());
        if (!rules.hasLongReach || minion.facing() == Facing::upright) {
            return;
        }
        for (int distance = 2; distance <= rules.reachOf(minion); ++distance) {
            f(neighbour(minion.space(), minion.facing(), distance));
        }
    }
    /// Where the rules know towers: a territory on which one player alone has a piece of each size. Nobody else can
    /// target those pieces, nor does a piece of anybody else come there.
    bool isClosedTo(Seat owner, Space space) const { return rules.towers && holdsTowerOfOther(owner, space); }
    bool isShielded(const Piece& target) const { return target.owner() != mover && isClosedTo(mover, target.space()); }

    // SPC, CUP, ROD
    /// SPC-4: may one more piece of this owner and size be created in or moved into this space? (Void spaces are not
    /// asked here.)
    bool hasRoom(Space space, Seat owner, int size, bool ignoreLimit = false) const {
        return rules.hasSpecialLimits ? !explainFull(space, owner, size, ignoreLimit)
                                      : ignoreLimit || state.countAt(space) < rules.spaceLimit || isNeverFull(space);
    }
    /// Why not; nullopt if it may. `rule` is the one that limits the step.
    std::optional<Refusal> explainFull(Space space, Seat owner, int size, bool ignoreLimit,
                                       RuleId rule = {"SPC-4"}) const;
    /// SPC-4: may a piece in this space become one of this size?
    std::optional<Refusal> explainSizeFull(Space space, int size) const;
    /// SPC-4: may the mover get one more piece in this space?
    std::optional<Refusal> explainOwnFull(Space space, Seat owner) const;
    /// LNK-4: more pieces stand there than may be.
    bool isCrowded(Space space) const;
    bool enemyOccupied(Space space) const { return state.isOccupiedByAny(space, foes_); }
    /// A wasteland into which a territory may come (CUP-4, ROD-5, MAJ-9).
    bool isOpenWasteland(Space space) const { return state.isWasteland(space) && !enemyOccupied(space); }
    /// ROD-5, MAJ-9: where the territory from `from` may land.
    bool mayLand(Space from, Space to) const;

    /// The points of a territory; of one whose card a link leaves out, the points that it stands for.
    int valueAt(const Territory& territory) const {
        return territory.card.isNone() ? link().value : rules.valueOf(territory.card);
    }

    // DRW
    /// How many more cards somebody may draw than are discarded: what the hand has room for and the piles hold (DRW-1).
    /// Below 0 for a hand that is too large.
    int surplusDraws(Seat seat) const {
        return std::min(rules.handLimit - state.hands[seat].size(), state.draw.size() + state.discard.size());
    }
    /// How many cards may be drawn by somebody who discards `discards` cards first.
    int mostDraws(Seat seat, int discards) const { return std::max(0, surplusDraws(seat) + discards); }
    bool canDrawOne() const { return !state.draw.empty() || !state.discard.empty(); }

    /// Calls `f(Space)` for each territory and wasteland of the board, each once.
    template <class F>
    void forEachLivingSpace(F f) const {
        const auto map = state.map();
        SpaceWindow named(map.empty() ? Space{} : map.front().space);
        for (const Territory& territory : map) {
            f(territory.space);
            if (named.covers(territory.space)) {
                named.add(territory.space);
            }
        }
        for (std::size_t i = 0; i < map.size(); ++i) {
            for (const Space side : neighbours(map[i].space)) {
                if (!named.covers(side)) {
                    if (!isNamedBefore(side, i)) {
                        f(side);
                    }
                } else if (!named.has(side)) {
                    named.add(side);
                    f(side);
                }
            }
        }
    }
    /// Calls `f(PieceId)` for each minion that stands for its like, oldest first.
    template <class F>
    void forEachMinion(F f) const {
        for (std::size_t i = 0; i < state.pieceCount; ++i) {
            const auto id = static_cast<PieceId>(i);
            if (isMinion(state.pieces[i]) && standsForItsLike(id)) {
                f(id);
            }
        }
    }
    /// Calls `f(PieceId)` for each piece that `minion` targets and that stands for its like: itself first (ORI-3),
    /// then those in the spaces it aims at. For its own interchangeable twins the minion itself stands.
    template <class F>
    void forEachTarget(PieceId minion, F f) const {
        f(minion);
        forEachOtherTarget(minion, f);
    }
    template <class F>
    void forEachOtherTarget(PieceId minion, F f) const {
        const Piece& self = state.piece(minion);
        const Space aim = self.aim();
        for (std::size_t i = 0; i < state.pieceCount; ++i) {
            const auto id = static_cast<PieceId>(i);
            const Piece& other = state.pieces[i];
            const Space space = other.space();
            if ((space == aim || (rules.hasLongReach && aimsFar(self, space))) && id != minion && !isShielded(other) &&
                (!other.bearsNameOf(self) || numbered(minion)) && standsForItsLike(id)) {
                f(id);
            }
        }
    }

private:
    /// ORI-2: a space that it targets, or the next in its direction.
    bool aimsFar(const Piece& minion, Space space) const;
    /// SPC-4, by another ruling than the usual.
    bool isNeverFull(Space space) const { return !rules.rulings.limitInWasteland && !state.isTerritory(space); }

    bool holdsTowerOfOther(Seat seat, Space space) const;
    /// A territory, or next to one of the first `count` territories.
    bool isNamedBefore(Space space, std::size_t count) const {
        const auto beside = [&](const Territory& territory) { return adjacent(territory.space, space); };
        return state.isTerritory(space) || std::ranges::any_of(state.map().first(count), beside);
    }

    unsigned foes_;  ///< of the mover, a bit for each seat
};

}  // namespace gnostica::engine
