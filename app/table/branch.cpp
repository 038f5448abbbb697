#include "app/table/branch.h"

#include "engine/mechanics/timer.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/play/view.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace gnostica::table {

namespace {

using namespace engine;
using std::chrono::milliseconds;

const State& stateAt(const Game& game, std::size_t position) {
    const auto timeline = game.timeline();
    return position < timeline.size() ? timeline[position].before : game.state();
}

bool beginsTurn(const Moment& moment) {
    return std::any_of(moment.events.begin(), moment.events.end(),
                       [](const Event& event) { return std::holds_alternative<event::TurnBegan>(event); });
}

/// Number of moments before the turn that is in progress after `position` moments.
std::optional<std::size_t> turnStart(const Game& game, std::size_t position) {
    const auto timeline = game.timeline();
    for (std::size_t i = std::min(position, timeline.size()); i-- > 0;) {
        if (beginsTurn(timeline[i])) {
            return i + 1;
        }
    }
    const Turn& first = stateAt(game, 0).turn;
    const bool setUpByHand =
        first.stage == Stage::option || (first.stage == Stage::floor && first.hook == Hook::turnStart);
    return setUpByHand ? std::optional<std::size_t>(0) : std::nullopt;
}

bool isShuffled(const Game& game, std::size_t from, std::size_t to) {
    const auto moments = game.timeline().subspan(from, to - from);
    return std::any_of(moments.begin(), moments.end(), [](const Moment& moment) {
        const auto* outcome = std::get_if<Chance>(&moment.what);
        return outcome != nullptr && std::holds_alternative<chance::Shuffle>(*outcome);
    });
}

/// The times of the moments from `start` to `position`, followed by the total time at that point.
std::vector<milliseconds> timesBetween(const PlayedGame& played, std::size_t start, std::size_t position) {
    const auto until = std::span(played.times).first(std::min(position, played.times.size()));
    const auto kept = until.subspan(std::min(start, until.size()));
    std::vector<milliseconds> times(kept.begin(), kept.end());
    if (!until.empty()) {
        times.push_back(until.back());
    }
    return times;
}

/// A state that agrees with the viewer's knowledge, including the time played by `position`.
State imaginedBy(const View& view, const PlayedGame& played, std::size_t position, Rng& rng) {
    const Rules& rules = played.game.rules();
    State imagined = view.imagine(rules, rng);
    const auto times = timesBetween(played, position, position);
    if (const Timer* timer = Timer::of(rules); timer != nullptr && !times.empty()) {
        const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(times.back());
        timer->imagineAfter(imagined, static_cast<int>(minutes.count()), rng);
    }
    return imagined;
}

/// Maps each hidden card to the card of an imagined state, and gives the difference between their hidden timers.
class Exchange {
public:
    Exchange(const View& view, const Rules& rules, const State& truth, const State& imagined)
        : timer_(Timer::of(rules)),
          longer_(timer_ != nullptr ? timer_->remaining(imagined) - timer_->remaining(truth) : 0) {
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
        if (timer_ != nullptr) {
            timer_->prolong(state, longer_);
        }
    }
    Chance applied(Chance outcome) const {
        if (auto* shuffle = std::get_if<chance::Shuffle>(&outcome)) {
            for (Card& card : std::span(shuffle->order).first(shuffle->count)) {
                card = cards_[card.index()];
            }
        } else if (auto* drawn = std::get_if<chance::Timer>(&outcome)) {
            drawn->count = static_cast<std::uint8_t>(drawn->count + longer_);
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
    const Timer* timer_;
    int longer_;
};

/// The turn's start, with new hidden cards and a new hidden timer that agree with all that the viewer knows at
/// `position`.
State imaginedStart(const PlayedGame& played, std::size_t start, std::size_t position, Seat viewer, Rng& rng) {
    const Game& game = played.game;
    const Rules& rules = game.rules();
    if (isShuffled(game, start, position)) {
        return imaginedBy(View(rules, stateAt(game, start), viewer), played, position, rng);
    }
    const State& truth = stateAt(game, position);
    const View view(rules, truth, viewer);
    State state = stateAt(game, start);
    Exchange(view, rules, truth, imaginedBy(view, played, position, rng)).applyTo(state);
    return state;
}

/// Takes the same step in another game, if it is legal there.
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

/// The whole game again, the same for the viewer at every moment. Nullopt if it cannot be repeated with other cards,
/// because cards that the viewer has seen came back into the pile.
std::optional<Branch> wholeBranch(const PlayedGame& played, std::size_t position, Seat viewer, Rng& rng) {
    const Game& game = played.game;
    const Rules& rules = game.rules();
    const State& truth = stateAt(game, position);
    const View view(rules, truth, viewer);
    const Exchange exchange(view, rules, truth, imaginedBy(view, played, position, rng));
    State start = stateAt(game, 0);
    exchange.applyTo(start);
    RecordHeader header = played.header;
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
    return Branch{std::move(header), std::move(*branch), timesBetween(played, 0, position)};
}

/// The part of the game from the start of the current turn.
std::optional<Branch> turnBranch(const PlayedGame& played, std::size_t position, Seat viewer, Rng& rng) {
    const Game& game = played.game;
    const std::size_t start = *turnStart(game, position);
    RecordHeader begun = played.header;
    begun.seed = rng();
    begun.position = nlohmann::json::object();  // not a new deal
    auto branch = gameFrom(begun, game, imaginedStart(played, start, position, viewer, rng));
    if (!branch) {
        return std::nullopt;
    }
    for (const Moment& moment : game.timeline().subspan(start, position - start)) {
        if (!repeat(*branch, game.rules(), moment)) {
            break;
        }
    }
    return Branch{std::move(begun), std::move(*branch), timesBetween(played, start, position)};
}

std::optional<Branch> branchAt(const PlayedGame& played, std::size_t position, Seat viewer, Rng& rng) {
    if (!canBranchAt(played.game, position)) {
        return std::nullopt;
    }
    auto whole = wholeBranch(played, position, viewer, rng);
    return whole ? std::move(whole) : turnBranch(played, position, viewer, rng);
}

}  // namespace

bool canBranchAt(const Game& game, std::size_t position) {
    return !isOver(stateAt(game, position)) && turnStart(game, position).has_value();
}

bool hasOpenPositionAt(const Game& game, std::size_t position) {
    return turnStart(game, position).has_value();
}

nlohmann::json positionAt(const PlayedGame& played, std::size_t position, Seat viewer, Rng& rng) {
    if (!canBranchAt(played.game, position)) {
        return {};
    }
    const Rules& rules = played.game.rules();
    const View view(rules, stateAt(played.game, position), viewer);
    return writePosition(rules, imaginedBy(view, played, position, rng));
}

nlohmann::json openPositionAt(const Game& game, std::size_t position) {
    if (!hasOpenPositionAt(game, position)) {
        return {};
    }
    const State& state = stateAt(game, position);
    nlohmann::json open = writePosition(game.rules(), state);
    if (isPlayer(state.turn.mover) && state.isEliminated(state.turn.mover)) {
        open.erase("turn");  // the last turn of a game may have eliminated its player
    }
    return open;
}

BranchMaker branching(const PlayedGame& played, int position, Seat viewer) {
    return [header = played.header, game = played.game, times = played.times,
            place = static_cast<std::size_t>(position), viewer, seed = QRandomGenerator::system()->generate64()] {
        Rng rng(seed);
        return branchAt({header, game, times}, place, viewer, rng);
    };
}

}  // namespace gnostica::table
