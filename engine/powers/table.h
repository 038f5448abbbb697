// The table as powers and mechanics see it when they list steps: rules and state, read only, and the terms of the rules
// as named predicates.
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
    /// Only while the powers of a card are being decided.
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

    /// True if this piece belongs to an enemy of the mover. Pieces of allies are neither own nor enemy pieces.
    bool isEnemy(const Piece& piece) const { return ((foes_ >> index(piece.owner())) & 1U) != 0; }

    // MIN
    /// MIN-1 to MIN-3: true if this piece is the mover's and may use the power on offer.
    bool isMinion(const Piece& piece) const {
        return piece.owner() == mover && (state.turn.allMinions || piece.has(Mark::minion)) &&
               (state.turn.workerSlots == 0 || piece.has(Mark::worker));
    }
    /// True if both pieces may do, and have done, the same this turn.
    bool sameStanding(const Piece& a, const Piece& b) const;
    /// How much the sizes at the start of the turn still matter.
    enum class StartSizes : std::uint8_t {
        no,
        capped,  ///< a later power depends on them; lost pips do not come back before it
        whole    ///< a piece can grow again before such a power
    };
    StartSizes startSizes() const;
    /// False during an answer to the last power of the turn: which pieces may act no longer matters.
    bool powersToCome() const;
    /// True if the twins of this piece (with the same name) are not all interchangeable; `#` then numbers them.
    bool numbered(PieceId id) const;
    /// True for the oldest of interchangeable twins, which stands for all, and for a piece without such twins.
    bool standsForItsLike(PieceId id) const;

    // ORI
    /// ORI-2: true for a space that the minion targets.
    bool aimsAt(const Piece& minion, Space space) const {
        return space == minion.aim() || (rules.hasLongReach && aimsFar(minion, space));
    }
    /// ORI-2, ORI-3: true for a piece in a space that the minion aims at, unless a tower shields it; within a link also
    /// for its subject in the void (LNK-6). The minion itself is always a target, which callers check.
    bool targets(const Piece& minion, const Piece& target) const {
        return aimsAt(minion, target.space()) && !isShielded(target);
    }
    /// Calls `f(Space)` for each space that the minion aims at, nearest first.
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
    /// True if the rules have towers and this space has a tower of another player: a territory on which one player
    /// alone has a piece of each size. Other players can neither target its pieces nor move pieces into it.
    bool isClosedTo(Seat owner, Space space) const { return rules.towers && holdsTowerOfOther(owner, space); }
    bool isShielded(const Piece& target) const { return target.owner() != mover && isClosedTo(mover, target.space()); }

    // SPC, CUP, ROD
    /// SPC-4: true if one more piece of this owner and size may be created in or moved into this space. Does not check
    /// for the void.
    bool hasRoom(Space space, Seat owner, int size, bool ignoreLimit = false) const {
        return rules.hasSpecialLimits ? !explainFull(space, owner, size, ignoreLimit)
                                      : ignoreLimit || state.countAt(space) < rules.spaceLimit || isNeverFull(space);
    }
    /// The reason why there is no room; nullopt if there is. `rule` is the rule that limits the step.
    std::optional<Refusal> explainFull(Space space, Seat owner, int size, bool ignoreLimit,
                                       RuleId rule = {"SPC-4"}) const;
    /// SPC-4: the reason why a piece in this space may not become one of this size; nullopt if it may.
    std::optional<Refusal> explainSizeFull(Space space, int size) const;
    /// SPC-4: the reason why this player may not have one more piece in this space; nullopt if it is allowed.
    std::optional<Refusal> explainOwnFull(Space space, Seat owner) const;
    /// LNK-4: true if the space has more pieces than it may hold.
    bool isCrowded(Space space) const;
    bool enemyOccupied(Space space) const { return state.isOccupiedByAny(space, foes_); }
    /// A wasteland that a territory may enter (CUP-4, ROD-5, MAJ-9).
    bool isOpenWasteland(Space space) const { return state.isWasteland(space) && !enemyOccupied(space); }
    /// ROD-5, MAJ-9: true if the territory from `from` may land there.
    bool mayLand(Space from, Space to) const;

    /// The points of a territory; without a card, the points that the link gives it.
    int valueAt(const Territory& territory) const {
        return territory.card.isNone() ? link().value : rules.valueOf(territory.card);
    }

    // DRW
    /// How many more cards a player may draw than discard: limited by the room in the hand and by the cards in the
    /// piles (DRW-1). Below 0 for a hand that is too large.
    int surplusDraws(Seat seat) const {
        return std::min(rules.handLimit - state.hands[seat].size(), state.draw.size() + state.discard.size());
    }
    /// How many cards a player may draw who discards `discards` cards first.
    int mostDraws(Seat seat, int discards) const { return std::max(0, surplusDraws(seat) + discards); }
    bool canDrawOne() const { return !state.draw.empty() || !state.discard.empty(); }

    /// Calls `f(Space)` for each territory and wasteland, each once.
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
    /// Calls `f(PieceId)` for each minion that stands for its twins, oldest first.
    template <class F>
    void forEachMinion(F f) const {
        for (std::size_t i = 0; i < state.pieceCount; ++i) {
            const auto id = static_cast<PieceId>(i);
            if (isMinion(state.pieces[i]) && standsForItsLike(id)) {
                f(id);
            }
        }
    }
    /// Calls `f(PieceId)` for each piece that `minion` targets and that stands for its twins: first the minion itself
    /// (ORI-3), then the pieces in the spaces it aims at. The minion itself stands for its own interchangeable twins.
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
    /// ORI-2: true for a space within the minion's reach in its direction; upright, for its own space.
    bool aimsFar(const Piece& minion, Space space) const;
    /// SPC-4, under the ruling that is not the usual one.
    bool isNeverFull(Space space) const { return !rules.rulings.limitInWasteland && !state.isTerritory(space); }

    bool holdsTowerOfOther(Seat seat, Space space) const;
    /// True for a territory, and for a space next to one of the first `count` territories.
    bool isNamedBefore(Space space, std::size_t count) const {
        const auto beside = [&](const Territory& territory) { return adjacent(territory.space, space); };
        return state.isTerritory(space) || std::ranges::any_of(state.map().first(count), beside);
    }

    unsigned foes_;  ///< of the mover, a bit for each seat
};

}  // namespace gnostica::engine
