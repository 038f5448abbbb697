#include "app/gui/play/choice/step_facets.h"

namespace gnostica::gui {

namespace {

using namespace engine;

template <class S>
void readPieces(const S& step, StepFacets& facets) {
    if constexpr (requires { step.minion; }) {
        facets.minion = step.minion;
    }
    if constexpr (requires { step.target; }) {
        facets.target = step.target;
    } else if constexpr (requires { step.model; }) {
        facets.target = step.model;
    } else if constexpr (requires { step.piece; }) {
        facets.target = step.piece;
    } else if constexpr (requires { step.attacker; }) {
        facets.target = step.attacker;
    } else if constexpr (std::is_same_v<S, step::Move> || std::is_same_v<S, step::Shrink>) {
        facets.target = step.minion;
    }
}

template <class S>
void readPlaces(const S& step, StepFacets& facets) {
    if constexpr (requires { step.space; }) {
        facets.place = step.space;
    } else if constexpr (requires { step.from; }) {
        facets.place = step.from;
    }
    if constexpr (requires { step.to; }) {
        facets.landing = step.to;
    }
}

template <class S>
void readNumbers(const S& step, StepFacets& facets) {
    if constexpr (requires { step.distance; }) {
        facets.amount = step.distance;
    } else if constexpr (requires { step.amount; }) {
        facets.amount = step.amount;
    } else if constexpr (requires { step.draw; }) {
        facets.amount = step.draw;
    } else if constexpr (requires { step.segment; }) {
        facets.amount = step.segment;
    }
    if constexpr (requires { step.facing; }) {
        facets.facing = step.facing;
    }
}

template <class S>
void readCards(const S& step, CardSet hand, StepFacets& facets) {
    if constexpr (requires { step.card; }) {
        facets.card = step.card;
    }
    if constexpr (requires { step.source; }) {
        facets.source = step.source;
    }
    if constexpr (requires { step.discards; }) {
        facets.discards = step.discards.from(hand);
    }
}

/// A rod's way leads in the minion's direction.
template <class S>
void readLanding(const State& state, const S& step, StepFacets& facets) {
    if constexpr (requires { step.distance; }) {
        const Piece& minion = state.piece(step.minion);
        const Space from = facets.place ? *facets.place : state.piece(facets.target).space();
        facets.landing = neighbour(from, minion.facing(), step.distance);
    }
}

template <class S>
void readDefenders(const State& state, const S& step, StepFacets& facets) {
    if constexpr (requires { step.defenders; }) {
        const Space aim = state.piece(step.minion).aim();
        unsigned place = 0;
        for (std::size_t i = 0; i < state.pieceCount; ++i) {
            if (state.pieces[i].space() == aim && ((step.defenders >> place++) & 1U) != 0) {
                facets.defenders.push_back(static_cast<PieceId>(i));
            }
        }
    }
}

}  // namespace

StepFacets facetsOf(const State& state, Seat decider, const Step& step) {
    StepFacets facets;
    facets.kind = step.index();
    facets.word = wordOf(step);
    const CardSet hand = isPlayer(decider) ? state.hands[decider] : CardSet();
    std::visit(
        [&](const auto& s) {
            readPieces(s, facets);
            readPlaces(s, facets);
            readNumbers(s, facets);
            readCards(s, hand, facets);
            readLanding(state, s, facets);
            readDefenders(state, s, facets);
        },
        step);
    return facets;
}

Step withFacing(const Step& step, Facing facing) {
    return std::visit(
        [facing](auto s) -> Step {
            if constexpr (requires { s.facing; }) {
                s.facing = facing;
            }
            return s;
        },
        step);
}

}  // namespace gnostica::gui
