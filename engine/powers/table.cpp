#include "engine/powers/table.h"

#include "engine/powers/power.h"

#include <algorithm>
#include <cstdlib>

namespace gnostica::engine {

bool Table::sameStanding(const Piece& a, const Piece& b) const {
    const auto minion = static_cast<unsigned>(Mark::minion);
    unsigned relevant = state.turn.allMinions || !powersToCome() ? ~minion : ~0U;
    const bool atTurnsEnd = state.turn.stage == Stage::floor && state.turn.hook == Hook::turnEnd;
    if (atTurnsEnd && state.turn.interrupt != 0) {
        relevant = 0;  // which pieces have acted does not affect what follows
    }
    if (((a.marks() ^ b.marks()) & relevant) != 0) {
        return false;
    }
    if (!rules.startSizeMatters || a.owner() != mover || a.startSize() == b.startSize()) {
        return true;
    }
    const StartSizes matter = startSizes();
    const bool sameCapped = std::min(a.startSize(), a.size()) == std::min(b.startSize(), b.size());
    return matter == StartSizes::no || (matter == StartSizes::capped && sameCapped);
}

bool Table::powersToCome() const {
    if (state.turn.interrupt == 0) {
        return true;
    }
    unsigned decided = 1;  // the innermost power is being answered
    for (std::size_t i = state.turn.depth; i-- > 0; decided = 0) {
        const Frame& frame = state.turn.frames[i];
        if (frame.slot + decided < rules.programOf(frame.card).size()) {
            return true;
        }
    }
    return false;
}

Table::StartSizes Table::startSizes() const {
    StartSizes matter = StartSizes::no;
    bool mayGrow = false;
    std::size_t decided = state.turn.interrupt != 0 ? 1 : 0;
    for (std::size_t i = state.turn.depth; i-- > 0; decided = 0) {
        const auto& slots = rules.programOf(state.turn.frames[i].card);
        for (std::size_t slot = state.turn.frames[i].slot + decided; slot < slots.size(); ++slot) {
            const auto& uses = slots[slot].alternatives;
            const auto any = [&](auto predicate) { return std::ranges::any_of(uses, predicate); };
            if (any([](const Power* power) { return power->opensOthers(); })) {
                return StartSizes::whole;
            }
            if (any([](const Power* power) { return power->asksStartSize(); })) {
                if (mayGrow) {
                    return StartSizes::whole;
                }
                matter = StartSizes::capped;
            }
            mayGrow = mayGrow || any([](const Power* power) { return power->suit() == Suit::discs; });
        }
    }
    return matter;
}

bool Table::numbered(PieceId id) const {
    const Piece& piece = state.piece(id);
    return std::ranges::any_of(
        state.board(), [&](const Piece& other) { return other.bearsNameOf(piece) && !sameStanding(other, piece); });
}

bool Table::standsForItsLike(PieceId id) const {
    const Piece& piece = state.piece(id);
    const auto older = state.board().first(index(id));
    const bool hasOlderTwin = std::ranges::any_of(older, [&](const Piece& other) { return other.bearsNameOf(piece); });
    return !hasOlderTwin || numbered(id);
}

bool Table::holdsTowerOfOther(Seat seat, Space space) const {
    Seat owner = Seat::none;
    unsigned sizes = 0;
    for (const Piece& piece : state.board()) {
        if (piece.space() != space) {
            continue;
        }
        if (owner != Seat::none && piece.owner() != owner) {
            return false;
        }
        owner = piece.owner();
        sizes |= 1U << static_cast<unsigned>(piece.size() - 1);
    }
    return owner != seat && sizes == (1U << kSizes) - 1U && state.isTerritory(space);
}

bool Table::aimsFar(const Piece& minion, Space space) const {
    if (minion.facing() == Facing::upright) {
        return space == minion.space();
    }
    const Space from = minion.space();
    const int distance = std::max(std::abs(space.column - from.column), std::abs(space.row - from.row));
    return distance >= 1 && distance <= rules.reachOf(minion) && space == neighbour(from, minion.facing(), distance);
}

namespace {

/// SPC-4: the number of pieces at which a space is full.
int limitAt(const Table& table, Space space) {
    const Territory* territory = table.state.territoryAt(space);
    if (territory == nullptr) {
        const int wasteland = table.rules.limits.wasteland;
        return wasteland == 0 ? table.rules.spaceLimit : wasteland;
    }
    return territory->card.isNone() ? table.rules.spaceLimit : table.rules.limitOn(territory->card);
}

int countOfSize(const State& state, Space space, int size) {
    return static_cast<int>(std::ranges::count_if(
        state.board(), [&](const Piece& piece) { return piece.space() == space && piece.size() == size; }));
}

int countOfSeat(const State& state, Space space, Seat seat) {
    return static_cast<int>(std::ranges::count_if(
        state.board(), [&](const Piece& piece) { return piece.space() == space && piece.owner() == seat; }));
}

}  // namespace

std::optional<Refusal> Table::explainSizeFull(Space space, int size) const {
    const int most = rules.limits.bySize[static_cast<std::size_t>(size - 1)];
    const int there = most == 0 ? 0 : countOfSize(state, space, size);
    if (most == 0 || there < most || isNeverFull(space)) {
        return std::nullopt;
    }
    return Refusal{
        .code = RefusalCode::tooManyOfSize, .rule = {"SPC-4"}, .number = there, .space = space, .size = size};
}

std::optional<Refusal> Table::explainOwnFull(Space space, Seat owner) const {
    const int there = rules.limits.own == 0 ? 0 : countOfSeat(state, space, owner);
    if (rules.limits.own == 0 || there < rules.limits.own || isNeverFull(space)) {
        return std::nullopt;
    }
    return Refusal{.code = RefusalCode::tooManyOwn, .rule = {"SPC-4"}, .number = there, .space = space, .seat = owner};
}

std::optional<Refusal> Table::explainFull(Space space, Seat owner, int size, bool ignoreLimit, RuleId rule) const {
    if (isClosedTo(owner, space)) {
        return Refusal{.code = RefusalCode::towerClosed, .rule = rule, .space = space};
    }
    if (ignoreLimit || isNeverFull(space)) {
        return std::nullopt;
    }
    const int there = state.countAt(space);
    if (there >= limitAt(*this, space)) {
        return Refusal{.code = RefusalCode::spaceFull, .rule = rule, .number = there, .space = space};
    }
    if (auto refusal = explainSizeFull(space, size)) {
        return refusal;
    }
    return explainOwnFull(space, owner);
}

bool Table::isCrowded(Space space) const {
    if (state.countAt(space) > limitAt(*this, space)) {
        return true;
    }
    return rules.hasSpecialLimits && std::ranges::any_of(state.board(), [&](const Piece& piece) {
               const int ofSize = rules.limits.bySize[static_cast<std::size_t>(piece.size() - 1)];
               return piece.space() == space &&
                      ((ofSize != 0 && countOfSize(state, space, piece.size()) > ofSize) ||
                       (rules.limits.own != 0 && countOfSeat(state, space, piece.owner()) > rules.limits.own));
           });
}

bool Table::mayLand(Space from, Space to) const {
    if (!isOpenWasteland(to)) {
        return false;
    }
    return rules.rulings.landingJudgedBeforeLifting ||
           std::ranges::any_of(state.map(), [&](const Territory& territory) {
               return territory.space != from && adjacent(territory.space, to);
           });
}

}  // namespace gnostica::engine
