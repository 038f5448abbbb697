#include "engine/notation/divergence.h"

#include "engine/notation/position.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

using Change = Divergence::Change;
using Kind = Divergence::Kind;

bool samePieces(const State& a, const State& b) {
    return std::ranges::equal(a.board(), b.board(), [](const Piece& one, const Piece& other) {
        return one.owner() == other.owner() && one.size() == other.size() && one.facing() == other.facing() &&
               one.space() == other.space();
    });
}

/// The first difference on the table; the memory of mechanics is not compared.
Change changeBetween(const State& a, const State& b) {
    if (a.eliminated != b.eliminated || (isOver(a) && isOver(b) && a.winners != b.winners)) {
        return Change::result;
    }
    if (!samePieces(a, b) || a.stash != b.stash) {
        return Change::pieces;
    }
    if (!std::ranges::equal(a.map(), b.map())) {
        return Change::territories;
    }
    if (a.hands != b.hands) {
        return Change::hands;
    }
    if (a.draw != b.draw || a.discard != b.discard) {
        return Change::piles;
    }
    return a.turnsPlayed != b.turnsPlayed || a.turn.mover != b.turn.mover ? Change::turn : Change::none;
}

class SideBySide {
public:
    SideBySide(const Game& recorded, Game other) : recorded_(recorded), other_(std::move(other)) {}

    std::optional<Divergence> run(const std::stop_token& stop) {
        const auto history = recorded_.history();
        for (std::size_t i = 0; i < history.size() && !stop.stop_requested(); ++i) {
            const State& after = i + 1 < history.size() ? history[i + 1].before : recorded_.state();
            if (auto divergence = play(history[i], after)) {
                divergence->moment = i;
                return divergence;
            }
        }
        return std::nullopt;
    }

private:
    std::optional<Divergence> play(const Moment& moment, const State& after) {
        Divergence found;
        found.before = other_.state();
        const auto* step = std::get_if<Step>(&moment.what);
        if (step == nullptr) {
            if (!other_.play(std::get<Chance>(moment.what))) {
                found.kind = Kind::chance;
                return found;
            }
        } else if (!isOver(other_.state()) && other_.decider() != moment.who) {
            found.kind = Kind::decider;
            found.decider = other_.decider();
            return found;
        } else if (const auto refusal = other_.play(*step)) {
            found.kind = Kind::refused;
            found.refusal = *refusal;
            return found;
        }
        found.change = changeBetween(after, other_.state());
        if (found.change != Change::none || isOver(after) != isOver(other_.state())) {
            found.kind = isOver(after) && !isOver(other_.state()) ? Kind::goesOn : Kind::otherwise;
            found.change = found.change == Change::none ? Change::result : found.change;
            return found;
        }
        return std::nullopt;
    }

    const Game& recorded_;
    Game other_;
};

}  // namespace

std::optional<Divergence> firstDivergence(const RecordHeader& header, const Game& game,
                                          const std::shared_ptr<const Rules>& rules, const std::stop_token& stop) {
    Divergence found;
    found.before = game.history().empty() ? game.state() : game.history().front().before;
    if (header.seats < rules->minSeats || header.seats > rules->maxSeats) {
        found.kind = Kind::seats;
        return found;
    }
    if (header.position.is_null()) {
        return SideBySide(game, Game(rules, header.seats)).run(stop);
    }
    const auto start = readPosition(header.position, rules);
    if (!start) {
        found.kind = Kind::start;
        return found;
    }
    return SideBySide(game, Game(rules, start->state)).run(stop);
}

}  // namespace gnostica::engine
