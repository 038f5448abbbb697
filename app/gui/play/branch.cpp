#include "app/gui/play/branch.h"

#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/play/view.h"

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

using namespace engine;

const State& stateAt(const Game& game, std::size_t position) {
    const auto timeline = game.timeline();
    return position < timeline.size() ? timeline[position].before : game.state();
}

bool beginsTurn(const Moment& moment) {
    return std::any_of(moment.events.begin(), moment.events.end(),
                       [](const Event& event) { return std::holds_alternative<event::TurnBegan>(event); });
}

/// After how many moments the turn began that is being played after `position` of them.
std::optional<std::size_t> turnStart(const Game& game, std::size_t position) {
    const auto timeline = game.timeline();
    for (std::size_t i = std::min(position, timeline.size()); i-- > 0;) {
        if (beginsTurn(timeline[i])) {
            return i + 1;
        }
    }
    const bool setUpByHand = stateAt(game, 0).turn.stage == Stage::option;
    return setUpByHand ? std::optional<std::size_t>(0) : std::nullopt;
}

bool isShuffled(const Game& game, std::size_t from, std::size_t to) {
    const auto moments = game.timeline().subspan(from, to - from);
    return std::any_of(moments.begin(), moments.end(), [](const Moment& moment) {
        const auto* outcome = std::get_if<Chance>(&moment.what);
        return outcome != nullptr && std::holds_alternative<chance::Shuffle>(*outcome);
    });
}

/// Which card an imagined state has in the place of each hidden one.
class Exchange {
public:
    Exchange(const View& view, const State& truth, const State& imagined) {
        for (int number = 0; number < kCardCount; ++number) {
            cards_[static_cast<std::size_t>(number)] = Card(number);
        }
        for (int i = 0; i < truth.seats; ++i) {
            const Seat seat = seatAt(i);
            pair(truth.hands[seat] - view.known(seat), imagined.hands[seat] - view.known(seat));
        }
        pair(truth.draw.cards(), imagined.draw.cards());
    }

    void applyTo(State& state) const {
        for (int i = 0; i < state.seats; ++i) {
            const Seat seat = seatAt(i);
            state.hands[seat] = exchanged(state.hands[seat]);
            state.known[seat] = exchanged(state.known[seat]);
        }
        Pile draw;
        for (const Card card : state.draw.cards()) {
            draw.push(cards_[card.index()]);
        }
        state.draw = draw;
    }
    Chance applied(Chance outcome) const {
        if (auto* shuffle = std::get_if<chance::Shuffle>(&outcome)) {
            for (Card& card : std::span(shuffle->order).first(shuffle->count)) {
                card = cards_[card.index()];
            }
        }
        return outcome;
    }

private:
    template <class Cards>
    void pair(const Cards& hidden, const Cards& imagined) {
        auto other = imagined.begin();
        for (const Card card : hidden) {
            cards_[card.index()] = *other;
            ++other;
        }
    }
    CardSet exchanged(CardSet cards) const {
        CardSet result;
        for (const Card card : cards) {
            result.insert(cards_[card.index()]);
        }
        return result;
    }

    std::array<Card, kCardCount> cards_{};
};

/// The turn's start, with hidden cards dealt anew in a way that agrees with all that the viewer knows at `position`.
State imaginedStart(const Game& game, std::size_t start, std::size_t position, Seat viewer, Rng& rng) {
    const Rules& rules = game.rules();
    if (isShuffled(game, start, position)) {
        return View(rules, stateAt(game, start), viewer).imagine(rules, rng);
    }
    const State& truth = stateAt(game, position);
    const View view(rules, truth, viewer);
    State state = stateAt(game, start);
    Exchange(view, truth, view.imagine(rules, rng)).applyTo(state);
    return state;
}

/// Takes the same step in another game, as far as it is legal there.
bool repeat(Game& game, const Rules& rules, const Moment& moment, const Exchange* exchange = nullptr) {
    if (const auto* outcome = std::get_if<Chance>(&moment.what)) {
        return game.play(exchange != nullptr ? exchange->applied(*outcome) : *outcome);
    }
    const std::string text = toText(rules, moment.before, std::get<Step>(moment.what));
    const auto step = parseStep(rules, game.state(), text);
    return step && !game.play(*step);
}

std::optional<Game> gameFrom(RecordHeader& header, const Game& game, const State& start) {
    if (header.position.is_null()) {
        return Game(game.sharedRules(), start.seats);
    }
    header.position = writePosition(game.rules(), start);
    auto read = readPosition(header.position, game.sharedRules());
    return read ? std::optional(Game(game.sharedRules(), read->state)) : std::nullopt;
}

bool looksAlike(const Game& one, const Game& other, std::size_t position, Seat viewer) {
    return View(one.rules(), stateAt(one, position), viewer) == View(other.rules(), stateAt(other, position), viewer);
}

/// The whole game again, to the viewer like the other at every moment. Nullopt where it cannot be told again with
/// other cards: those that came back into the pile had been seen before.
std::optional<Branch> wholeBranch(RecordHeader header, const Game& game, std::size_t position, Seat viewer, Rng& rng) {
    const Rules& rules = game.rules();
    const State& truth = stateAt(game, position);
    const View view(rules, truth, viewer);
    const Exchange exchange(view, truth, view.imagine(rules, rng));
    State start = stateAt(game, 0);
    exchange.applyTo(start);
    header.seed = rng();
    auto branch = gameFrom(header, game, start);
    for (std::size_t i = 0; branch && i < position; ++i) {
        if (!looksAlike(*branch, game, i, viewer) || !repeat(*branch, rules, game.timeline()[i], &exchange)) {
            return std::nullopt;
        }
    }
    if (!branch || !looksAlike(*branch, game, position, viewer)) {
        return std::nullopt;
    }
    return Branch{std::move(header), std::move(*branch)};
}

/// As much of the game as the turn that is being played.
std::optional<Branch> turnBranch(const RecordHeader& header, const Game& game, std::size_t position, Seat viewer,
                                 Rng& rng) {
    const std::size_t start = *turnStart(game, position);
    RecordHeader begun = header;
    begun.seed = rng();
    begun.position = nlohmann::json::object();  // not a deal
    auto branch = gameFrom(begun, game, imaginedStart(game, start, position, viewer, rng));
    if (!branch) {
        return std::nullopt;
    }
    for (const Moment& moment : game.timeline().subspan(start, position - start)) {
        if (!repeat(*branch, game.rules(), moment)) {
            break;
        }
    }
    return Branch{std::move(begun), std::move(*branch)};
}

}  // namespace

bool canBranchAt(const Game& game, std::size_t position) {
    return !isOver(stateAt(game, position)) && turnStart(game, position).has_value();
}

std::optional<Branch> branchAt(const RecordHeader& header, const Game& game, std::size_t position, Seat viewer,
                               Rng& rng) {
    if (!canBranchAt(game, position)) {
        return std::nullopt;
    }
    auto whole = wholeBranch(header, game, position, viewer, rng);
    return whole ? std::move(whole) : turnBranch(header, game, position, viewer, rng);
}

}  // namespace gnostica::gui
